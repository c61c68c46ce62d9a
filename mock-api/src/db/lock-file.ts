import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and somebody else's
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string): boolean {
  try {
    const fd = openSync(file, 'wx');
    writeSync(fd, String(process.pid));
    closeSync(fd);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock of a data folder and returns its release. One process per folder: two would destroy the database.
 * A lock left by a process that has died is taken over.
 */
export function takeLock(file: string): () => void {
  if (!create(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The data folder ${path.dirname(file)} is in use by another Count Exchange (process ${holder}). Stop it first, or set COUNT_EXCHANGE_DATA to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file))
      throw new Error(`The data folder ${path.dirname(file)} was just taken by another process.`);
  }
  return () => rmSync(file, { force: true });
}
