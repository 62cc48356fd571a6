;;; emacs.el --- the shipped configuration in batch Emacs -*- lexical-binding: t; -*-

;; Opens files of the sample app; see `run'.

;; With -Q Emacs doesn't look where Debian puts its packages.
(require 'package)
(dolist (folder '("/usr/share/emacs/site-lisp/elpa" "/usr/share/emacs/site-lisp/elpa-src"))
  (when (file-directory-p folder) (add-to-list 'package-directory-list folder)))
(package-initialize)
(unless (require 'eglot nil t)
  (princ "skipped: eglot is not installed\n")
  (kill-emacs 0))

;; swift-mode is a package of its own; eglot only looks at the name.
(unless (fboundp 'swift-mode)
  (define-derived-mode swift-mode prog-mode "Swift")
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode)))
(require 'insetd)
(require 'flymake)
(require 'cl-lib)

(defconst check-apps (concat (getenv "INSETD_REPOSITORY") "/Tests/Apps/"))
(defconst check-app (concat check-apps "SixtyFour/SixtyFour/"))
(defconst check-hover-text (getenv "INSETD_EXPECT_HOVER"))
(defconst check-rule (getenv "INSETD_EXPECT_DIAGNOSTIC"))
(defconst check-seconds 20)
(defvar check-failures 0)

(defun check-say (format &rest arguments)
  (princ (concat (apply #'format format arguments) "\n")))

(defun check-expect (condition format &rest arguments)
  (unless condition
    (cl-incf check-failures)
    (check-say "FAILED: %s" (apply #'format format arguments))))

(defun check-wait (function)
  "Run the event loop until FUNCTION gives something or the time is over; return what it gave last."
  (let ((end (+ (float-time) check-seconds)) value)
    (while (and (not (setq value (funcall function))) (< (float-time) end))
      (accept-process-output nil 0.1))
    value))

(defun check-open (file)
  (find-file file)
  (check-say "%s: %s" (file-name-nondirectory file) major-mode))

(defun check-hover (text offset)
  "Print the hover OFFSET characters after the start of TEXT, and check it."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (+ (match-beginning 0) offset))
  (let* ((hover
          (check-wait
           (lambda ()
             (let* ((answer (jsonrpc-request (eglot-current-server) :textDocument/hover
                                             (eglot--TextDocumentPositionParams)))
                    (contents (plist-get answer :contents))
                    (shown (and contents (substring-no-properties
                                          (eglot--hover-info contents (plist-get answer :range))))))
               (and shown (string-search check-hover-text shown) shown))))))
    (check-say "hover at %d:%d:\n%s" (line-number-at-pos) (1+ (current-column))
               (replace-regexp-in-string "^" "  | " (or hover "")))
    (check-expect hover "the hover lacks \"%s\"" check-hover-text)))

(defun check-diagnostics ()
  (flymake-mode 1)
  ;; In batch nothing is displayed, which is what starts the check otherwise.
  (flymake-start)
  (let* ((names-rule (lambda (diagnostic) (string-search check-rule (flymake-diagnostic-text diagnostic))))
         (found (check-wait (lambda () (cl-some names-rule (flymake-diagnostics))))))
    (dolist (diagnostic (flymake-diagnostics))
      (check-say "  %d: %s" (line-number-at-pos (flymake-diagnostic-beg diagnostic))
                 (flymake-diagnostic-text diagnostic)))
    (check-expect found "no diagnostic %s" check-rule)))

(defun check-language-id (mode id)
  (check-expect (equal (nth 4 (eglot--guess-contact)) id) "%s has no language id %s" mode id))

(defun check-all ()
  (setq eglot-sync-connect check-seconds eglot-connect-timeout check-seconds)
  (check-say "Emacs %s" emacs-version)
  (check-open (concat check-app "FeedViewController.swift"))
  (check-language-id major-mode "swift")
  (apply #'eglot (eglot--guess-contact))
  (check-hover "class FeedViewController" (length "class "))
  (eglot-shutdown (eglot-current-server))

  (check-open (concat check-app "Base.lproj/Main.storyboard"))
  (check-expect (derived-mode-p 'nxml-mode) "a storyboard is no XML")
  (check-language-id major-mode "xml")
  (apply #'eglot (eglot--guess-contact))
  (check-hover "<tableView " 1)
  (check-diagnostics)
  (eglot-shutdown (eglot-current-server))

  (check-open (concat check-apps "FourCases/TYAY.inset.json"))
  (check-expect (eq major-mode 'insetd-scene-mode) "a scene document has no mode of its own")
  (check-language-id major-mode "json")
  (check-open (concat check-app "Info.plist"))
  (check-expect (not (member "insetd" (ignore-errors (nth 3 (eglot--guess-contact)))))
                "insetd would serve Info.plist"))

(condition-case problem
    (check-all)
  (error (check-expect nil "%S" problem)))
(kill-emacs (if (zerop check-failures) 0 1))
;;; emacs.el ends here
