import type { Transaction } from '../../platform/db/database.ts';
import { isOfDatabase } from './apart.rules.ts';

/** What came of work that may fail by itself. */
export type Apart<T> = { done: T } | { error: unknown };

/** Does work of one station that writes nothing and asks nothing: its error costs no other. */
export async function caught<T>(work: () => T | Promise<T>): Promise<Apart<T>> {
  try {
    return { done: await work() };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    return { error };
  }
}

/** The same of work that asks the database: of what failed nothing is kept. A connection that is lost fails here as well. */
export async function apart<T>(tx: Transaction, work: () => Promise<T>): Promise<Apart<T>> {
  await tx.exec('savepoint apart');
  const result = await caught(work);
  await tx.exec('error' in result ? 'rollback to savepoint apart' : 'release savepoint apart');
  return result;
}
