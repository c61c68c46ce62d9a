import type {
  Database,
  Param,
  Queryable,
  Row,
  Transaction,
  TransactionOptions,
} from '../platform/db/database.ts';

/** What tests run statements on: there the statement and what it is to answer are said in one place, and judged in it. */
type Asking<Q extends Pick<Queryable, 'query' | 'exec'>> = Omit<Q, 'query' | 'exec'> & {
  query<T = Row>(sql: string, params?: readonly Param[], plans?: 'kept'): Promise<T[]>;
  exec<T = Row>(sql: string): Promise<T[]>;
};
export type AskingTransaction = Asking<Transaction>;
export type AskingDatabase = Asking<Omit<Database, 'transaction' | 'background'>> & {
  transaction<T>(run: (tx: AskingTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  background: AskingDatabase;
};

/** The database, for a test to ask. */
export const asking = (db: Database): AskingDatabase => db as AskingDatabase;
