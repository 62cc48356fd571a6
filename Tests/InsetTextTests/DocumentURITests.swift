import InsetText
import Testing

@Suite("Document URIs")
struct DocumentURITests {
  @Test(
    "a file's URI is decoded to its canonical path",
    arguments: [
      ("file:///App/Feed.swift", "/App/Feed.swift"),
      ("file:///My%20App/Caf%C3%A9/%F0%9F%98%80.swift", "/My App/Café/😀.swift"),
      ("file:///My App/Café.swift", "/My App/Café.swift"),
      ("file:///UIView%2BInsets.swift", "/UIView+Insets.swift"),
      ("file:///UIView+Insets.swift", "/UIView+Insets.swift"),
      ("file://localhost/App/a.m", "/App/a.m"),
      ("file://LOCALHOST/App/a.m", "/App/a.m"),
      ("FILE:///App/a.m", "/App/a.m"),
      ("file:/App/a.m", "/App/a.m"),
      ("file:////App//a.m", "/App/a.m"),
      ("file:///App/", "/App"),
      ("file:///", "/"),
      ("file://", "/"),
      ("file:///App/./x/../a.m", "/App/a.m"),
      ("file:///../../a.m", "/a.m"),
      ("file:///App%2Fa.m", "/App/a.m"),
      ("file:///C%23/a.m", "/C#/a.m"),
      ("file:///C#/a.m", "/C#/a.m"),
      ("file:///100%/a%2.m%4", "/100%/a%2.m%4"),
      ("file:///a%zz%41", "/a%zzA"),
      ("file:///c%3A/App/a.m", "C:/App/a.m"),
      ("file:///C:/App/a.m", "C:/App/a.m"),
      ("file:///c:", "C:/"),
    ])
  func paths(uri: String, path: String) {
    #expect(DocumentURI(uri).path == path)
    #expect(DocumentURI(uri).string == uri)
  }

  @Test(
    "what names no file of this machine has no path and keeps its string",
    arguments: [
      "untitled:Untitled-1", "git:/App/a.m?ref", "inset-report://x/y", "file://host/share/a.m", "file:a.m", "file:",
      "files:///a", "/App/a.m", "", ":",
      "file:///a%00b", "file:///%FF.m",
    ])
  func noPath(uri: String) {
    #expect(DocumentURI(uri).path == nil)
    #expect(DocumentURI(uri).string == uri)
  }

  @Test(
    "spellings of one document are equal",
    arguments: [
      ("file:///c%3A/App/a.m", "file:///C:/App/a.m"), ("file:///a%20b.m", "file:///a b.m"),
      ("file:///a.m", "file://localhost/a.m"),
      ("file:///%61.m", "file:///a.m"), ("file:///a%2bb.m", "file:///a%2Bb.m"),
    ])
  func equal(left: String, right: String) {
    #expect(DocumentURI(left) == DocumentURI(right))
    #expect(Set([DocumentURI(left), DocumentURI(right)]).count == 1)
  }

  @Test(
    "different documents are not",
    arguments: [
      ("file:///a.m", "file:///b.m"), ("untitled:a", "untitled:b"), ("file:///a%23b", "file:///a"),
      ("file:///untitled:a", "untitled:a"),
    ])
  func different(left: String, right: String) {
    #expect(DocumentURI(left) != DocumentURI(right))
  }

  @Test(
    "a path is percent-encoded and comes back",
    arguments: [
      ("/App/Feed.swift", "file:///App/Feed.swift"), ("/My App/Café.swift", "file:///My%20App/Caf%C3%A9.swift"),
      ("/a+b/#1?.m", "file:///a%2Bb/%231%3F.m"), ("/100%41", "file:///100%2541"), ("/😀", "file:///%F0%9F%98%80"),
      ("/", "file:///"),
      ("C:/App", "file:///C%3A/App"),
    ])
  func encoded(path: String, uri: String) {
    #expect(DocumentURI(path: path).string == uri)
    #expect(DocumentURI(path: path).path == path)
    #expect(DocumentURI(uri).path == path)
    #expect(DocumentURI(path: path) == DocumentURI(uri))
  }
}
