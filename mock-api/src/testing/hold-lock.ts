import { testApi } from './index.ts';

/** Holds what a statement locks, in a transaction of its own beside all calls, until the answer is called. */
export async function holdLock(sql: string, params: number[] = []): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: locked } = Promise.withResolvers<void>();
  const ended = testApi().db.background.transaction(async (tx) => {
    await tx.query(sql, params);
    locked();
    await released;
  });
  await held;
  return async () => {
    release();
    await ended;
  };
}
