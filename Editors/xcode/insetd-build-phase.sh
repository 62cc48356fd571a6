#!/bin/sh
# A Run Script phase for Xcode: shows insetd's findings in the issue navigator and beside the lines.
#
#   "$SRCROOT/path/to/insetd-build-phase.sh"
#
# Findings that .insetd.json makes errors end the build, nothing else does. A file insetd-baseline.json in $SRCROOT names
# findings that aren't shown. INSETD names the executable.
set -u

# Previews build often and show no issues; indexing builds neither.
[ "${ENABLE_PREVIEWS:-NO}" = YES ] && exit 0
[ "${ACTION:-build}" = indexbuild ] && exit 0

# Xcode's PATH lacks Homebrew's folders.
PATH=$PATH:/opt/homebrew/bin:/usr/local/bin
insetd=${INSETD:-insetd}
if ! command -v "$insetd" >/dev/null 2>&1; then
  echo "warning: insetd isn't installed, so layout under bars isn't checked"
  exit 0
fi

root=${SRCROOT:-$PWD}
set -- check --format xcode
[ -f "$root/insetd-baseline.json" ] && set -- "$@" --baseline "$root/insetd-baseline.json"

trouble=$(mktemp "${TMPDIR:-/tmp}/insetd.XXXXXX") || exit 0
output=$("$insetd" "$@" "$root" 2>"$trouble")
status=$?
[ -n "$output" ] && printf '%s\n' "$output"
# What couldn't be read stands in the output too.
if [ "$status" -gt 1 ] && [ -z "$output" ]; then
  while IFS= read -r line; do printf 'warning: %s\n' "$line"; done <"$trouble"
fi
rm -f "$trouble"

# Xcode takes lines with "error:" for failures only when the script fails too.
case $output in
*": error: "*) exit 1 ;;
esac
exit 0
