;;; insetd.el --- UIKit insets explained, through eglot -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:

;; Tells eglot about insetd for Swift, Objective-C, storyboards, xibs and scene documents.
;; Storyboards and scene documents get modes of their own, since eglot picks its server by major mode
;; and no other XML or JSON file is insetd's business.

;;; Code:

(require 'eglot)
(require 'js)
(require 'nxml-mode)

(defgroup insetd nil
  "UIKit insets explained."
  :group 'tools)

(defcustom insetd-command '("insetd" "serve" "--stdio")
  "The server's command and its arguments."
  :type '(repeat string))

(defcustom insetd-code-command nil
  "The command for Swift and Objective-C, when another server shares the buffers.
Eglot runs one server a buffer; a multiplexer such as rass can stand for several.
When nil, `insetd-command' serves code alone."
  :type '(choice (const :tag "insetd alone" nil) (repeat string)))

;;;###autoload
(define-derived-mode insetd-storyboard-mode nxml-mode "Storyboard"
  "Interface Builder files.")

;;;###autoload
(define-derived-mode insetd-scene-mode js-mode "Scene"
  "Scene documents and the configuration of insetd.")

;;;###autoload
(progn
  (add-to-list 'auto-mode-alist '("\\.\\(?:storyboard\\|xib\\)\\'" . insetd-storyboard-mode))
  (add-to-list 'auto-mode-alist '("\\(?:\\.inset\\|/\\.insetd\\)\\.json\\'" . insetd-scene-mode)))

(defun insetd--objective-c-header-p ()
  "Non-nil in a header file that declares something of Objective-C."
  (and buffer-file-name
       (string-suffix-p ".h" buffer-file-name)
       (save-excursion
         (goto-char (point-min))
         (let ((case-fold-search nil))
           (re-search-forward "^@\\(?:interface\\|protocol\\|class\\|import\\)\\_>" 20000 t)))))

;; Emacs opens every header in C mode.
(add-to-list 'magic-mode-alist '(insetd--objective-c-header-p . objc-mode))

(defun insetd--code-contact (&optional _interactive)
  "The command for buffers of code."
  (or insetd-code-command insetd-command))

(defun insetd--document-contact (&optional _interactive)
  "The command for storyboards and scene documents."
  insetd-command)

(add-to-list 'eglot-server-programs
             '(((swift-mode :language-id "swift") (objc-mode :language-id "objective-c"))
               . insetd--code-contact))
(add-to-list 'eglot-server-programs
             '(((insetd-storyboard-mode :language-id "xml") (insetd-scene-mode :language-id "json"))
               . insetd--document-contact))

(provide 'insetd)
;;; insetd.el ends here
