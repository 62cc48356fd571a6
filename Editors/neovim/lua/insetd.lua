-- Neovim 0.7 to 0.10, which have neither vim.lsp.enable nor the lsp folder: require('insetd').setup().

local M = {}

-- Neovim 0.7 has no vim.lsp.start, which knows a running server by its name and root.
local running = {}

local function start(config, bufnr, root)
  local client = {
    name = 'insetd',
    cmd = config.cmd,
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    get_language_id = config.get_language_id,
    settings = config.settings,
    capabilities = config.capabilities,
    on_attach = config.on_attach,
  }
  if vim.lsp.start then
    vim.lsp.start(client, { bufnr = bufnr })
    return
  end
  client.on_exit = function() running[root] = nil end
  running[root] = running[root] or vim.lsp.start_client(client)
  if running[root] then vim.lsp.buf_attach_client(bufnr, running[root]) end
end

--- Attaches insetd to storyboards, xibs, Swift, Objective-C and scene documents as they are opened.
--- Options are those of lsp/insetd.lua, above all `cmd`, and of vim.lsp.start_client.
function M.setup(options)
  local file = vim.api.nvim_get_runtime_file('lsp/insetd.lua', false)[1]
  assert(file, "the folder with lsp/insetd.lua is not on 'runtimepath'")
  local config = vim.tbl_extend('force', dofile(file), options or {})
  vim.api.nvim_create_augroup('insetd', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = 'insetd',
    pattern = config.filetypes,
    callback = function(event)
      config.root_dir(event.buf, function(root) start(config, event.buf, root) end)
    end,
  })
end

return M
