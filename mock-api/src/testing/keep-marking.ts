import { setTimeout as sleep } from 'node:timers/promises';
import type { CountRow } from 'shared-domain';
import type { Client } from './killable-server.ts';
import { edit } from './stored-counts.ts';

/** Marks counts of a station until told to stop, also while that fails; answers those that were kept, and the sentences of all failures. */
export function keepMarking(person: Client, station: string, rows: readonly CountRow[]) {
  const kept: number[] = [];
  const said: string[] = [];
  const over = new AbortController();
  const mark = async (row: CountRow): Promise<void> => {
    try {
      const body = { flowid_txdot: station, counts: [edit(row, 9, 'kept')] };
      await person.call('POST /counts/update', { body });
      kept.push(row.id);
    } catch (error) {
      said.push((error as Error).message);
      if (!over.signal.aborted) return mark(row);
    }
  };
  const working = (async () => {
    for (const row of rows) if (!over.signal.aborted) await mark(row);
  })();
  return { kept, said, stop: () => (over.abort(), working) };
}

/** Between two looks: looking all the time would keep a machine from what is waited for. */
const PAUSE_MS = 30;

/** Waits for something to be so, however long that takes. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(PAUSE_MS);
};
