import UIKit

/// `ShiftedViewController` with the order right: the table comes first, and the backdrop lies over it as a faint
/// watermark.
final class FixedViewController: UIViewController {
  @IBOutlet weak var backdropView: UIImageView!
  @IBOutlet weak var tableView: UITableView!

  private let rows = NumberedRows(title: "Message")

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
  }
}
