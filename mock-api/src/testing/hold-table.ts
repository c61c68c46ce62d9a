import { until } from './keep-marking.ts';
import { askDatabase } from './ask-database.ts';

/** What is known of a table that is held: how many wait to write to it, and how to let them. */
export type HeldTable = { waiting: () => Promise<number>; letGo: () => Promise<void> };

/** Keeps everybody from writing to a table of a server's database; it can be read meanwhile. */
export async function holdTable(url: string, table: string): Promise<HeldTable> {
  const lock = `begin; lock table ${table} in exclusive mode; select pg_sleep(6000)`;
  const holding = askDatabase(url, lock).catch(() => undefined);
  const locks = (isGranted: boolean) =>
    askDatabase<{ pid: number }>(
      url,
      `select pid from pg_locks where relation = '${table}'::regclass and granted = ${isGranted}
         and mode in ('ExclusiveLock', 'RowExclusiveLock')`,
    );
  await until(async () => (await locks(true)).length > 0);
  return {
    waiting: async () => (await locks(false)).length,
    letGo: async () => {
      await askDatabase(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'begin; lock table ${table} %'`,
      );
      await holding;
    },
  };
}
