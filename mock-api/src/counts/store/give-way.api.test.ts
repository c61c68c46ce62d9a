import { wallClock, type ApiKey } from 'shared-domain';
import { bodyOf, CUSTOM } from '../../testing/import-files.ts';
import { forgetSignIns, requestOf, signIn, testApi, type Persona } from '../../testing/index.ts';
import { largestRead } from '../../testing/largest-read.ts';

jest.setTimeout(120_000);

const STATION = 'AU0001';
const YEAR = 2019;
/** So many counts, and so many certified days, a statement may look at: the embedded database answers others soon after. */
const FEW = { counts: 12_000, days: 6000 };

/**
 * A year at 15 minutes of every flow of two stations, more than 70,000 counts each, the first half of it certified; and of all
 * other flows the certified days of that year. The clocks leave an hour out in spring.
 */
beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t, f.id, (extract(epoch from t)::bigint / 900 * f.id % 23)::int, 15,
       case when t < '${YEAR}-07-01' then 1 end
     from flows f join stations s on s.id = f.station_id and s.station_id_tmg in ($1, $2),
       generate_series(timestamp '${YEAR}-01-01', timestamp '${YEAR}-12-31 23:45', '15 minutes') t`,
    [STATION, CUSTOM],
  );
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t, f.id, 7, 1440, 1
     from flows f join stations s on s.id = f.station_id and not s.draft and s.station_id_tmg not in ($1, $2),
       generate_series(timestamp '${YEAR}-01-01', timestamp '${YEAR}-12-31', '1 day') t`,
    [STATION, CUSTOM],
  );
  await testApi().query('delete from counts where ts >= $1 and ts < $2 and interval_minutes = 15', [
    `${YEAR}-03-10 02:00:00`,
    `${YEAR}-03-10 03:00:00`,
  ]);
  const [days] = await testApi().query<{ days: number }>('select count(*) as days from certified_days');
  // so many that looking at all of them with one statement would be seen
  expect(days?.days).toBeGreaterThan(FEW.days);
  await testApi().query('analyze');
  await signIn('super');
  await signIn('houston');
});

const query = { flowid_txdot: STATION };
const year = { query: { ...query, year: YEAR } };
const tmas = { stations: [STATION], fromDate: `01/01/${YEAR}`, toDate: `06/30/${YEAR}` };
const csv = {
  stations: [STATION],
  count_types: [],
  count_methods: [],
  travel_directions: [],
  fromDate: `01/01/${YEAR}`,
  toDate: `12/31/${YEAR}`,
  countData: true,
  stationMetadata: true,
};

const send = async (key: ApiKey, input: object, persona: Persona = 'super') => {
  const response = await testApi().fetch(requestOf(key, input, await signIn(persona)));
  expect(response.status).toBe(200);
  return response;
};

/** A year of two of the station's channels. */
async function largeFile() {
  const lines = ['Date,NB,SB'];
  const first = Date.UTC(YEAR, 0, 1) / 60_000;
  for (let at = 0; at < 365 * 96; at += 1) lines.push(`${wallClock(first + at * 15)},${at % 17},${at % 5}`);
  return bodyOf(lines.join('\n'), { station: CUSTOM });
}

/** What was inspected before is not inspected again, unless the station has changed. */
const changed = () =>
  testApi().query('update stations set version = version + 1 where station_id_tmg = $1', [STATION]);

/** Averages are kept until certified counts change. */
const recertified = () => testApi().query('update certified_revisions set revision = revision + 1');

const withJobs = async (key: ApiKey, input: object) => {
  await send(key, input);
  await testApi().runJobs();
};

/** What reads at length. */
const reads: { what: string; run: () => Promise<unknown>; prepare?: () => Promise<unknown> }[] = [
  {
    what: 'the pre-flight of TMAS',
    run: () => send('POST /export/check-tmas', { body: tmas }),
    prepare: changed,
  },
  {
    what: 'Prepare of TMAS',
    run: () => withJobs('POST /export/prepare-tmas', { body: tmas }),
    prepare: changed,
  },
  { what: 'the checklist', run: () => send('GET /counts/checklist', { query }) },
  {
    what: 'the report of averages',
    run: () => send('GET /stations', { query: { report: 'aadt' } }),
    prepare: recertified,
  },
  { what: 'the scope of a bulk update', run: () => send('GET /counts/scope', { query }) },
  { what: 'the picture of a year', run: () => send('GET /counts/year', year) },
  { what: 'the calendar', run: () => send('GET /counts/calendar', year) },
  { what: 'the hours', run: () => send('GET /counts/hours', year) },
  { what: 'a CSV export', run: () => withJobs('POST /export/prepare-csv', { body: csv }) },
  { what: 'looking for findings', run: () => withJobs('POST /findings/run', { body: query }) },
  {
    what: 'the preview of a large file',
    run: () => send('POST /counts/import/preview', { body: upload }, 'user'),
    prepare: async () => (upload = await largeFile()),
  },
];
let upload: object | undefined;

test.each(reads)('$what lets others be answered while it reads', async ({ run, prepare }) => {
  await prepare?.();
  const state = { done: false };
  const long = run().then(() => (state.done = true));
  let answered = 0;
  while (!state.done) {
    await send('GET /user/session', {}, 'houston');
    if (!state.done) answered += 1;
  }
  await long;
  expect(answered).toBeGreaterThanOrEqual(3);
});

/** What is answered soon, from what is kept beside the counts. */
const briefReads: typeof reads = [
  {
    what: 'the page of a station',
    run: () => send('GET /stations/:stationId/home', { params: { stationId: STATION } }),
    prepare: recertified,
  },
  { what: 'what is to be done', run: () => send('GET /to-do', {}) },
];

// a statement holds the embedded database's one connection as long as it looks
test.each([...reads, ...briefReads])(
  '$what looks at few counts with each statement',
  async ({ run, prepare }) => {
    await prepare?.();
    const most = await largestRead(run);
    expect(most.counts < FEW.counts ? 'few' : most.statement).toBe('few');
    expect(most.counts).toBeGreaterThan(0);
    if (testApi().db.kind === 'embedded') expect(most.certified_days).toBeLessThan(FEW.days);
  },
);

test('an export is prepared from the inspection of its pre-flight, as long as nothing has changed', async () => {
  const { longReads } = testApi().db;
  const statements = [jest.spyOn(longReads, 'transaction'), jest.spyOn(longReads, 'together')];
  const countOf = async (key: ApiKey) => {
    for (const spy of statements) spy.mockClear();
    await (await send(key, { body: tmas })).text();
    return statements.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };
  await changed();
  const inspected = await countOf('POST /export/check-tmas');
  const prepared = await countOf('POST /export/prepare-tmas');
  await changed();
  const again = await countOf('POST /export/prepare-tmas');
  for (const spy of statements) spy.mockRestore();
  expect(prepared).toBeLessThan(inspected / 2);
  expect(again).toBe(inspected);
});
