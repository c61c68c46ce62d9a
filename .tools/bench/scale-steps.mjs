// What is measured of a database with many counts: each step answers its milliseconds, over HTTP.
import { LEAST_STATIONS } from './scale-fill.mjs';

const YEAR = 2022;
/** A month that waits for review. */
const MONTH = { minDate: '2023-08-01', maxDate: '2023-08-31' };
const COUNTS_A_STATION = 210_240;
/** A year's averages are told for so many flows (a hundred stations). */
const FLOWS_TOLD = 400;

/** Stations that every size has. */
export const fewest = (size) =>
  Math.max(LEAST_STATIONS, Math.min(40, Math.floor((0.8 * size) / COUNTS_A_STATION)));

const timed = async (run) => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** Asks until it is so, or fails. */
async function until(ask) {
  const end = Date.now() + 300_000;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error('It took more than five minutes.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** An address that is asked five times, the fastest of them: what others do on the machine is not its cost. */
const read = (what, path) => ({
  what,
  run: async (call, station) => {
    const times = [];
    for (let at = 0; at < 5; at += 1) times.push(await timed(() => call(path(station))));
    return Math.min(...times);
  },
});

async function findings(call, station) {
  await call('/findings/run', { body: { flowid_txdot: station } });
  await until(async () => (await call(`/findings?flowid_txdot=${station}`)).run?.status !== 'running');
}

async function certify(call, station) {
  const body = { flowid_txdot: station, filters: MONTH, reason: 'Measured' };
  await call('/counts/certify', { body });
  await until(async () => {
    const [newest] = await call(`/counts/certifications?flowid_txdot=${station}`);
    if (newest?.status === 'failed') throw new Error('The certification failed.');
    return newest?.status === 'done';
  });
}

const reopen = (call, station) =>
  call('/counts/reopen', { body: { flowid_txdot: station, ...MONTH, reason: 'Measured again' } });

async function exportYear(call, station) {
  const every = { count_types: [], count_methods: [], travel_directions: [] };
  const days = { fromDate: `01/01/${YEAR}`, toDate: `12/31/${YEAR}` };
  const { export: made } = await call('/export/prepare-csv', {
    body: { stations: [station], ...every, ...days, countData: true, stationMetadata: false },
  });
  await until(async () => {
    const { status, message } = (await call('/exports')).find(({ id }) => id === made.id);
    if (status === 'failed') throw new Error(message);
    return status === 'done';
  });
}

/** The report of all stations by the time that so many flows take: the larger database has more of them. */
const statewide = (what, prepare) => ({
  what,
  rounds: 3,
  run: async (call) => {
    await prepare(call);
    let stations = [];
    const ms = await timed(async () => (stations = await call('/stations?report=aadt')));
    return (ms * FLOWS_TOLD) / stations.reduce((flows, { aadt }) => flows + aadt.length, 0);
  },
});

export const SCALE_STEPS = [
  read('first page of 192 counts', (station) => `/counts?flowid_txdot=${station}&limit=192&page=1`),
  read(
    'page of 192 counts of one flow, from a day on',
    (station) =>
      `/counts?flowid_txdot=${station}&limit=192&page=1&filters=${encodeURIComponent(JSON.stringify({ count_type: '1', minDate: `${YEAR}-06-01` }))}`,
  ),
  read("a year's calendar", (station) => `/counts/calendar?flowid_txdot=${station}&year=${YEAR}`),
  read("a year's hours", (station) => `/counts/hours?flowid_txdot=${station}&year=${YEAR}`),
  read("a year's line", (station) => `/counts/year?flowid_txdot=${station}&year=${YEAR}`),
  { what: 'looking through a station', run: (call, station) => timed(() => findings(call, station)) },
  {
    what: 'certifying a month',
    run: async (call, station) => {
      await findings(call, station);
      const ms = await timed(() => certify(call, station));
      await reopen(call, station);
      return ms;
    },
  },
  { what: 'CSV of a year of a station', run: (call, station) => timed(() => exportYear(call, station)) },
  read("a station's annual averages", (station) => `/reports/aadt/${station}`),
  statewide('annual averages of all stations, for each 400 flows', async (call) => {
    await call('/admin/cache-clear');
  }),
  statewide('the same asked again, for each 400 flows', async () => undefined),
];
