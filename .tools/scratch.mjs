// Where tests keep what they take away again: in memory where a machine has plenty. A database waits for its disk at
// each write, and a test has nothing from that: a killed process loses nothing that it wrote, on either.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

const roomIn = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** The folder that is to hold tests' files: in memory where four gigabytes fit there and as much stays free. */
export function placeOfScratch({ exists = existsSync, room = roomIn, free = freemem, usual = tmpdir } = {}) {
  return exists(MEMORY) && room(MEMORY) >= 4 * GIB && free() >= 8 * GIB ? MEMORY : usual();
}

/** A folder for one run. Others may pass through it: PostgreSQL's account has its own folder in there. */
export function makeScratch() {
  const folder = mkdtempSync(join(placeOfScratch(), 'count-exchange-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
