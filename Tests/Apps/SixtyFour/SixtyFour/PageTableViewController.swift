import UIKit

/// A page of `HostViewController`. Up to iOS 10 the bars are none of its business: its own settings are never asked.
final class PageTableViewController: UITableViewController {
  var chapter = "Page"

  private lazy var rows = NumberedRows(title: chapter)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
  }
}
