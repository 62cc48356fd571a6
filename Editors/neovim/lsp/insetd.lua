-- Neovim 0.11 and newer read this file from 'runtimepath'; vim.lsp.enable('insetd') then starts the server.
-- Older versions get to it through lua/insetd.lua.

local xcode = { '%.xcworkspace$', '%.xcodeproj$' }

--- The nearest folder around a file that holds a name matching one of the Lua patterns.
--- Neovim's own root markers are plain names, and a project's NAME.xcodeproj has no fixed one.
local function folder_with(path, patterns)
  local uv = vim.uv or vim.loop
  local folder = vim.fn.fnamemodify(path, ':p:h')
  while true do
    local entries = uv.fs_scandir(folder)
    local name = entries and uv.fs_scandir_next(entries)
    while name do
      for _, pattern in ipairs(patterns) do
        if name:match(pattern) then return folder end
      end
      name = uv.fs_scandir_next(entries)
    end
    local parent = vim.fn.fnamemodify(folder, ':h')
    if parent == folder then return nil end
    folder = parent
  end
end

--- False for the many XML, JSON and header files that have nothing to do with UIKit.
local function is_for_insetd(path, filetype)
  if filetype == 'xml' then return path:match('%.storyboard$') or path:match('%.xib$') end
  if filetype == 'json' or filetype == 'jsonc' then
    return path:match('%.inset%.json$') or path:match('/%.insetd%.json$')
  end
  if filetype == 'c' or filetype == 'cpp' then return path:match('%.h$') and folder_with(path, xcode) end
  return true
end

return {
  cmd = { 'insetd', 'serve', '--stdio' },
  filetypes = { 'swift', 'objc', 'objcpp', 'c', 'cpp', 'xml', 'json', 'jsonc' },
  root_dir = function(bufnr, on_dir)
    local path = vim.api.nvim_buf_get_name(bufnr)
    if path == '' or not is_for_insetd(path, vim.bo[bufnr].filetype) then return end
    on_dir(
      folder_with(path, { '^%.insetd%.json$' })
        or folder_with(path, xcode)
        or folder_with(path, { '^Package%.swift$', '^%.git$' })
        or vim.fn.fnamemodify(path, ':p:h')
    )
  end,
  get_language_id = function(_, filetype)
    return ({ objc = 'objective-c', objcpp = 'objective-cpp' })[filetype] or filetype
  end,
}
