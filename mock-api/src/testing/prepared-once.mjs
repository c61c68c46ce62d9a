// Before the tests that kill the server: the folder that each of theirs is a copy of, and the server in one file, both
// made once for all of them.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from './bundle-server.mjs';

/** Makes both, with the tests' data in the folder, and names them to the tests. */
export default async function prepareOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-prepared-'));
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', DATABASE_URL: '' };
  execFileSync(process.execPath, ['mock-api/src/testing/prepare-folder.ts', folder], { env });
  process.env.PREPARED_FOLDER = folder;
  const bundle = mkdtempSync(join(tmpdir(), 'count-exchange-server-'));
  // whoever a test starts it as may read it
  chmodSync(bundle, 0o755);
  process.env.PREPARED_SERVER = await bundleServer(bundle);
}
