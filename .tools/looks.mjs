// npm run looks -- <folder> [part of an address…]: pictures of every screen at three widths, in both themes, in the system's
// colors and on paper, in both languages, for people to look at. Into a folder outside of the repository.
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { ensurePinned, root } from './project.mjs';

ensurePinned(import.meta.url);

const [to, ...wanted] = process.argv.slice(2);
const folder = to && resolve(process.env.INIT_CWD ?? process.cwd(), to);
if (!folder || !relative(root, folder).startsWith('..')) {
  console.error('Where to? npm run looks -- <folder outside of the repository> [part of an address…]');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'shell/e2e/playwright.config.ts',
    '--project',
    'pictures',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LOOKS_TO: folder, LOOKS_OF: wanted.join(' ') } },
);
process.exit(status ?? 1);
