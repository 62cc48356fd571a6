import UIKit

/// Right: the table is the first subview and fills the view, so UIKit insets its rows by 64 points above and 49 below.
final class FeedViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!

  private let rows = NumberedRows(title: "Post")

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
  }
}
