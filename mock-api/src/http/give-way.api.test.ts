import type { ApiKey } from 'shared-ui/domain';
import { forgetSignIns, requestOf, signIn, testApi } from '../testing/index.ts';

jest.setTimeout(120_000);

const STATION = 'AU0001';
const YEAR = 2019;

/** A year at 15 minutes of every flow of the station, the first half of it certified. */
beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t, f.id, (extract(epoch from t)::bigint / 900 * f.id % 23)::int, 15,
       case when t < '${YEAR}-07-01' then 1 end
     from flows f join stations s on s.id = f.station_id and s.station_id_tmg = $1,
       generate_series(timestamp '${YEAR}-01-01', timestamp '${YEAR}-12-31 23:45', '15 minutes') t`,
    [STATION],
  );
  await signIn('super');
  await signIn('houston');
});

const query = { flowid_txdot: STATION };
const tmas = { stations: [STATION], fromDate: `01/01/${YEAR}`, toDate: `06/30/${YEAR}` };

const reads: [ApiKey, object][] = [
  ['POST /export/check-tmas', { body: tmas }],
  ['GET /counts/checklist', { query }],
  ['GET /stations', { query: { report: 'aadt' } }],
  ['GET /counts/scope', { query }],
  ['GET /counts/year', { query: { ...query, year: YEAR } }],
  ['GET /counts/calendar', { query: { ...query, year: YEAR } }],
  ['GET /counts/hours', { query: { ...query, year: YEAR } }],
];

const send = async (key: ApiKey, input: object, persona: 'super' | 'houston') =>
  testApi().fetch(requestOf(key, input, await signIn(persona)));

test.each(reads)('%s lets others be answered while it reads', async (key, input) => {
  const state = { done: false };
  const long = send(key, input, 'super').then((response) => {
    state.done = true;
    return response;
  });
  let answered = 0;
  while (!state.done) {
    expect((await send('GET /user/session', {}, 'houston')).status).toBe(200);
    if (!state.done) answered += 1;
  }
  expect((await long).status).toBe(200);
  expect(answered).toBeGreaterThanOrEqual(3);
});

test('an export is prepared from the inspection of its pre-flight, as long as nothing has changed', async () => {
  const statements = jest.spyOn(testApi().db.background, 'transaction');
  const countOf = async (key: ApiKey) => {
    statements.mockClear();
    await (await send(key, { body: tmas }, 'super')).text();
    return statements.mock.calls.length;
  };
  await testApi().query('update stations set version = version + 1 where station_id_tmg = $1', [STATION]);
  const inspected = await countOf('POST /export/check-tmas');
  const prepared = await countOf('POST /export/prepare-tmas');
  await testApi().query('update stations set version = version + 1 where station_id_tmg = $1', [STATION]);
  const again = await countOf('POST /export/prepare-tmas');
  statements.mockRestore();
  expect(prepared).toBeLessThan(inspected / 2);
  expect(again).toBe(inspected);
});
