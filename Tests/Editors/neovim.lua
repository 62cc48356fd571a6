-- Opens files of the sample app in headless Neovim with the shipped configuration; see `run`.

local apps = vim.env.INSETD_REPOSITORY .. '/Tests/Apps'
local app = apps .. '/SixtyFour/SixtyFour'
local wait_milliseconds = 20000
local failures = 0

local function say(...) io.stdout:write(string.format(...) .. '\n') end

local function expect(condition, ...)
  if condition then return end
  failures = failures + 1
  say('\nFAILED: ' .. string.format(...))
end

local function clients(buffer)
  if vim.lsp.get_clients then return vim.lsp.get_clients({ bufnr = buffer }) end
  return vim.tbl_values(vim.lsp.buf_get_clients(buffer))
end

local function ready_client(buffer)
  local client = clients(buffer)[1]
  return client and client.initialized and client
end

--- Opens a file; the client that serves it, or nil after a while.
local function open(path, milliseconds)
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(milliseconds, function() return ready_client(buffer) end, 20)
  return buffer, ready_client(buffer)
end

--- 0-based line and byte column of the first line that a plain text stands in.
local function find(buffer, text, offset)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then return { line = index - 1, character = column - 1 + offset } end
  end
  error('no ' .. text)
end

local function hover_text(buffer, client, position)
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = position }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/hover', params, wait_milliseconds)
  local result = answers and answers[client.id] and answers[client.id].result
  if not result or not result.contents then return '' end
  return table.concat(vim.lsp.util.convert_input_to_markdown_lines(result.contents), '\n')
end

local function check_hover(path, text, offset)
  local buffer, client = open(path, wait_milliseconds)
  expect(client, '%s has no server', path)
  if not client then return end
  local root = client.config.root_dir
  local function name(of) return vim.fn.fnamemodify(of, ':t') end
  say('%s: filetype %s, root %s', name(path), vim.bo[buffer].filetype, name(root))
  expect(root == apps .. '/SixtyFour', 'root %s', root)
  local position, hover = find(buffer, text, offset), ''
  -- Not in the condition of vim.wait: asking waits too, and Neovim 0.7 forgets the time when one wait is in another.
  local deadline = vim.loop.hrtime() + wait_milliseconds * 1e6
  repeat
    hover = hover_text(buffer, client, position)
    local is_enough = hover:find(vim.env.INSETD_EXPECT_HOVER, 1, true) or vim.loop.hrtime() > deadline
    if not is_enough then vim.wait(200) end
  until is_enough
  say('hover at %d:%d:\n%s', position.line + 1, position.character + 1, (hover:gsub('[^\n]+', '  | %0')))
  expect(hover:find(vim.env.INSETD_EXPECT_HOVER, 1, true), 'the hover lacks "%s"', vim.env.INSETD_EXPECT_HOVER)
  return buffer
end

local function code(diagnostic)
  return diagnostic.code or diagnostic.user_data and diagnostic.user_data.lsp and diagnostic.user_data.lsp.code
end

local function check_diagnostics(buffer)
  local function expected()
    for _, each in ipairs(vim.diagnostic.get(buffer)) do
      if code(each) == vim.env.INSETD_EXPECT_DIAGNOSTIC then return true end
    end
    return false
  end
  vim.wait(wait_milliseconds, expected, 50)
  for _, each in ipairs(vim.diagnostic.get(buffer)) do
    say('  %d:%d: %s [%s]', each.lnum + 1, each.col + 1, each.message, tostring(code(each)))
  end
  expect(expected(), 'no diagnostic %s', vim.env.INSETD_EXPECT_DIAGNOSTIC)
end

local function check()
  local version = vim.version()
  say('Neovim %d.%d.%d', version.major, version.minor, version.patch)
  vim.opt.swapfile = false
  vim.cmd('filetype plugin on')
  if vim.lsp.enable then vim.lsp.enable('insetd') else require('insetd').setup() end

  check_hover(app .. '/FeedViewController.swift', 'class FeedViewController', #'class ')
  local storyboard = check_hover(app .. '/Base.lproj/Main.storyboard', '<tableView ', 1)
  if storyboard then check_diagnostics(storyboard) end

  local _, scene = open(apps .. '/FourCases/TYAY.inset.json', wait_milliseconds)
  expect(scene, 'the scene document has no server')
  local _, plist = open(app .. '/Info.plist', 1000)
  expect(not plist, 'Info.plist has a server')
end

local finished, message = pcall(check)
expect(finished, '%s', tostring(message))
io.stdout:flush()
vim.cmd(failures == 0 and 'qall!' or 'cquit 1')
