// After the tests that kill the server: their folder and their server are taken away.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Takes away what `prepared-once` made. */
export default function takeAway() {
  const { PREPARED_FOLDER: folder, PREPARED_SERVER: server } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (server) rmSync(dirname(server), { recursive: true, force: true });
}
