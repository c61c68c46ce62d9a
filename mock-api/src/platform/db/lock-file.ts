import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file whose lock the operating system keeps, who holds it (for people to read), and what earlier releases kept. */
const LOCK = 'in-use.lock';
const HOLDER = 'in-use.json';
const EARLIER = 'count-exchange.lock';
/** How long two that start at the same moment try to get before one another, in milliseconds. */
const PATIENCE_MS = 1000;
const SQLITE_BUSY = 5;

type Holder = { host: string; process: number; since: string };

/**
 * Takes the lock of a data folder and returns its release. One server per folder: two would destroy the database. The
 * lock is the operating system's, on an open file: it holds across containers that share the folder, and ends with the
 * process, however that ends, so nothing stale can be left. SQLite takes it, because Node has no call for it.
 */
export function takeLock(folder: string): () => void {
  refuseEarlierRelease(folder);
  const lock = openLock(path.join(folder, LOCK));
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw inUse(folder, holderOf(folder));
    throw new Error(`The data folder ${folder} can't be locked: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  const since = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const holder: Holder = { host: hostname(), process: process.pid, since };
  const note = path.join(folder, HOLDER);
  writeFileSync(note, JSON.stringify(holder), { mode: 0o600 });
  rmSync(path.join(folder, EARLIER), { force: true });
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

/** Opens the file for its lock; made for our account alone where it isn't there. */
function openLock(file: string): DatabaseSync {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    // one that is there must not be opened and closed besides: that would end a lock which this process has
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return new DatabaseSync(file, { timeout: PATIENCE_MS });
}

function inUse(folder: string, holder: string): Error {
  return new Error(
    `The data folder ${folder} is in use by another Count Exchange (${holder}). Stop it first, or set COUNT_EXCHANGE_DATA to another folder.`,
  );
}

/** Who holds the lock, in words. The note is for people: it decides nothing. */
function holderOf(folder: string): string {
  try {
    const {
      host,
      process: pid,
      since,
    } = JSON.parse(readFileSync(path.join(folder, HOLDER), 'utf8')) as Holder;
    return `process ${pid} on ${host}, since ${since}`;
  } catch {
    return 'it has only just started';
  }
}

/**
 * A server of an earlier release holds a file with its process's number and knows nothing of the lock. One that still
 * runs is refused; whatever else has the number by now, or a file that was left behind, stops nobody.
 */
function refuseEarlierRelease(folder: string): void {
  const pid = Number(textOf(path.join(folder, EARLIER)));
  if (!(pid > 0) || pid === process.pid) return;
  const runs = /mock-api[/\\]src[/\\]host[/\\]node\.ts/.test(textOf(`/proc/${pid}/cmdline`));
  if (runs) throw inUse(folder, `process ${pid}, an earlier release`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
