import UIKit

/// Wrong up to iOS 10: the table belongs to the child in the container view, which lies above the backdrop, so UIKit
/// never reaches it.
final class HostViewController: UIViewController {
  @IBOutlet weak var backdropView: UIImageView!
  @IBOutlet weak var containerView: UIView!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? PageTableViewController else { return }
    page.chapter = "Chapter"
  }
}
