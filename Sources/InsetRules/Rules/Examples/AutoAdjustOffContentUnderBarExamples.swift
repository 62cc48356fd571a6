enum AutoAdjustOffContentUnderBarExamples {
  private static let flag = #"automaticallyAdjustsScrollViewInsets="NO""#
  private static let never = #"contentInsetAdjustmentBehavior="never""#
  private static let neverTable =
    #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never">"#

  static let all: [RuleExample] = [
    RuleExample(
      "the flag is off and the table starts under the bar",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: [flag]),
    RuleExample(
      "never, under a translucent bar",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(neverTable))],
      deploymentTarget: "13.0", reportsAt: [never]),
    RuleExample(
      "the flag is off, but the bar is opaque and hides nothing",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, bar: #" translucent="NO""#, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the flag is off, but the app runs on iOS 11 and later only",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "11.0", reportsAt: []),
    RuleExample(
      "the bar has a background image, which may be opaque",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, bar: #" backgroundImage="bar""#,
          subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "a photo fills the screen on purpose",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(
            #"<scrollView id="zoom" contentInsetAdjustmentBehavior="never">"#,
            "<subviews>" + ExampleStoryboard.filling(#"<imageView id="photo">"#) + "</subviews>"))
      ], deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "a pager lies under the bar on purpose",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag,
          subviews: ExampleStoryboard.filling(
            #"<scrollView id="pager" pagingEnabled="YES" alwaysBounceVertical="YES">"#))
      ], deploymentTarget: "9.0", reportsAt: []),
  ]
}
