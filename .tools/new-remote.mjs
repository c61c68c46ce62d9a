// npm run new-remote -- mfe-name: a remote that builds, is tested, runs alone and deploys, made from .tools/template.
import { spawnSync } from 'node:child_process';
import { ensurePinned, noteInstalled, root, runPinned } from './project.mjs';

ensurePinned(import.meta.url);
const { makeRemote, nameFault } = await import('./new-remote/make-remote.ts');

const name = process.argv[2] ?? '';
const fault = nameFault(root, name);
if (fault) {
  console.error(fault);
  process.exit(1);
}
makeRemote(root, name);
// a longer name breaks lines elsewhere
runPinned(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', name]);
// links the new workspace and notes it in the lockfile; nothing has to be downloaded
const { status } = spawnSync(
  'npm',
  ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
if (status !== 0) process.exit(status ?? 1);
noteInstalled();
console.log(`
${name} is made. Next:
  npm start -w ${name}                             run it alone
  npm run jest -- ${name}                          its tests
  npm run deploy -w ${name} -- --to <folder or s3://bucket/prefix>
Its path stands in ${name}/src/descriptor.ts; add it to the walk of shell/e2e (routes), and its looks to ${name}/e2e.`);
