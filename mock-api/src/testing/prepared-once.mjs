// Before the tests that kill the server: the folder that each of theirs is a copy of, made once for all of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder, with the tests' data in it, and names it to the tests. */
export default function prepareOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-prepared-'));
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', DATABASE_URL: '' };
  execFileSync(process.execPath, ['mock-api/src/testing/prepare-folder.ts', folder], { env });
  process.env.PREPARED_FOLDER = folder;
}
