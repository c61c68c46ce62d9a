import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where a restored copy comes to be, and what it is called once it is whole and is to take effect. */
export const RESTORING = 'restoring.part';
export const RESTORED = 'restored';
/** In a restored copy: the folder that what was there before is kept in. */
export const KEPT_AS = 'kept-as';

/** What a restore puts in place. */
const PARTS = ['files', 'database'];

/**
 * Puts a restored copy in place, where one waits. It was decided when the copy got its name, so whoever opens the
 * folder next goes on where a process died. What broke off before that is cleared away. For the holder of the folder's
 * lock alone.
 */
export function finishRestore(folder: string): void {
  rmSync(path.join(folder, RESTORING), { recursive: true, force: true });
  const restored = path.join(folder, RESTORED);
  if (!existsSync(restored)) return;
  // read where it is needed: it may be gone already where the last of the copy was being cleared away
  const keptAs = () => path.join(folder, readFileSync(path.join(restored, KEPT_AS), 'utf8'));
  for (const part of PARTS) {
    const [from, to] = [path.join(restored, part), path.join(folder, part)];
    // what was moved already is done
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      mkdirSync(keptAs(), { recursive: true, mode: 0o700 });
      renameSync(to, path.join(keptAs(), part));
    }
    renameSync(from, to);
  }
  rmSync(restored, { recursive: true });
}
