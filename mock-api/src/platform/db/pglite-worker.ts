import { parentPort, workerData } from 'node:worker_threads';
import { startEngine, type Engine } from './pglite-engine.ts';

/** A call of one of the engine's functions, and its answer. */
export type WorkerCall = {
  [K in keyof Engine]: { id: number; call: K; args: Parameters<Engine[K]> };
}[keyof Engine];
export type WorkerAnswer = { id: number; value: unknown } | { id: number; error: WorkerError };
export type WorkerError = {
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  detail?: string;
};

function run(engine: Engine, { call, args }: WorkerCall): Promise<unknown> {
  if (call === 'query') return engine.query(...args);
  if (call === 'exec') return engine.exec(...args);
  if (call === 'together') return engine.together(...args);
  if (call === 'copy') return engine.copy(...args);
  return engine.close();
}

/** What the other thread needs of a database error: an Error's own fields do not survive the crossing. */
function plain(error: unknown): WorkerError {
  const { message, stack, code, constraint, detail } = error as WorkerError;
  return { message, stack, code, constraint, detail };
}

const port = parentPort;
if (port) {
  const engine = await startEngine((workerData as { folder: string | null }).folder);
  port.on('message', (message: WorkerCall) => {
    run(engine, message).then(
      (value) => port.postMessage({ id: message.id, value } satisfies WorkerAnswer),
      (error: unknown) => port.postMessage({ id: message.id, error: plain(error) } satisfies WorkerAnswer),
    );
  });
  port.postMessage({ id: 0, value: 'ready' } satisfies WorkerAnswer);
}
