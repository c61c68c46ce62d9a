import type { ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a password's hash is derived from. */
export type Derivation = { password: string; salt: Uint8Array; length: number; options: ScryptOptions };

type Asked = { of: Derivation; resolve: (hash: Buffer) => void; reject: (error: Error) => void };
type Answer = { hash: Uint8Array } | { error: string };
type Thread = { give(asked: Asked): void };

/** No more at once than there are cores, nor than this: each takes 32 MiB while it works. */
const MOST = Math.min(4, availableParallelism());
/** A thread with nothing to do goes after so long, in milliseconds, with the memory that it takes. */
const IDLE_MS = 10_000;

const waiting: Asked[] = [];
const idle: Thread[] = [];
let threads = 0;

/**
 * Derives a hash in a thread of its own that, on Linux, takes a back seat: a fifth of a second of a core is what a sign-in costs
 * on purpose, and two hundred people who begin their day must not have everybody's pages wait for theirs. They come one after
 * the other where there are more than threads.
 */
export function deriveInThread(of: Derivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ of, resolve, reject });
    const thread = idle.pop() ?? (threads < MOST ? startThread() : undefined);
    if (thread) goOn(thread);
  });
}

function goOn(thread: Thread): void {
  const asked = waiting.shift();
  if (asked) thread.give(asked);
  else idle.push(thread);
}

function startThread(): Thread {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
  let asked: Asked | null = null;
  let rest: NodeJS.Timeout | undefined;
  threads += 1;
  const thread: Thread = {
    give: (next) => {
      clearTimeout(rest);
      asked = next;
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(next.of);
    },
  };
  const leave = () => {
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  };
  const end = () => {
    // nothing is given to one that is about to end
    leave();
    void worker.terminate();
  };
  worker.on('message', (answer: Answer) => {
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(Buffer.from(answer.hash));
    asked = null;
    // one that waits for work keeps nothing alive
    worker.unref();
    rest = setTimeout(end, IDLE_MS).unref();
    goOn(thread);
  });
  worker.on('error', (error) => asked?.reject(error));
  worker.on('exit', () => {
    clearTimeout(rest);
    threads -= 1;
    leave();
    asked?.reject(new Error('The thread that hashes passwords has stopped.'));
    // those who wait get another one
    if (waiting.length > 0) goOn(startThread());
  });
  return thread;
}
