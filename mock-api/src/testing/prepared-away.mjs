// After the tests that kill the server: their folder is taken away.
import { rmSync } from 'node:fs';

/** Takes away what `prepared-once` made. */
export default function takeAway() {
  const { PREPARED_FOLDER: folder } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
