// A campaign over 1,000 stations of four flows and a month each, in the embedded database, or with DATABASE_URL in PostgreSQL: made,
// opened, read, a station of it validated, closed with its report, and the report's file.
import { call, signIn, withFilled } from './bench-host.mjs';
import { fill } from './fill.mjs';
import { median } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 2;
const STATIONS = Number(process.env.BENCH_CAMPAIGN_STATIONS ?? 1000);
const HOURS = 31 * 24;
/** Milliseconds: what one waits for at a screen, what one asks for once a year, and what then reads every count. */
const LIMITS = { read: 1000, act: 1000, once: 5000, close: 10_000 };
const REPEATS = 5;

export function measure() {
  const filling = (folder) => fill(folder, STATIONS * 4 * HOURS, process.env.DATABASE_URL, HOURS);
  return withFilled(PORT, filling, async () => course(await signIn('super@example.org', PORT)));
}

/** What a campaign is asked, from its draft to its report. */
async function course(token) {
  const ask = (path, body, method) => call(token, path, { body, method }, PORT);
  const rows = [];
  const timed = async (what, limit, run, repeats = 1) => {
    const times = [];
    let reply;
    for (let at = 0; at < repeats; at += 1) {
      const start = performance.now();
      reply = await run();
      times.push(performance.now() - start);
    }
    rows.push({ what: `campaign of ${STATIONS} stations: ${what}`, value: median(times), unit: 'ms', limit });
    return reply;
  };
  const made = await timed('made', LIMITS.once, () => ask('/campaigns', draft()));
  if (made.stations.length !== STATIONS) throw new Error(`${made.stations.length} stations of ${STATIONS}`);
  const { id } = made;
  const opened = await timed('opened', LIMITS.once, () =>
    ask(`/campaigns/${id}/open`, { revision: made.revision }),
  );
  await timed('read', LIMITS.read, () => ask(`/campaigns/${id}`), REPEATS);
  await timed('in the list', LIMITS.read, () => ask('/campaigns'), REPEATS);
  await timed('in the to-do list', LIMITS.read, () => ask('/to-do'), REPEATS);
  const [first] = opened.stations.filter(({ may }) => may.includes('leave out'));
  await timed('a station left out', LIMITS.act, () =>
    ask(`/campaigns/${id}/stations/${first.station_id_tmg}`, { act: 'leave out', reason: 'Not ours' }),
  );
  const { revision } = await ask(`/campaigns/${id}`);
  await timed('closed with its report', LIMITS.close, () =>
    ask(`/campaigns/${id}/close`, { revision, reason: 'The year is over' }),
  );
  await timed('the report', LIMITS.read, () => ask(`/campaigns/${id}/report`), REPEATS);
  return rows;
}

const draft = () => ({
  name: 'Bench',
  from: '2023-01-01',
  until: '2023-01-31',
  due: '2030-01-31',
  filter: { agency_ids: [], search: 'BE', stations: [], counted: true },
  validators: [],
  no_strong: false,
  uptime: null,
  several: true,
});
