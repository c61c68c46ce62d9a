// What a disk holds after a power cut.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 4096;

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Leaves in `real` what a power cut would. `synced` is what the disk surely has: each file's bytes at its last fsync. What
 * was written since may have reached the disk or not, page by page in any order: in every second cut none of it has, else
 * the dice say so. A file that was never synced is gone, empty, or there in part. (Renames and removals are taken as
 * lasting, as a journal of the file system keeps them.) Answers how many pages were taken away.
 */
export function afterPowerCut(real, synced, random) {
  const share = random() < 0.5 ? 0 : random();
  let dropped = 0;
  for (const file of filesOf(real)) {
    const sure = join(synced, file.slice(real.length + 1));
    const isSure = existsSync(sure);
    const written = readFileSync(file);
    const old = isSure ? readFileSync(sure) : Buffer.alloc(0);
    if (written.equals(old)) continue;
    if (!isSure && random() > share) {
      dropped += Math.ceil(written.length / PAGE);
      rmSync(file);
      continue;
    }
    const [left, taken] = mixed(old, written, () => random() < share);
    dropped += taken;
    writeFileSync(file, left, { mode: statSync(file).mode });
  }
  return dropped;
}

/** The pages of two versions, each as `isNew` says; what the newer one has beyond the older is zero where it is not there. */
function mixed(old, written, isNew) {
  const length = isNew() ? written.length : old.length;
  const left = Buffer.alloc(length);
  old.copy(left);
  let taken = 0;
  for (let at = 0; at < length; at += PAGE) {
    const page = written.subarray(at, Math.min(at + PAGE, length));
    if (page.equals(old.subarray(at, at + page.length))) continue;
    if (isNew()) page.copy(left, at);
    else taken += 1;
  }
  return [left, taken];
}
