import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './hash-threads.ts';
import { standBack } from './stand-back.ts';

standBack();

const port = parentPort;
port?.on('message', ({ password, salt, length, options }: Derivation) => {
  try {
    port.postMessage({ hash: scryptSync(password, salt, length, options) });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
});
