// Generated from metrics.json by generate-metrics. Don't edit.
// swift-format-ignore-file

enum MetricsData {
  static let devices: [DeviceClass] = [
    DeviceClass(
      id: "phone-320x480", idiom: .phone, shape: .homeButton,
      models: [
        .init(name: "iPhone 4", systems: OSRange(OSVersion(4, 0, 0), through: [7, 1, 2])),
        .init(name: "iPhone 4s", systems: OSRange(OSVersion(5, 0, 0), through: [9, 3, 6])),
      ],
      size: Size(width: 320, height: 480), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-320x480@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [7, 1]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general", "nslog7"]),
        .init(
          id: "phone-320x480@8.0", systems: OSRange(OSVersion(8, 0, 0), through: [9, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["ios8land"]),
      ]),
    DeviceClass(
      id: "phone-320x568", idiom: .phone, shape: .homeButton,
      models: [
        .init(name: "iPhone 5", systems: OSRange(OSVersion(6, 0, 0), through: [10, 3, 4])),
        .init(name: "iPhone 5c", systems: OSRange(OSVersion(7, 0, 0), through: [10, 3, 3])),
        .init(name: "iPhone 5s", systems: OSRange(OSVersion(7, 0, 0), through: [12, 5, 7])),
        .init(name: "iPhone SE (1st gen)", systems: OSRange(OSVersion(9, 3, 0), through: [15, 8])),
        .init(name: "iPod touch (6th gen)", systems: OSRange(OSVersion(8, 4, 0), through: [12, 5, 7])),
        .init(name: "iPod touch (7th gen)", systems: OSRange(OSVersion(12, 3, 1), through: [15, 8])),
      ],
      size: Size(width: 320, height: 568), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-320x568@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [7, 1]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general", "nslog7"]),
        .init(
          id: "phone-320x568@8.0", systems: OSRange(OSVersion(8, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["ios8land", "chisel9"]),
        .init(
          id: "phone-320x568@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["yaloaf_x", "radar_win"]),
        .init(
          id: "phone-320x568@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [15, 8]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "sst"]),
      ]),
    DeviceClass(
      id: "phone-375x667", idiom: .phone, shape: .homeButton,
      models: [
        .init(name: "iPhone 6", systems: OSRange(OSVersion(8, 0, 0), through: [12, 5, 7])),
        .init(name: "iPhone 6s", systems: OSRange(OSVersion(9, 0, 0), through: [15, 8])),
        .init(name: "iPhone 7", systems: OSRange(OSVersion(10, 0, 0), through: [15, 8])),
        .init(name: "iPhone 8", systems: OSRange(OSVersion(11, 0, 0), through: [16, 7])),
        .init(name: "iPhone SE (2nd gen)", systems: OSRange(OSVersion(13, 4, 0))),
        .init(name: "iPhone SE (3rd gen)", systems: OSRange(OSVersion(15, 4, 0))),
      ],
      size: Size(width: 375, height: 667), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-375x667@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [7, 1]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "phone-375x667@8.0", systems: OSRange(OSVersion(8, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["ios8land", "guide10"]),
        .init(
          id: "phone-375x667@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["yaloaf_x", "radar_win"]),
        .init(
          id: "phone-375x667@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [18, 7]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "dimm16", "sst"]),
        .init(
          id: "phone-375x667@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["gk", "flutter186028", "diary26"]),
      ]),
    DeviceClass(
      id: "phone-414x736", idiom: .phone, shape: .homeButton,
      models: [
        .init(name: "iPhone 6 Plus", systems: OSRange(OSVersion(8, 0, 0), through: [12, 5, 7])),
        .init(name: "iPhone 6s Plus", systems: OSRange(OSVersion(9, 0, 0), through: [15, 8])),
        .init(name: "iPhone 7 Plus", systems: OSRange(OSVersion(10, 0, 0), through: [15, 8])),
        .init(name: "iPhone 8 Plus", systems: OSRange(OSVersion(11, 0, 0), through: [16, 7])),
      ],
      size: Size(width: 414, height: 736), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-414x736@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [7, 1]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "phone-414x736@8.0", systems: OSRange(OSVersion(8, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["ios8land", "yingms"]),
        .init(
          id: "phone-414x736@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["yaloaf_x", "radar_win"]),
        .init(
          id: "phone-414x736@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [16, 7]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "dimm16", "sst"]),
      ]),
    DeviceClass(
      id: "phone-375x812-x", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone X", systems: OSRange(OSVersion(11, 0, 1), through: [16, 7])),
        .init(name: "iPhone XS", systems: OSRange(OSVersion(12, 0, 0), through: [18, 7])),
        .init(name: "iPhone 11 Pro", systems: OSRange(OSVersion(13, 0, 0))),
      ],
      size: Size(width: 375, height: 812), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-375x812-x@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 44, bottom: 21, right: 44), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: ["sst and playbook say landscape bottom 24; measured 21 everywhere else", "swuisim says landscape sides 48 for 11 Pro; measured 44"]),
          sources: ["dimm14", "dimm15", "yaloaf_x", "qmui", "qmui633", "reibang", "qiita_x"]),
        .init(
          id: "phone-375x812-x@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc"]),
      ]),
    DeviceClass(
      id: "phone-414x896-3x", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone XS Max", systems: OSRange(OSVersion(12, 0, 0), through: [18, 7])),
        .init(name: "iPhone 11 Pro Max", systems: OSRange(OSVersion(13, 0, 0))),
      ],
      size: Size(width: 414, height: 896), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-414x896-3x@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .measured,
            alternatives: [], disagreements: ["juejin_all: top 48 (contradicted by dimm14/dimm15)"]),
          landscape: .init(
            insets: Insets(top: 0, left: 44, bottom: 21, right: 44), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: ["sst, playbook: landscape bottom 24", "juejin_all: top 48 (contradicted by dimm14/dimm15)"]),
          sources: ["dimm14", "dimm15", "qmui", "qmui633"]),
        .init(
          id: "phone-414x896-3x@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc"]),
      ]),
    DeviceClass(
      id: "phone-414x896-2x", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone XR", systems: OSRange(OSVersion(12, 0, 0), through: [18, 7])),
        .init(name: "iPhone 11", systems: OSRange(OSVersion(13, 0, 0))),
      ],
      size: Size(width: 414, height: 896), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-414x896-2x@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [13, 7]),
          portrait: .init(
            insets: Insets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .reported,
            alternatives: [], disagreements: ["a pasted print of January 2020 (13.3, 414x896 @2x): list 804 = 896 - 92 high, opaque bar not certain; 44 + 44 would leave 808"]),
          landscape: .init(
            insets: Insets(top: 0, left: 44, bottom: 21, right: 44), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: ["sst, playbook: landscape bottom 24", "a pasted print of January 2020 (13.3, 414x896 @2x): list 804 = 896 - 92 high, opaque bar not certain; 44 + 44 would leave 808"]),
          sources: ["gk", "playbook", "sst"]),
        .init(
          id: "phone-414x896-2x@14.0", systems: OSRange(OSVersion(14, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 48, left: 0, bottom: 34, right: 0), statusBarHeight: 48, confidence: .measured,
            alternatives: [], disagreements: ["sst, playbook still say 44"]),
          landscape: .init(
            insets: Insets(top: 0, left: 48, bottom: 21, right: 48), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: ["sst, playbook still say 44", "swuisim says landscape sides 44"]),
          sources: ["dimm14", "dimm15", "qmui", "juejin_top", "csdn15"]),
        .init(
          id: "phone-414x896-2x@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 48, left: 0, bottom: 34, right: 0), statusBarHeight: 48, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc"]),
      ]),
    DeviceClass(
      id: "phone-375x812-mini", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone 12 mini", systems: OSRange(OSVersion(14, 2, 0))),
        .init(name: "iPhone 13 mini", systems: OSRange(OSVersion(15, 0, 0))),
      ],
      size: Size(width: 375, height: 812), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-375x812-mini@14.0", systems: OSRange(OSVersion(14, 0, 0), through: [14, 8]),
          portrait: .init(
            insets: Insets(top: 50, left: 0, bottom: 34, right: 0), statusBarHeight: 44, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 50, bottom: 21, right: 50), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "gk67"]),
        .init(
          id: "phone-375x812-mini@15.0", systems: OSRange(OSVersion(15, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 50, left: 0, bottom: 34, right: 0), statusBarHeight: 50, confidence: .measured,
            alternatives: [], disagreements: ["juejin_top measured a 44 status bar on 12 mini with iOS 15.2; qmui and gk use 50 from iOS 15", "devframe gives 44 (12 mini) and 47 (13 mini)", "playbook gives 360x780 points for 12 mini: that is the panel, not the app's coordinate space"]),
          landscape: .init(
            insets: Insets(top: 0, left: 50, bottom: 21, right: 50), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: ["juejin_top measured a 44 status bar on 12 mini with iOS 15.2; qmui and gk use 50 from iOS 15", "devframe gives 44 (12 mini) and 47 (13 mini)", "playbook gives 360x780 points for 12 mini: that is the panel, not the app's coordinate space"]),
          sources: ["dimm15", "dimm16", "qmui", "sst"]),
        .init(
          id: "phone-375x812-mini@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 50, left: 0, bottom: 34, right: 0), statusBarHeight: 50, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc"]),
      ]),
    DeviceClass(
      id: "phone-390x844", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone 12", systems: OSRange(OSVersion(14, 1, 0))),
        .init(name: "iPhone 12 Pro", systems: OSRange(OSVersion(14, 1, 0))),
        .init(name: "iPhone 13", systems: OSRange(OSVersion(15, 0, 0))),
        .init(name: "iPhone 13 Pro", systems: OSRange(OSVersion(15, 0, 0))),
        .init(name: "iPhone 14", systems: OSRange(OSVersion(16, 0, 0))),
        .init(name: "iPhone 16e", systems: OSRange(OSVersion(18, 3, 0))),
        .init(name: "iPhone 17e", systems: OSRange(OSVersion(0, 0, 0))),
      ],
      size: Size(width: 390, height: 844), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-390x844@14.0", systems: OSRange(OSVersion(14, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 47, bottom: 21, right: 47), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "dimm16", "qmui", "sst", "shirates"]),
        .init(
          id: "phone-390x844@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc", "devprofile"]),
      ]),
    DeviceClass(
      id: "phone-428x926", idiom: .phone, shape: .notch,
      models: [
        .init(name: "iPhone 12 Pro Max", systems: OSRange(OSVersion(14, 2, 0))),
        .init(name: "iPhone 13 Pro Max", systems: OSRange(OSVersion(15, 0, 0))),
        .init(name: "iPhone 14 Plus", systems: OSRange(OSVersion(16, 0, 0))),
      ],
      size: Size(width: 428, height: 926), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-428x926@14.0", systems: OSRange(OSVersion(14, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 47, bottom: 21, right: 47), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "dimm16", "qmui", "sst"]),
        .init(
          id: "phone-428x926@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["calc"]),
      ]),
    DeviceClass(
      id: "phone-393x852", idiom: .phone, shape: .dynamicIsland,
      models: [
        .init(name: "iPhone 14 Pro", systems: OSRange(OSVersion(16, 0, 0))),
        .init(name: "iPhone 15", systems: OSRange(OSVersion(17, 0, 0))),
        .init(name: "iPhone 15 Pro", systems: OSRange(OSVersion(17, 0, 0))),
        .init(name: "iPhone 16", systems: OSRange(OSVersion(18, 0, 0))),
      ],
      size: Size(width: 393, height: 852), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-393x852@16.0", systems: OSRange(OSVersion(16, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54, confidence: .measured,
            alternatives: [], disagreements: ["juejin_all gives 54 as the safe area of 14 Pro"]),
          landscape: .init(
            insets: Insets(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: ["juejin_all gives 54 as the safe area of 14 Pro"]),
          sources: ["dimm16", "qmui", "gk41", "csl", "flutter120682", "csdn15"]),
        .init(
          id: "phone-393x852@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: nil, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["gk"]),
      ]),
    DeviceClass(
      id: "phone-430x932", idiom: .phone, shape: .dynamicIsland,
      models: [
        .init(name: "iPhone 14 Pro Max", systems: OSRange(OSVersion(16, 0, 0))),
        .init(name: "iPhone 15 Plus", systems: OSRange(OSVersion(17, 0, 0))),
        .init(name: "iPhone 15 Pro Max", systems: OSRange(OSVersion(17, 0, 0))),
        .init(name: "iPhone 16 Plus", systems: OSRange(OSVersion(18, 0, 0))),
      ],
      size: Size(width: 430, height: 932), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-430x932@16.0", systems: OSRange(OSVersion(16, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 0, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm16", "qmui", "gk41", "so_9766"]),
        .init(
          id: "phone-430x932@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: nil, confidence: .inferred,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: 0, confidence: .inferred,
            alternatives: [], disagreements: []),
          sources: ["gk"]),
      ]),
    DeviceClass(
      id: "phone-402x874", idiom: .phone, shape: .dynamicIsland,
      models: [
        .init(name: "iPhone 16 Pro", systems: OSRange(OSVersion(18, 0, 0))),
        .init(name: "iPhone 17", systems: OSRange(OSVersion(26, 0, 0))),
        .init(name: "iPhone 17 Pro", systems: OSRange(OSVersion(26, 0, 0))),
      ],
      size: Size(width: 402, height: 874), isRegularWidthInLandscape: false,
      rows: [
        .init(
          id: "phone-402x874@18.0", systems: OSRange(OSVersion(18, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 62, left: 0, bottom: 34, right: 0), statusBarHeight: 54, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 62, bottom: 21, right: 62), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["qmui", "gk", "devframe", "vicfork"]),
        .init(
          id: "phone-402x874@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 62, left: 0, bottom: 34, right: 0), statusBarHeight: nil, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 62, bottom: 20, right: 62), statusBarHeight: 0, confidence: .reported,
            alternatives: [Insets(top: 20, left: 62, bottom: 20, right: 62)], disagreements: ["landscape top on iOS 26 is disputed: 0 in two independent apps' layout tests (diary26, listing26), two more files (appland), a preview profile (profiles26) and flutterware, and implied by rn13256's old seed of 32; 20 in one copy chain (useyourloaf's iPhone 17 page, passbolt, devprofile, vicfork, sst1046) and in one author's own metrics file. The phone in diary26 may run iOS 27. devprev says bottom 21"]),
          sources: ["sentry26", "wda26", "passbolt", "devprofile", "sst1046", "flutterware", "devprev", "diary26", "listing26", "profiles26", "appland"]),
      ]),
    DeviceClass(
      id: "phone-440x956", idiom: .phone, shape: .dynamicIsland,
      models: [
        .init(name: "iPhone 16 Pro Max", systems: OSRange(OSVersion(18, 0, 0))),
        .init(name: "iPhone 17 Pro Max", systems: OSRange(OSVersion(26, 0, 0))),
      ],
      size: Size(width: 440, height: 956), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-440x956@18.0", systems: OSRange(OSVersion(18, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 62, left: 0, bottom: 34, right: 0), statusBarHeight: 54, confidence: .reported,
            alternatives: [], disagreements: ["flutterware 'latest' lists 59 for 16 Pro Max (marked derived); its 0.7.0 lists 62"]),
          landscape: .init(
            insets: Insets(top: 0, left: 62, bottom: 21, right: 62), statusBarHeight: 0, confidence: .reported,
            alternatives: [], disagreements: ["flutterware 'latest' lists 59 for 16 Pro Max (marked derived); its 0.7.0 lists 62"]),
          sources: ["qmui", "gk", "devframe", "vicfork"]),
        .init(
          id: "phone-440x956@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 62, left: 0, bottom: 34, right: 0), statusBarHeight: nil, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 62, bottom: 20, right: 62), statusBarHeight: 0, confidence: .reported,
            alternatives: [Insets(top: 20, left: 62, bottom: 20, right: 62)], disagreements: ["landscape top on iOS 26 is disputed: 0 in two independent apps' layout tests (diary26, listing26), two more files (appland), a preview profile (profiles26) and flutterware, and implied by rn13256's old seed of 32; 20 in one copy chain (useyourloaf's iPhone 17 page, passbolt, devprofile, vicfork, sst1046) and in one author's own metrics file. The phone in diary26 may run iOS 27. devprev says bottom 21"]),
          sources: ["xcui26max", "passbolt", "devprofile", "sst1046", "appland"]),
      ]),
    DeviceClass(
      id: "phone-420x912", idiom: .phone, shape: .dynamicIsland,
      models: [
        .init(name: "iPhone Air", systems: OSRange(OSVersion(26, 0, 0))),
      ],
      size: Size(width: 420, height: 912), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "phone-420x912@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 68, left: 0, bottom: 34, right: 0), statusBarHeight: nil, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 0, left: 68, bottom: 20, right: 68), statusBarHeight: 0, confidence: .inferred,
            alternatives: [Insets(top: 20, left: 68, bottom: 29, right: 68), Insets(top: 0, left: 68, bottom: 29, right: 68)], disagreements: ["landscape top on iOS 26 is disputed: 0 in two independent apps' layout tests (diary26, listing26), two more files (appland), a preview profile (profiles26) and flutterware, and implied by rn13256's old seed of 32; 20 in one copy chain (useyourloaf's iPhone 17 page, passbolt, devprofile, vicfork, sst1046) and in one author's own metrics file. The phone in diary26 may run iOS 27. devprev says bottom 21", "landscape bottom 29 stands in the copy chain only (passbolt, devprofile, sst1046); every other phone has 20 or 21, so 20 is taken by analogy"]),
          sources: ["passbolt", "devprofile", "sst1046", "gk", "air27"]),
      ]),
    DeviceClass(
      id: "pad-768x1024", idiom: .pad, shape: .homeButton,
      models: [
        .init(name: "iPad 2", systems: OSRange(OSVersion(4, 3, 0), through: [9, 3, 6])),
        .init(name: "iPad (3rd gen)", systems: OSRange(OSVersion(5, 1, 0), through: [9, 3, 6])),
        .init(name: "iPad (4th gen)", systems: OSRange(OSVersion(6, 0, 0), through: [10, 3, 4])),
        .init(name: "iPad (5th gen)", systems: OSRange(OSVersion(10, 3, 0), through: [16, 7])),
        .init(name: "iPad (6th gen)", systems: OSRange(OSVersion(11, 3, 0), through: [17, 7])),
        .init(name: "iPad Air", systems: OSRange(OSVersion(7, 0, 0), through: [12, 5, 7])),
        .init(name: "iPad Air 2", systems: OSRange(OSVersion(8, 1, 0), through: [15, 8])),
        .init(name: "iPad mini", systems: OSRange(OSVersion(6, 0, 0), through: [9, 3, 6])),
        .init(name: "iPad mini 2", systems: OSRange(OSVersion(7, 0, 0), through: [12, 5, 7])),
        .init(name: "iPad mini 3", systems: OSRange(OSVersion(8, 1, 0), through: [12, 5, 7])),
        .init(name: "iPad mini 4", systems: OSRange(OSVersion(9, 0, 0), through: [15, 8])),
        .init(name: "iPad mini (5th gen)", systems: OSRange(OSVersion(12, 2, 0))),
        .init(name: "iPad Pro 9.7-inch", systems: OSRange(OSVersion(9, 3, 0), through: [16, 7])),
      ],
      size: Size(width: 768, height: 1024), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-768x1024@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "pad-768x1024@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["radar_win", "hack12"]),
        .init(
          id: "pad-768x1024@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "sst"]),
        .init(
          id: "pad-768x1024@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["flutter186028"]),
      ]),
    DeviceClass(
      id: "pad-810x1080", idiom: .pad, shape: .homeButton,
      models: [
        .init(name: "iPad (7th gen)", systems: OSRange(OSVersion(13, 1, 0), through: [18, 7])),
        .init(name: "iPad (8th gen)", systems: OSRange(OSVersion(14, 0, 0))),
        .init(name: "iPad (9th gen)", systems: OSRange(OSVersion(15, 0, 0))),
      ],
      size: Size(width: 810, height: 1080), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-810x1080@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "pad-810x1080@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["radar_win", "hack12"]),
        .init(
          id: "pad-810x1080@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["dimm14", "dimm15", "sst", "devframe"]),
        .init(
          id: "pad-810x1080@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["flutter186028"]),
      ]),
    DeviceClass(
      id: "pad-834x1112", idiom: .pad, shape: .homeButton,
      models: [
        .init(name: "iPad Pro 10.5-inch", systems: OSRange(OSVersion(10, 3, 2), through: [17, 7])),
        .init(name: "iPad Air (3rd gen)", systems: OSRange(OSVersion(12, 2, 0))),
      ],
      size: Size(width: 834, height: 1112), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-834x1112@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "pad-834x1112@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["radar_win", "hack12"]),
        .init(
          id: "pad-834x1112@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["radar_win", "hack12", "sst", "playbook"]),
        .init(
          id: "pad-834x1112@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: nil, statusBarHeight: nil, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["flutter186028"]),
      ]),
    DeviceClass(
      id: "pad-1024x1366-hb", idiom: .pad, shape: .homeButton,
      models: [
        .init(name: "iPad Pro 12.9-inch (1st gen)", systems: OSRange(OSVersion(9, 1, 0), through: [16, 7])),
        .init(name: "iPad Pro 12.9-inch (2nd gen)", systems: OSRange(OSVersion(10, 3, 2), through: [17, 7])),
      ],
      size: Size(width: 1024, height: 1366), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-1024x1366-hb@7.0", systems: OSRange(OSVersion(7, 0, 0), through: [10, 3]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .unverified,
            alternatives: [], disagreements: []),
          sources: ["general"]),
        .init(
          id: "pad-1024x1366-hb@11.0", systems: OSRange(OSVersion(11, 0, 0), through: [11, 4]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .measured,
            alternatives: [], disagreements: []),
          sources: ["radar_win", "hack12"]),
        .init(
          id: "pad-1024x1366-hb@12.0", systems: OSRange(OSVersion(12, 0, 0), through: [17, 7]),
          portrait: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["sst", "devframe"]),
      ]),
    DeviceClass(
      id: "pad-834x1194", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad Pro 11-inch (1st gen)", systems: OSRange(OSVersion(12, 1, 0))),
        .init(name: "iPad Pro 11-inch (2nd gen)", systems: OSRange(OSVersion(13, 4, 0))),
        .init(name: "iPad Pro 11-inch (3rd gen)", systems: OSRange(OSVersion(14, 5, 0))),
        .init(name: "iPad Pro 11-inch (4th gen)", systems: OSRange(OSVersion(16, 1, 0))),
      ],
      size: Size(width: 834, height: 1194), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-834x1194@12.1", systems: OSRange(OSVersion(12, 1, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["playbook and devframe list 20/0 for this screen: contradicted by three measurements"]),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["playbook and devframe list 20/0 for this screen: contradicted by three measurements"]),
          sources: ["dimm14", "dimm15", "dimm16", "sst", "qmui633"]),
        .init(
          id: "pad-834x1194@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27"]),
      ]),
    DeviceClass(
      id: "pad-1024x1366-fid", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad Pro 12.9-inch (3rd gen)", systems: OSRange(OSVersion(12, 1, 0))),
        .init(name: "iPad Pro 12.9-inch (4th gen)", systems: OSRange(OSVersion(13, 4, 0))),
        .init(name: "iPad Pro 12.9-inch (5th gen)", systems: OSRange(OSVersion(14, 5, 0))),
        .init(name: "iPad Pro 12.9-inch (6th gen)", systems: OSRange(OSVersion(16, 1, 0))),
        .init(name: "iPad Air 13-inch (M2)", systems: OSRange(OSVersion(17, 4, 0))),
        .init(name: "iPad Air 13-inch (M3)", systems: OSRange(OSVersion(0, 0, 0))),
        .init(name: "iPad Air 13-inch (M4)", systems: OSRange(OSVersion(0, 0, 0))),
      ],
      size: Size(width: 1024, height: 1366), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-1024x1366-fid@12.1", systems: OSRange(OSVersion(12, 1, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["sst lists 20/0 for 'iPad Pro 12.9': that is the home-button generation"]),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["sst lists 20/0 for 'iPad Pro 12.9': that is the home-button generation"]),
          sources: ["dimm14", "dimm15", "dimm16", "devframe", "playbook"]),
        .init(
          id: "pad-1024x1366-fid@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27"]),
      ]),
    DeviceClass(
      id: "pad-820x1180", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad Air (4th gen)", systems: OSRange(OSVersion(14, 1, 0))),
        .init(name: "iPad Air (5th gen)", systems: OSRange(OSVersion(15, 4, 0))),
        .init(name: "iPad (10th gen)", systems: OSRange(OSVersion(16, 1, 0))),
        .init(name: "iPad (A16)", systems: OSRange(OSVersion(0, 0, 0))),
        .init(name: "iPad Air 11-inch (M2)", systems: OSRange(OSVersion(17, 4, 0))),
        .init(name: "iPad Air 11-inch (M3)", systems: OSRange(OSVersion(0, 0, 0))),
        .init(name: "iPad Air 11-inch (M4)", systems: OSRange(OSVersion(0, 0, 0))),
      ],
      size: Size(width: 820, height: 1180), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-820x1180@14.1", systems: OSRange(OSVersion(14, 1, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["devframe lists 20/0 for iPad Air 4", "the iPad (10th gen) has corner radius 25 in dimm16, the Airs 18"]),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["devframe lists 20/0 for iPad Air 4", "the iPad (10th gen) has corner radius 25 in dimm16, the Airs 18"]),
          sources: ["dimm14", "dimm15", "dimm16"]),
        .init(
          id: "pad-820x1180@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27"]),
      ]),
    DeviceClass(
      id: "pad-744x1133", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad mini (6th gen)", systems: OSRange(OSVersion(15, 0, 0))),
        .init(name: "iPad mini (A17 Pro)", systems: OSRange(OSVersion(18, 0, 0))),
      ],
      size: Size(width: 744, height: 1133), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-744x1133@15.0", systems: OSRange(OSVersion(15, 0, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["playbook lists 24/20/24/20, contradicted by two measurements"]),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .measured,
            alternatives: [], disagreements: ["playbook lists 24/20/24/20, contradicted by two measurements"]),
          sources: ["dimm15", "dimm16", "swuisim"]),
        .init(
          id: "pad-744x1133@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27", "profiles26"]),
      ]),
    DeviceClass(
      id: "pad-834x1210", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad Pro 11-inch (M4)", systems: OSRange(OSVersion(17, 4, 0))),
        .init(name: "iPad Pro 11-inch (M5)", systems: OSRange(OSVersion(26, 0, 0))),
      ],
      size: Size(width: 834, height: 1210), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-834x1210@17.4", systems: OSRange(OSVersion(17, 4, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .reported,
            alternatives: [], disagreements: ["devframe's landscape row for the M4 puts 24 on the sides and 0 on top: not how any measured iPad behaves"]),
          sources: ["devframe", "vicfork"]),
        .init(
          id: "pad-834x1210@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27"]),
      ]),
    DeviceClass(
      id: "pad-1032x1376", idiom: .pad, shape: .homeIndicator,
      models: [
        .init(name: "iPad Pro 13-inch (M4)", systems: OSRange(OSVersion(17, 4, 0))),
        .init(name: "iPad Pro 13-inch (M5)", systems: OSRange(OSVersion(26, 0, 0))),
      ],
      size: Size(width: 1032, height: 1376), isRegularWidthInLandscape: true,
      rows: [
        .init(
          id: "pad-1032x1376@17.4", systems: OSRange(OSVersion(17, 4, 0), through: [18]),
          portrait: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["devframe", "vicfork"]),
        .init(
          id: "pad-1032x1376@26.0", systems: OSRange(OSVersion(26, 0, 0)),
          portrait: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          landscape: .init(
            insets: Insets(top: 32, left: 0, bottom: 20, right: 0), statusBarHeight: 32, confidence: .reported,
            alternatives: [], disagreements: []),
          sources: ["openz", "termrail", "ipad27"]),
      ]),
  ]

  static let bars: [BarMetric] = [
    BarMetric(
      id: "nav-phone-portrait", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "portrait",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["shirates", "warba", "wda736", "reibang", "yaloaf_x", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "nav-phone-landscape-compact", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "landscape, compact width (all but Plus, XR, 11, Max)",
      height: 32, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["yaloaf_x", "fluent1727", "qmui633", "apick"],
      disagreements: ["qmui and gk count every Dynamic Island phone as 'regular' (44) in landscape; fluent1727 measured 32 on iPhone 14 Pro", "react-navigation commit ad041a0 (2025-08) switched its imitation from 32 to 44 in landscape"]),
    BarMetric(
      id: "nav-phone-landscape-regular", systems: OSRange(OSVersion(8, 0, 0), through: [18]),
      condition: "landscape, regular width (Plus, XR, 11, XS Max, 11/12/13/14/15/16 Pro Max and Plus)",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["crtoast121", "qmui633", "fluent1727"],
      disagreements: []),
    BarMetric(
      id: "nav-pad-44", systems: OSRange(OSVersion(7, 0, 0), through: [11]),
      condition: "any orientation; also an app built with Xcode 9 or earlier running on a later OS",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "nav-pad-50", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
      condition: "app built with Xcode 10 (iOS 12 SDK) or later, also inside form sheets, page sheets and popovers",
      height: 50, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633", "gk", "rn"],
      disagreements: []),
    BarMetric(
      id: "nav-phone-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, Liquid Glass (UIDesignRequiresCompatibility not YES)",
      height: 54, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["sentry26", "wda26", "xcui26", "ui958", "gk", "gk47", "rn13256", "rns4674"],
      disagreements: []),
    BarMetric(
      id: "nav-phone-26-landscape", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "landscape, Liquid Glass, iPhone 17 Pro",
      height: 54, originY: 24, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["rn13256", "gk"],
      disagreements: ["gk uses 24 + 32 = 56 for phones it counts as compact (non Dynamic Island, not Max/Plus/XR)"]),
    BarMetric(
      id: "nav-pad-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "Liquid Glass",
      height: 54, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["gk"],
      disagreements: ["react-navigation's JS header uses 64 there"]),
    BarMetric(
      id: "nav-compat-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "UIDesignRequiresCompatibility = YES in Info.plist (or app built with an older SDK)",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["gk"],
      disagreements: []),
    BarMetric(
      id: "nav-origin-plain", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "no Dynamic Island: bar top = bottom of status bar",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["shirates", "reibang", "wda736"],
      disagreements: []),
    BarMetric(
      id: "nav-origin-di59", systems: OSRange(OSVersion(16, 0, 0), through: [18]),
      condition: "portrait, safe area top 59",
      height: nil, originY: 53.6667, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["gk41", "gk", "qmui", "rn", "so_9766"],
      disagreements: []),
    BarMetric(
      id: "nav-origin-di62", systems: OSRange(OSVersion(18, 0, 0), through: [18]),
      condition: "portrait, safe area top 62 (16 Pro, 16 Pro Max)",
      height: nil, originY: 56.3333, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["ax16pro", "gk", "qmui"],
      disagreements: ["react-navigation's rule (top inset minus 5 and one pixel) gives 56.667; the tree in ax16pro has 56.3, printed with one decimal, which decides for 56.333"]),
    BarMetric(
      id: "nav-origin-di68", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, iPhone Air with UIDesignRequiresCompatibility",
      height: nil, originY: 62.3333, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["gk"],
      disagreements: []),
    BarMetric(
      id: "nav-origin-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, Liquid Glass: bar top = safe area top",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["sentry26", "gk", "ui958"],
      disagreements: []),
    BarMetric(
      id: "largetitle-phone", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "portrait, expanded: total bar height 96",
      height: 52, originY: nil, total: 96, totalWithIndicator: nil,
      confidence: .measured, sources: ["reibang", "shirates", "qiita_x"],
      disagreements: []),
    BarMetric(
      id: "largetitle-pad-11", systems: OSRange(OSVersion(11, 0, 0), through: [11]),
      condition: "expanded: total 96 (116 with the status bar)",
      height: 52, originY: nil, total: 96, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12"],
      disagreements: []),
    BarMetric(
      id: "largetitle-pad-12", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
      condition: "expanded: total 102 (122 with a 20 pt status bar)",
      height: 52, originY: nil, total: 102, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12"],
      disagreements: []),
    BarMetric(
      id: "largetitle-phone-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, expanded: total 106",
      height: 52, originY: nil, total: 106, totalWithIndicator: nil,
      confidence: .measured, sources: ["wda26", "xcui26max", "hotwire199"],
      disagreements: []),
    BarMetric(
      id: "largetitle-phone-landscape", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "landscape, compact height: large title not shown, bar stays 32 (44 on regular width)",
      height: 0, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .unverified, sources: ["general"],
      disagreements: []),
    BarMetric(
      id: "prompt", systems: OSRange(OSVersion(7, 0, 0)),
      condition: "navigationItem.prompt set",
      height: nil, originY: nil, total: 74, totalWithIndicator: nil,
      confidence: .unverified, sources: ["general"],
      disagreements: []),
    BarMetric(
      id: "search-nav", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "navigationItem.searchController, stacked and shown",
      height: 52, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["xcuimini"],
      disagreements: []),
    BarMetric(
      id: "search-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "Settings and Mail on iOS 26 show the search field in the bottom toolbar (field 38 high at y 803, capsule 48)",
      height: 0, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["wda26", "wdamail26"],
      disagreements: []),
    BarMetric(
      id: "searchbar-header-10", systems: OSRange(OSVersion(7, 0, 0), through: [10]),
      condition: "UISearchBar as a table header",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["tisearch"],
      disagreements: []),
    BarMetric(
      id: "searchbar-header-11", systems: OSRange(OSVersion(11, 0, 0)),
      condition: "UISearchBar as a table header",
      height: 56, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["tisearch"],
      disagreements: []),
    BarMetric(
      id: "searchbar-titleview-11", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "UISearchBar as navigationItem.titleView, without a height of its own",
      height: 56, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["papr67"],
      disagreements: []),
    BarMetric(
      id: "nav-sheet-phone", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "page sheet or form sheet, portrait",
      height: 56, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["rn", "gk", "hack16"],
      disagreements: []),
    BarMetric(
      id: "nav-sheet-phone-landscape", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "landscape",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["rn"],
      disagreements: ["before ad041a0 the same file used 32"]),
    BarMetric(
      id: "nav-sheet-pad", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "page sheet or form sheet",
      height: 56, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["rn", "hack16"],
      disagreements: []),
    BarMetric(
      id: "nav-sheet-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "page sheet: bar 54 high starting 16 below the sheet's top, bottom edge at 70",
      height: 54, originY: nil, total: 70, totalWithIndicator: nil,
      confidence: .measured, sources: ["xcui26sheet", "gk", "rn"],
      disagreements: []),
    BarMetric(
      id: "toolbar-phone", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "UIToolbar itself, portrait",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["warba", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "toolbar-phone-indicator", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "UINavigationController toolbar on a home-indicator iPhone, portrait: frame 49 above the 34 indicator (bottom safe area 83)",
      height: 49, originY: nil, total: nil, totalWithIndicator: 83,
      confidence: .measured, sources: ["shirates", "qiita_x"],
      disagreements: ["qmui633 and qmui: 44 + 34 = 78"]),
    BarMetric(
      id: "toolbar-phone-landscape-compact", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "landscape, compact width",
      height: 32, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["qmui633", "qmui"],
      disagreements: []),
    BarMetric(
      id: "toolbar-phone-landscape-regular", systems: OSRange(OSVersion(8, 0, 0), through: [18]),
      condition: "landscape, regular width",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["qmui633"],
      disagreements: []),
    BarMetric(
      id: "toolbar-pad-44", systems: OSRange(OSVersion(7, 0, 0), through: [11]),
      condition: "",
      height: 44, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "toolbar-pad-50", systems: OSRange(OSVersion(12, 0, 0), through: [18]),
      condition: "home-button iPad, app built with iOS 12 SDK or later",
      height: 50, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "toolbar-pad-indicator", systems: OSRange(OSVersion(12, 1, 0), through: [18]),
      condition: "home-indicator iPad: 45 + 20",
      height: 45, originY: nil, total: nil, totalWithIndicator: 65,
      confidence: .measured, sources: ["qmui633"],
      disagreements: ["the qmui macro uses 70"]),
    BarMetric(
      id: "toolbar-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "UIToolbar view on its own",
      height: 48, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["sk459", "safari48"],
      disagreements: []),
    BarMetric(
      id: "toolbar-26-bottom", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "navigation controller with a bottom toolbar, portrait, 402x874: area from y 788 to 874; glass capsule 48 high at y 798, 28 below",
      height: 86, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["wda26", "wdamail26", "instacast26"],
      disagreements: []),
    BarMetric(
      id: "tab-phone", systems: OSRange(OSVersion(7, 0, 0), through: [18]),
      condition: "portrait (83 with the 34 indicator)",
      height: 49, originY: nil, total: nil, totalWithIndicator: 83,
      confidence: .measured, sources: ["reibang", "wda736", "wda896", "qmui633", "rntab"],
      disagreements: []),
    BarMetric(
      id: "tab-phone-landscape-old", systems: OSRange(OSVersion(7, 0, 0), through: [10]),
      condition: "landscape",
      height: 49, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .unverified, sources: ["general"],
      disagreements: []),
    BarMetric(
      id: "tab-phone-landscape-compact", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "landscape, compact width (53 with the 21 indicator)",
      height: 32, originY: nil, total: nil, totalWithIndicator: 53,
      confidence: .measured, sources: ["hack12", "rntab", "qmui", "gk"],
      disagreements: ["qmui633 lists 49 for home-button iPhones in landscape"]),
    BarMetric(
      id: "tab-phone-landscape-regular", systems: OSRange(OSVersion(11, 0, 0), through: [18]),
      condition: "landscape, regular width (70 with the 21 indicator)",
      height: 49, originY: nil, total: nil, totalWithIndicator: 70,
      confidence: .measured, sources: ["qmui633", "qmui"],
      disagreements: []),
    BarMetric(
      id: "tab-pad-49", systems: OSRange(OSVersion(7, 0, 0), through: [11]),
      condition: "",
      height: 49, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633"],
      disagreements: []),
    BarMetric(
      id: "tab-pad-50", systems: OSRange(OSVersion(12, 0, 0), through: [17]),
      condition: "home-button iPad, app built with iOS 12 SDK or later",
      height: 50, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["hack12", "qmui633", "gk"],
      disagreements: []),
    BarMetric(
      id: "tab-pad-indicator", systems: OSRange(OSVersion(12, 1, 0), through: [17]),
      condition: "home-indicator iPad: 45 + 20",
      height: 45, originY: nil, total: nil, totalWithIndicator: 65,
      confidence: .measured, sources: ["qmui633", "qmui", "gk"],
      disagreements: []),
    BarMetric(
      id: "tab-pad-18", systems: OSRange(OSVersion(18, 0, 0)),
      condition: "regular width: floating bar at the top; compact width: at the bottom as on iPhone",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .unverified, sources: ["general"],
      disagreements: []),
    BarMetric(
      id: "tab-phone-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, home indicator: frame 83; glass platter 62 high, 21 in from the sides and 21 above the bottom; buttons 54",
      height: 83, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["sentry26", "xcui26", "xcui26b"],
      disagreements: []),
    BarMetric(
      id: "tab-phone-26-landscape", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "landscape, 402x874 rotated: the bar's frame from y 338 to 402, home indicator included",
      height: 64, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["diary26"],
      disagreements: []),
    BarMetric(
      id: "tab-phone-26-homebutton", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "SE (2nd, 3rd gen)",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .unverified, sources: [],
      disagreements: []),
    BarMetric(
      id: "statusbar-incall", systems: OSRange(OSVersion(7, 0, 0), through: [12]),
      condition: "in-call, hotspot or recording bar on phones without a notch: 40 instead of 20; the root view starts 20 lower and is 20 shorter",
      height: 40, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["njk17", "jsq229"],
      disagreements: []),
    BarMetric(
      id: "statusbar-incall-13", systems: OSRange(OSVersion(13, 0, 0)),
      condition: "height no longer changes during calls",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["qmui"],
      disagreements: []),
    BarMetric(
      id: "statusbar-landscape", systems: OSRange(OSVersion(8, 0, 0)),
      condition: "landscape, default",
      height: 0, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["ios8land", "dimm14", "dimm16"],
      disagreements: []),
    BarMetric(
      id: "statusbar-hidden-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "prefersStatusBarHidden: safe area top keeps its value",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["flutter186028"],
      disagreements: []),
    BarMetric(
      id: "statusbar-hidden-pad", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "prefersStatusBarHidden on an iPad with a home indicator: safe area top 0, so content below a navigation bar starts at the bar's 50",
      height: 0, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["padhidden"],
      disagreements: []),
    BarMetric(
      id: "split-primary-8", systems: OSRange(OSVersion(8, 0, 0), through: [13]),
      condition: "default maximum width",
      height: 320, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .measured, sources: ["yaloaf_split", "docsplit", "rdar22885931", "rdar31111140"],
      disagreements: ["landscape on iOS 9: the detail is told 703 points, so the column and its line take 321 (rdar22885931)", "portrait, 2017: 309 instead of 320 (rdar31111140); one radar, undecided"]),
    BarMetric(
      id: "split-primary-14", systems: OSRange(OSVersion(14, 0, 0)),
      condition: "column-style split view",
      height: nil, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .unverified, sources: ["docsplit", "calendarkit320", "split100"],
      disagreements: []),
    BarMetric(
      id: "nav-background-7", systems: OSRange(OSVersion(7, 0, 0), through: [10]),
      condition: "bar touching the window's top draws a 64 high background (44 + 20); not touching it: 44",
      height: 64, originY: nil, total: nil, totalWithIndicator: nil,
      confidence: .reported, sources: ["navclass"],
      disagreements: []),
  ]

  static let sheets: [SheetMetric] = [
    SheetMetric(
      id: "pagesheet-phone-indicator", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "portrait, home-indicator phone, large detent",
      topGap: 10.0, addsSafeAreaTop: true, size: nil, inside: Insets(top: 0, left: 0, bottom: 34, right: 0),
      confidence: .measured, sources: ["sheetinfo", "mbs", "rncard"]),
    SheetMetric(
      id: "pagesheet-phone-home-button", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "portrait, home-button phone, large detent",
      topGap: 40, addsSafeAreaTop: false, size: nil, inside: Insets(top: 0, left: 0, bottom: 0, right: 0),
      confidence: .measured, sources: ["sheetinfo"]),
    SheetMetric(
      id: "pagesheet-phone-landscape", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "landscape, compact height",
      topGap: 0, addsSafeAreaTop: false, size: nil, inside: nil,
      confidence: .inferred, sources: ["rncard", "hack13"]),
    SheetMetric(
      id: "pagesheet-phone-26", systems: OSRange(OSVersion(26, 0, 0)),
      condition: "portrait, large detent, 402x874",
      topGap: 0, addsSafeAreaTop: true, size: nil, inside: Insets(top: 0, left: 0, bottom: 34, right: 0),
      confidence: .inferred, sources: ["xcui26sheet", "gk", "rn"]),
    SheetMetric(
      id: "pagesheet-pad", systems: OSRange(OSVersion(13, 0, 0), through: [18]),
      condition: "sheet stack top",
      topGap: 20.0, addsSafeAreaTop: true, size: nil, inside: nil,
      confidence: .reported, sources: ["sheetinfo"]),
    SheetMetric(
      id: "formsheet-pad-classic", systems: OSRange(OSVersion(7, 0, 0), through: [15]),
      condition: "",
      topGap: nil, addsSafeAreaTop: false, size: Size(width: 540, height: 620), inside: nil,
      confidence: .inferred, sources: ["general", "lark540"]),
    SheetMetric(
      id: "formsheet-pad-16", systems: OSRange(OSVersion(16, 0, 0)),
      condition: "",
      topGap: nil, addsSafeAreaTop: false, size: nil, inside: nil,
      confidence: .unverified, sources: ["hack16"]),
    SheetMetric(
      id: "detent-medium", systems: OSRange(OSVersion(15, 0, 0)),
      condition: "inactive in compact height",
      topGap: nil, addsSafeAreaTop: false, size: nil, inside: nil,
      confidence: .documented, sources: ["sheeth"]),
    SheetMetric(
      id: "detent-large", systems: OSRange(OSVersion(15, 0, 0)),
      condition: "",
      topGap: nil, addsSafeAreaTop: false, size: nil, inside: nil,
      confidence: .documented, sources: ["sheeth"]),
    SheetMetric(
      id: "detent-max", systems: OSRange(OSVersion(16, 0, 0), through: [18]),
      condition: "",
      topGap: nil, addsSafeAreaTop: false, size: nil, inside: nil,
      confidence: .measured, sources: ["sheetinfo"]),
    SheetMetric(
      id: "popover-arrow-13", systems: OSRange(OSVersion(13, 0, 0)),
      condition: "the arrow's side of the content's safe area, arrow at the top",
      topGap: nil, addsSafeAreaTop: false, size: nil, inside: Insets(top: 13, left: 0, bottom: 0, right: 0),
      confidence: .reported, sources: ["popover13"]),
  ]

  static let multitasking: [MultitaskingMetric] = [
    MultitaskingMetric(
      screen: "pad-768x1024", isLandscape: true, size: Size(width: 320, height: 768),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-768x1024", isLandscape: true, size: Size(width: 507, height: 768),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-768x1024", isLandscape: true, size: Size(width: 694, height: 768),
      isRegularWidth: true, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-768x1024", isLandscape: false, size: Size(width: 320, height: 1024),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-768x1024", isLandscape: false, size: Size(width: 438, height: 1024),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-810x1080", isLandscape: true, size: Size(width: 320, height: 810),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-810x1080", isLandscape: true, size: Size(width: 535, height: 810),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-810x1080", isLandscape: true, size: Size(width: 750, height: 810),
      isRegularWidth: true, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-810x1080", isLandscape: false, size: Size(width: 320, height: 1080),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-810x1080", isLandscape: false, size: Size(width: 480, height: 1080),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1112", isLandscape: true, size: Size(width: 320, height: 834),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1112", isLandscape: true, size: Size(width: 551, height: 834),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1112", isLandscape: true, size: Size(width: 782, height: 834),
      isRegularWidth: true, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1112", isLandscape: false, size: Size(width: 320, height: 1112),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1112", isLandscape: false, size: Size(width: 504, height: 1112),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1194", isLandscape: true, size: Size(width: 375, height: 834),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1194", isLandscape: true, size: Size(width: 592, height: 834),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1194", isLandscape: true, size: Size(width: 809, height: 834),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1194", isLandscape: false, size: Size(width: 320, height: 1194),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1194", isLandscape: false, size: Size(width: 504, height: 1194),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-hb", isLandscape: true, size: Size(width: 375, height: 1024),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-hb", isLandscape: true, size: Size(width: 678, height: 1024),
      isRegularWidth: true, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-hb", isLandscape: true, size: Size(width: 981, height: 1024),
      isRegularWidth: true, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-hb", isLandscape: false, size: Size(width: 375, height: 1366),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-hb", isLandscape: false, size: Size(width: 639, height: 1366),
      isRegularWidth: false, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-fid", isLandscape: true, size: Size(width: 375, height: 1024),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-fid", isLandscape: true, size: Size(width: 678, height: 1024),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-fid", isLandscape: true, size: Size(width: 981, height: 1024),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-fid", isLandscape: false, size: Size(width: 375, height: 1366),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1024x1366-fid", isLandscape: false, size: Size(width: 639, height: 1366),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-820x1180", isLandscape: true, size: Size(width: 375, height: 820),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-820x1180", isLandscape: true, size: Size(width: 585, height: 820),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-820x1180", isLandscape: true, size: Size(width: 795, height: 820),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-820x1180", isLandscape: false, size: Size(width: 320, height: 1180),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-820x1180", isLandscape: false, size: Size(width: 490, height: 1180),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-744x1133", isLandscape: true, size: Size(width: 375, height: 744),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-744x1133", isLandscape: true, size: Size(width: 561.5, height: 744),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-744x1133", isLandscape: true, size: Size(width: 748, height: 744),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-744x1133", isLandscape: false, size: Size(width: 320, height: 1133),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-744x1133", isLandscape: false, size: Size(width: 414, height: 1133),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1210", isLandscape: true, size: Size(width: 375, height: 834),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1210", isLandscape: true, size: Size(width: 600, height: 834),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1210", isLandscape: true, size: Size(width: 825, height: 834),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1210", isLandscape: false, size: Size(width: 320, height: 1210),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-834x1210", isLandscape: false, size: Size(width: 504, height: 1210),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1032x1376", isLandscape: true, size: Size(width: 375, height: 1032),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1032x1376", isLandscape: true, size: Size(width: 683, height: 1032),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1032x1376", isLandscape: true, size: Size(width: 991, height: 1032),
      isRegularWidth: true, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1032x1376", isLandscape: false, size: Size(width: 375, height: 1376),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
    MultitaskingMetric(
      screen: "pad-1032x1376", isLandscape: false, size: Size(width: 647, height: 1376),
      isRegularWidth: false, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      systems: OSRange(OSVersion(9, 0, 0), through: [18]), confidence: .reported),
  ]

  static let sources: [String: String] = [
    "air27": "public GitHub file (UI-test parser with a verbatim accessibility tree)",
    "apick": "github:DragonCherry/AssetsPickerViewController Sources/Utility/Device+AssetsPickerViewController.swift",
    "appland": "public GitHub files",
    "ax16pro": "public GitHub file (UI-test agent with a copied accessibility tree)",
    "calc": "(arithmetic from other rows of this file)",
    "calendarkit320": "https://github.com/richardtop/CalendarKit/issues/320",
    "chisel9": "public GitHub file (Chisel article, April 2016)",
    "crtoast121": "https://github.com/cruffenach/CRToast/pull/121 and https://github.com/romaonthego/REMenu/issues/109",
    "csdn15": "https://blog.csdn.net/weixin_37543822/article/details/135525139",
    "csl": "http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation",
    "devframe": "github:aloisdeniel/flutter_device_preview device_frame/lib/src/devices/ios/*/device.dart @42089cd",
    "devkit": "github:devicekit/DeviceKit Source/Device.swift.gyb @56b997e",
    "devprev": "https://pub.dev/documentation/device_preview/3.0.0-prerelease3/presets/DevicePresets/iPhone17Pro-constant.html",
    "devprofile": "public GitHub file (Swift snapshotting library: DeviceProfile.PhoneGeneration and its tests)",
    "diary26": "public GitHub file (layout tests of a diary app)",
    "dimm14": "github:marcbouchenoire/dimmmensions packages/ios-dimensions/src/data/dimensions.json @5e1df1b (logs.json: iOS 14.4)",
    "dimm15": "github:marcbouchenoire/dimmmensions packages/dimmmensions/src/data/dimensions.json @7df0712 (logs.json: iOS 15.0)",
    "dimm16": "github:marcbouchenoire/dimmmensions packages/dimmmensions/src/data/dimensions.json @4ae3cef",
    "docsplit": "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/maximumprimarycolumnwidth",
    "fluent1727": "https://github.com/microsoft/fluentui-apple/pull/1727",
    "flutter120682": "https://github.com/flutter/flutter/issues/120682",
    "flutter186028": "https://github.com/flutter/flutter/pull/186028",
    "flutterware": "https://pub.dev/documentation/flutterware/latest/devices/Devices/iphone16Pro-constant.html (and iphone16-constant, Device/landscape)",
    "general": "(no public source)",
    "gist_split": "https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5",
    "gist_zoom": "https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f",
    "gk": "github:QuintGao/GKNavigationBarSwift Sources/GKNavigationBarConfigure.swift @812a98c",
    "gk41": "https://github.com/QuintGao/GKNavigationBarSwift/issues/41",
    "gk47": "https://github.com/QuintGao/GKNavigationBarSwift/issues/47",
    "gk67": "https://github.com/QuintGao/GKNavigationBar/issues/67",
    "guide10": "public GitHub file (layout-guide article with prints)",
    "hack12": "https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4 (a Chinese mirror gives more of the text: https://ios.dovov.com/ipad-12中ipad导航栏和工具栏的高度变化.html)",
    "hack13": "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e",
    "hack16": "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-and-ipados-16-474c82c9ed2e",
    "hig2020": "https://developer.apple.com/design/human-interface-guidelines/ios/visual-design/adaptivity-and-layout/ (2020 edition, to iPhone 11 Pro Max)",
    "hotwire199": "https://github.com/hotwired/hotwire-native-ios/pull/199",
    "instacast26": "public GitHub file (InstacastPlus notes)",
    "ios8land": "https://github.com/inamiy/YIFullScreenScroll/issues/37 and https://github.com/mariohahn/MHVideoPhotoGallery/pull/60",
    "ipad27": "public GitHub file (Swift source note)",
    "jsq229": "https://github.com/jessesquires/JSQMessagesViewController/pull/229",
    "juejin_all": "https://juejin.cn/post/7252254121469198393",
    "juejin_top": "https://juejin.cn/post/7134941721690898445",
    "lark540": "public GitHub file (iPad code that sets preferredContentSize 540x620)",
    "listing26": "public GitHub file (layout tests of a listing app)",
    "mbs": "public GitHub file (modal_bottom_sheet for Flutter: constant 10 over the safe-area top)",
    "mithka": "https://github.com/iebb/mithka/pull/68",
    "navclass": "https://www.factorialcomplexity.com/blog/fixed-height-navigation-bar-on-ios-7/",
    "njk17": "https://github.com/ninjinkun/NJKScrollFullScreen/pull/17",
    "nslog7": "public GitHub file (article with NSLog output, June 2014)",
    "openz": "https://github.com/erik-sutton95/OpenZCine/pull/91",
    "padhidden": "public GitHub file (list controller with a pasted exception)",
    "papr67": "https://github.com/jdisho/Papr/pull/67",
    "passbolt": "public GitHub file (Passbolt iOS app: ViewImageConfig extension that copies swift-snapshot-testing PR 1046)",
    "playbook": "github:playbook-ui/playbook-ios Sources/Playbook/SnapshotSupport/SnapshotDevice.swift @ef0398b",
    "popover13": "https://github.com/marlimox/AloeStackView/issues/68, https://github.com/ChenYilong/iOS13AdaptationTips/issues/27; the number: public GitHub file",
    "profiles26": "public GitHub files (preview profiles of devices)",
    "qiita_x": "https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8",
    "qmui": "github:Tencent/QMUI_iOS QMUIKit/QMUICore/QMUIHelper.m and QMUICommonDefines.h @4dca234",
    "qmui633": "https://github.com/Tencent/QMUI_iOS/issues/633",
    "radar_win": "https://github.com/lionheart/openradar-mirror/issues/20115 (rdar 42372793) and https://github.com/SnapKit/Masonry/issues/546",
    "rdar22885931": "https://github.com/lionheart/openradar-mirror/issues/8374 (rdar 22885931)",
    "rdar31111140": "https://github.com/lionheart/openradar-mirror/issues/17096 (rdar 31111140)",
    "reibang": "http://reibang.com/p/fd1dafbc67d2",
    "rn": "github:react-navigation/react-navigation packages/elements/src/Header/getDefaultHeaderHeight.tsx @73f8c29 (and its history: 4c521b5, ad041a0, 260b604)",
    "rn13256": "https://github.com/react-navigation/react-navigation/pull/13256",
    "rncard": "github:react-navigation/react-navigation packages/stack/src/TransitionConfigs/CardStyleInterpolators.tsx @73f8c29",
    "rns4674": "https://github.com/software-mansion/react-native-screens/pull/4674",
    "rntab": "github:react-navigation/react-navigation packages/bottom-tabs/src/views/BottomTabBar.tsx @73f8c29",
    "safari48": "public GitHub file (Safari form accessory tree)",
    "sentry26": "github:getsentry/sentry-cocoa develop-docs/VIEW_MASKING_STRATEGIES.md (an earlier version of the file)",
    "sheeth": "UISheetPresentationController.h (in phracker/MacOSX-SDKs MacOSX12.0.sdk/System/iOSSupport/...)",
    "sheetinfo": "public GitHub file (SheetLayoutInfo.swift by Bosco Ho)",
    "shirates": "github:ldi-github/shirates-core src/test/kotlin/shirates/core/testdata/XmlDataIos.kt @8cbdd4b",
    "sk459": "https://github.com/suzuki-0000/SKPhotoBrowser/pull/459",
    "so_9766": "https://thedebonair.co.uk/post/why-does-view-safe-area-insets-top-contain-bad-value-in",
    "split100": "https://qanswer.space/questions/the-uisplitviewcontroller-is-experiencing-an-issue-with-the-incorrect-positioning-of-the-frame-origin-in-the-master-column",
    "sst": "github:pointfreeco/swift-snapshot-testing Sources/SnapshotTesting/Common/View.swift @6bb6c9a",
    "sst1046": "https://github.com/pointfreeco/swift-snapshot-testing/pull/1046",
    "swuisim": "github:YusukeHosonuma/SwiftUI-Simulator Sources/SwiftUISimulator/Core/DeviceInfo.swift @55a7a1d",
    "termrail": "public GitHub file (terminal-app test of safe areas)",
    "tisearch": "https://github.com/tidev/titanium-sdk/pull/9496",
    "ui958": "public GitHub file (regression test naming iPhone 16 Pro frames)",
    "vicfork": "public GitHub file (fork of ViewImageConfig with modern iPhones and iPads incl. M4/M5)",
    "warba": "public GitHub file (iOS UI-test log)",
    "wda26": "public GitHub file (WebDriverAgent page sources of Settings and Settings > General on a 402x874 iPhone, iOS 26)",
    "wda736": "public GitHub file (WebDriverAgent notes by Crifan Li)",
    "wda896": "public GitHub file (Appium test fixture)",
    "wdamail26": "public GitHub file (WebDriverAgent fixture of Mail on iOS 26)",
    "xcui26": "public GitHub file (XCUITest tree in a test file)",
    "xcui26b": "public GitHub file (XCUITest failure note)",
    "xcui26max": "public GitHub file (iOS state-provider test with a Settings tree)",
    "xcui26sheet": "public GitHub file (Japanese UI-test notes)",
    "xcuimini": "public GitHub file (UI-test source with a pasted tree of a SwiftUI app)",
    "yaloaf_split": "https://useyourloaf.com/blog/change-the-width-of-master-view-in-split-view-controller/",
    "yaloaf_x": "https://useyourloaf.com/blog/supporting-iphone-x/",
    "yingms": "https://blog.csdn.net/yingms/article/details/52490818",
  ]
}
