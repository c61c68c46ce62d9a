import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Engine } from './pglite-engine.ts';
import type { WorkerAnswer } from './pglite-worker.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/**
 * The embedded engine in a thread of its own, on a folder or in memory (null): it blocks its thread while it works,
 * and health checks and static files must not wait for it. An idle one does not keep the process alive.
 */
export async function startEngineThread(folder: string | null): Promise<Engine> {
  // Where engines come and go V8 now and then ends the process over code of theirs that it frees (Node.js issue 64500,
  // "jit_page_->allocations_.erase(addr) == 1"): what was compiled quickly first is kept, some megabytes, until the process ends.
  setFlagsFromString('--no-wasm-code-gc');
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const answered = (id: number) => {
    worker.ref();
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const ready = answered(0);
  worker.on('message', (answer: WorkerAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('error' in answer) call?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else call?.resolve(answer.value);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')));

  function send<K extends keyof Engine>(call: K, ...args: Parameters<Engine[K]>): ReturnType<Engine[K]> {
    const id = ++last;
    const answer = answered(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ id, call, args });
    return answer as ReturnType<Engine[K]>;
  }

  await ready;
  return {
    query: (sql, params) => send('query', sql, params),
    exec: (sql) => send('exec', sql),
    together: (statements) => send('together', statements),
    copy: (sql, text) => send('copy', sql, text),
    close: async () => {
      await send('close');
      await worker.terminate();
    },
  };
}
