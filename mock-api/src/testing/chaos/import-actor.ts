import { wallClock, type CountImport, type CountRow } from 'shared-domain';
import type { Client } from '../killable-server.ts';
import type { Actor, Asked, Fault, Settled } from './actor.ts';
import { ask, madeOnce, nothing, untilEnded } from './actor.ts';

/** No counts at first; quarters of an hour. */
const STATION = 'AU0009';
const DAYS = 3;
const QUARTERS = 96;

type Counts = Map<string, number>;
type Task =
  | { kind: 'import'; file: string; counts: Counts; asked: Asked<unknown> }
  | { kind: 'undo'; id: number; before: Counts; asked: Asked<unknown> };

const clock = (day: number, quarter: number) => wallClock(Date.UTC(2024, 5, 1 + day) / 60_000 + quarter * 15);

/** Imports days of counts over one another and takes imports back; every stored count is compared. */
export function importActor(client: Client, random: () => number): Actor {
  let stored: Counts = new Map();
  /** What was there before each import that can still be taken back, the newest last. */
  const before: { id: number; counts: Counts }[] = [];
  let task: Task | null = null;
  let files = 0;

  const newest = () => client.call('GET /imports', { query: { station: STATION } });

  async function act(): Promise<void> {
    const last = before.at(-1);
    if (last && random() < 0.4) {
      task = { kind: 'undo', id: last.id, before: last.counts, asked: 'unknown' };
      task.asked = await ask(client.call('POST /imports/:id/undo', { params: { id: String(last.id) } }));
      return;
    }
    files += 1;
    const day = Math.floor(random() * DAYS);
    const rows = Array.from(
      { length: QUARTERS },
      (_, at) => [clock(day, at), Math.floor(random() * 90)] as const,
    );
    task = { kind: 'import', file: `chaos-${files}.csv`, counts: new Map(rows), asked: 'unknown' };
    const asked = await ask(upload(client, task.file, rows));
    if (asked !== 'unknown')
      task.asked = await ask(client.call('POST /counts/import', { body: asked.reply }));
  }

  async function settle(): Promise<Settled> {
    const done = task;
    task = null;
    if (!done) return nothing;
    const ended = await untilEnded(newest, (imports) => imports.every(isEnded));
    if (!ended) return { ...nothing, faults: [{ kind: 'stuck', what: `${done.kind} at ${STATION}` }] };
    const { faults, isDone } = done.kind === 'import' ? afterImport(done, ended) : afterUndo(done, ended);
    const there = await ask(readAll(client));
    if (there === 'unknown') return { ...nothing, faults: [{ kind: 'stuck', what: `reading ${STATION}` }] };
    faults.push(...compare(stored, there.reply));
    return { effects: isDone ? 1 : 0, mails: isDone ? 1 : 0, faults };
  }

  function afterImport(done: Task & { kind: 'import' }, imports: CountImport[]) {
    const own = imports.filter(({ file_name }) => file_name === done.file);
    const faults = madeOnce(`import of ${done.file}`, own.length, done.asked);
    const [made] = own;
    if (made && made.status !== 'done')
      faults.push({ kind: 'lost', what: `import of ${done.file} is ${made.status}: ${made.message}` });
    const isDone = made?.status === 'done';
    if (isDone) {
      before.push({ id: made.id, counts: stored });
      stored = new Map([...stored, ...done.counts]);
    }
    return { faults, isDone };
  }

  function afterUndo(done: Task & { kind: 'undo' }, imports: CountImport[]) {
    const isDone = imports.find(({ id }) => id === done.id)?.status === 'undone';
    const faults: Fault[] = [];
    if (isDone) {
      before.pop();
      stored = done.before;
    } else if (done.asked !== 'unknown') faults.push({ kind: 'lost', what: `taking back import ${done.id}` });
    return { faults, isDone };
  }

  return { name: 'imports', act, settle };
}

const isEnded = ({ status }: CountImport) => status === 'done' || status === 'failed' || status === 'undone';

async function upload(client: Client, name: string, rows: (readonly [string, number])[]) {
  const form = new FormData();
  const text = ['Date,NB', ...rows.map(([at, count]) => `${at},${count}`)].join('\n');
  form.append('file', new Blob([text]), name);
  const { file, headers } = await client.call('POST /counts/upload', { body: form });
  const { channels: own } = await client.call('GET /stations/:stationId', { params: { stationId: STATION } });
  const channels = headers.map((header, at) => ({ id: own[at]?.id ?? 0, header }));
  return { file, vendor: '0', station: STATION, channels, interval: 15 };
}

/** Every count of the station. */
async function readAll(client: Client): Promise<CountRow[]> {
  const rows: CountRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after = last ? { last_date: last.date, last_id: last.id } : {};
    const { data } = await client.call('GET /counts', {
      query: { flowid_txdot: STATION, is_paginate: true, ...after },
    });
    if (data.length === 0 || data.some(({ id }) => rows.some((row) => row.id === id))) return rows;
    rows.push(...data);
  }
}

function compare(promised: Counts, there: CountRow[]): Fault[] {
  const times = there.map(({ date }) => date);
  const faults: Fault[] = [];
  if (new Set(times).size < times.length) faults.push({ kind: 'doubled', what: `counts of ${STATION}` });
  const differing = [...promised].filter(
    ([at, count]) => there.find(({ date }) => date === at)?.count !== count,
  );
  const [first] = differing;
  if (first)
    faults.push({ kind: 'lost', what: `${differing.length} counts of ${STATION}, first at ${first[0]}` });
  const foreign = times.filter((at) => !promised.has(at));
  if (foreign.length > 0)
    faults.push({ kind: 'doubled', what: `${foreign.length} counts of ${STATION} that nobody asked for` });
  return faults;
}
