import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './hash-threads.ts';

/** How far behind others: of a core that somebody else wants all the time, too, a quarter is left to it. */
const NICE = 5;

// on Linux the priority of a thread is its own; elsewhere this would be the whole server's
if (process.platform === 'linux') setPriority(NICE);

const port = parentPort;
port?.on('message', ({ password, salt, length, options }: Derivation) => {
  try {
    port.postMessage({ hash: scryptSync(password, salt, length, options) });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
});
