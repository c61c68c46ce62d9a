import type { CountExport } from 'shared-domain';
import type { Client } from '../killable-server.ts';
import type { Actor, Asked, Fault, Settled } from './actor.ts';
import { ask, madeOnce, nothing, untilEnded } from './actor.ts';

/** Certified from end to end, and left alone. */
const STATION = 'AU0002';

const isoToForm = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Orders files of certified counts and fetches them: each order is one file, whole. */
export async function exportActor(client: Client): Promise<Actor> {
  const found = await client.call('POST /export/dropdown-stations', { body: {} });
  const own = found.find(({ station_id_tmg }) => station_id_tmg === STATION);
  const body = {
    stations: [STATION],
    count_types: [],
    count_methods: [],
    travel_directions: [],
    fromDate: isoToForm(own?.first_certified ?? ''),
    toDate: isoToForm(own?.last_certified ?? ''),
    countData: true,
    stationMetadata: false,
  };
  const list = () => client.call('GET /exports');
  let newest = 0;
  let rows: number | null = null;
  let task: { asked: Asked<unknown> } | null = null;

  async function act(): Promise<void> {
    task = { asked: 'unknown' };
    task.asked = await ask(client.call('POST /export/prepare-csv', { body }));
  }

  async function settle(): Promise<Settled> {
    const done = task;
    task = null;
    if (!done) return nothing;
    const ended = await untilEnded(list, (exports) => exports.every(isEnded));
    if (!ended) return { ...nothing, faults: [{ kind: 'stuck', what: 'an export' }] };
    const made = ended.filter(({ id }) => id > newest);
    newest = ended[0]?.id ?? 0;
    const faults = madeOnce(`export of ${STATION}`, made.length, done.asked);
    for (const one of made) faults.push(...(await check(one)));
    return { effects: made.length, mails: made.length, faults };
  }

  async function check({ id, status, rows: told, download, message }: CountExport): Promise<Fault[]> {
    // ended with its reason, and told: the person asks again
    if (status === 'failed' && message?.includes('disk')) return [];
    if (status !== 'done' || !download) return [{ kind: 'lost', what: `export ${id} is ${status}` }];
    rows ??= told;
    const lines = await ask(client.lines(download));
    if (lines === 'unknown') return [{ kind: 'lost', what: `the file of export ${id}` }];
    const held = lines.reply - 1;
    return held === rows && told === rows
      ? []
      : [
          {
            kind: held > (rows ?? 0) ? 'doubled' : 'lost',
            what: `rows of export ${id}: ${held}, told ${told}, of ${rows}`,
          },
        ];
  }

  return { name: 'exports', act, settle };
}

const isEnded = ({ status }: CountExport) => status === 'done' || status === 'failed';
