import UIKit

/// Wrong up to iOS 10: the backdrop is the first subview, so UIKit doesn't find the table and its first 64 points lie
/// under the bar.
final class ShiftedViewController: UIViewController {
  @IBOutlet weak var backdropView: UIImageView!
  @IBOutlet weak var tableView: UITableView!

  private let rows = NumberedRows(title: "Message")

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
  }
}
