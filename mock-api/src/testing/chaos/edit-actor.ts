import type { Client } from '../killable-server.ts';
import { ask, nothing, untilEnded, type Actor, type Asked, type Fault, type Settled } from './actor.ts';

/** Three weeks of counts that wait for review. */
const STATION = 'AU0004';

/** Writes notes at counts; each note is there as it was written, by one edit. */
export function editActor(client: Client): Actor {
  const query = { flowid_txdot: STATION };
  const newest = () => client.call('GET /counts/edits', { query });
  const read = () => client.call('GET /counts', { query: { ...query, limit: 1 } });
  let edits: number[] = [];
  let note: string | null = null;
  let number = 0;
  let task: { note: string; asked: Asked<unknown> } | null = null;

  async function act(): Promise<void> {
    number += 1;
    task = { note: `Looked at ${number} times`, asked: 'unknown' };
    task.asked = await ask(write(task.note));
  }

  async function write(text: string) {
    const [row] = (await read()).data;
    if (!row) throw new Error(`${STATION} has no counts`);
    const counts = [{ id: row.id, date: row.date, suspect_id: row.suspect_id, note: text }];
    return client.call('POST /counts/update', { body: { flowid_txdot: STATION, counts } });
  }

  async function settle(): Promise<Settled> {
    const done = task;
    task = null;
    if (!done) return nothing;
    const seen = await untilEnded(
      async () => ({ edits: (await newest()).map(({ id }) => id), row: (await read()).data[0] }),
      () => true,
    );
    if (!seen) return { ...nothing, faults: [{ kind: 'stuck', what: `editing ${STATION}` }] };
    const made = seen.edits.filter((id) => id > (edits[0] ?? 0)).length;
    const isThere = seen.row?.note === done.note;
    const faults: Fault[] = [];
    if (made > 1) faults.push({ kind: 'doubled', what: `edit "${done.note}": ${made} times` });
    if (isThere !== made > 0) faults.push({ kind: 'lost', what: `the note or the record of "${done.note}"` });
    if (!isThere && done.asked !== 'unknown') faults.push({ kind: 'lost', what: `edit "${done.note}"` });
    if (!isThere && seen.row?.note !== note) faults.push({ kind: 'lost', what: `the note "${note}"` });
    note = seen.row?.note ?? null;
    edits = seen.edits;
    return { effects: made, mails: 0, faults };
  }

  return { name: 'edits', act, settle };
}
