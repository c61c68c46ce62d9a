// npm run test-spread [-- pattern…]: the API's tests on a database whose counts are spread over three servers (T22).
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCitus } from './citus.mjs';
import { ensurePinned, root } from './project.mjs';
import { makeScratch } from './scratch.mjs';

ensurePinned(import.meta.url);
const patterns = process.argv.slice(2);
const runner = join(root, 'node_modules/jest/bin/jest.js');
const node = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
];
const which = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
const args = [...node, runner, '--maxWorkers=2', '--selectProjects', 'api on Citus', ...which];

const scratch = makeScratch();
const citus = await startCitus(scratch);
const run = ({ url }) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', TMPDIR: scratch, JEST_CITUS: url, JEST_CITUS_TESTS: 'all' },
  }).status;
let status = null;
if (citus) {
  try {
    status = run(citus);
  } finally {
    citus.stop();
  }
} else console.error('The extension citus is not installed beside a PostgreSQL server here.');
rmSync(scratch, { recursive: true, force: true });
process.exit(status ?? 1);
