import UIKit

/// A list of numbered rows, so that a row hidden under a bar is missed at once.
final class NumberedRows: NSObject, UITableViewDataSource {
  private let title: String
  private let count: Int

  init(title: String, count: Int = 40) {
    self.title = title
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "\(title) \(indexPath.row + 1)"
    return cell
  }
}
