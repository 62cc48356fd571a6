import UIKit

/// Wrong up to iOS 10: the storyboard turns the automatic insets off, and nobody sets others. From iOS 11 on the switch
/// has no effect here.
final class PhotoListViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!

  private let rows = NumberedRows(title: "Photo")

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
  }
}
