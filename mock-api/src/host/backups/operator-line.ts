import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { tableSums, type TableSum } from './table-sums.ts';

/** No call waits longer for a backup than this, in milliseconds. */
const HOLD_MS = 60_000;
/** Tables that take more are not read while calls wait: what takes a second may. */
const READ_BYTES = 64 * 1024 * 1024;
/** What the system takes as the address of a local socket. */
const LONGEST = 103;

/** What the server says: that it holds still, with what its tables hold; and at last that it did so all the while. */
type Said = { tables: TableSum[] } | { released: true };

/** Where the running server of a data folder is spoken to, by its own account on this machine alone; null: nowhere. */
function lineOf(folder: string): string | null {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\count-exchange-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const file = path.join(folder, 'operator.sock');
  return Buffer.byteLength(file) > LONGEST ? null : file;
}

/**
 * Lets an operator's command ask the server to write nothing for a moment, in which its data are copied. It goes on as
 * soon as the command says so, or is gone. Tables of more than `readBytes` are not read meanwhile.
 */
export async function listenToOperator(
  db: Database,
  folder: string,
  log: (line: Record<string, unknown>) => void,
  readBytes = READ_BYTES,
): Promise<() => void> {
  const line = lineOf(folder);
  if (line === null) {
    log({ backup: 'not while it runs', error: `${folder} is too long a path for a local socket` });
    return () => undefined;
  }
  // the folder is this process's: what is there is left over
  if (process.platform !== 'win32') rmSync(line, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    holdStill(db, socket, readBytes).catch((error: unknown) => {
      log({ backup: 'failed', error: error instanceof Error ? error.stack : String(error) });
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      log({ backup: 'not while it runs', error: error.message });
      resolve();
    });
    server.listen(line, resolve);
  });
  server.unref();
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

/** Keeps the one connection, with everything written that was done, until the other side has what it wants. */
async function holdStill(db: Database, socket: Socket, readBytes: number): Promise<void> {
  const asked = new Promise<'release' | 'gone'>((resolve) => {
    socket.once('data', () => resolve('release'));
    socket.once('close', () => resolve('gone'));
  });
  await db.transaction(async (tx) => {
    const tables = await tableSums(tx, readBytes);
    await tx.exec('checkpoint');
    socket.write(`${JSON.stringify({ tables } satisfies Said)}\n`);
    const over = new AbortController();
    const tooLong = sleep(HOLD_MS, 'too long' as const, { signal: over.signal }).catch(() => 'gone' as const);
    const how = await Promise.race([asked, tooLong]);
    over.abort();
    if (how === 'release') socket.end(`${JSON.stringify({ released: true } satisfies Said)}\n`);
    else socket.destroy();
  });
}

const LOST =
  'The server did not wait until all was copied: it was stopped, or the disk took longer than a minute. Nothing was kept; try again.';

/**
 * Does something while the server that runs on this folder holds still; answers what its tables hold. Throws where it
 * has not held still all the while.
 */
export async function whileItHoldsStill(folder: string, work: () => Promise<void>): Promise<TableSum[]> {
  const line = lineOf(folder);
  if (line === null)
    throw new Error(
      `The path ${folder} is too long for the server to be spoken to. Stop the server, make the backup, and start it.`,
    );
  const socket = connect(line);
  socket.on('error', () => undefined);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = async (): Promise<Said | null> => {
    const { value, done } = await lines.next();
    return done ? null : (JSON.parse(value) as Said);
  };
  try {
    const first = await next();
    if (!first || !('tables' in first))
      throw new Error(
        `The server that has ${folder} can't be spoken to from here: it is starting or stopping, or runs on another machine. Run this command where it runs, or stop it first.`,
      );
    await work();
    socket.write('release\n');
    if (!(await next())) throw new Error(LOST);
    return first.tables;
  } finally {
    socket.destroy();
  }
}
