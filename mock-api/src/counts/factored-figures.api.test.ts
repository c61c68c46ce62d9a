import {
  certifySteadfastgate,
  EMPTY_STATION,
  type FlowRow,
} from '../testing/figures/certified-steadfastgate.ts';
import { expected } from '../testing/figures/expected.ts';
import { forgetSignIns, request, testApi } from '../testing/index.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

/** The figure of both directions without any factor. */
const PLAIN = expected.methods['02steadfastgate 2011']?.aashto ?? Number.NaN;

let flows: FlowRow[] = [];
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  flows = await certifySteadfastgate(['2011']);
});

/** A factor of both flows from a day on. */
const addFactors = (value: number, from: string, state = 'approved') =>
  testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
     select station_id, id, $1::float8, $1::float8 - 0.04, $1::float8 + 0.04, $2, 'Two walk side by side', $3, 'Uma Castillo',
       now() from flows where id = any($4::int[])`,
    [value, from, state, flows.map(({ id }) => id)],
  );
const fail = () => {
  throw new Error('no figure has a layer');
};
const figure = async () => {
  const { reply } = await request('GET /figures', { query: { year: 2011 } }, 'user');
  const row = reply.rows.find(({ station_id_tmg }) => station_id_tmg === EMPTY_STATION);
  return { value: row?.value ?? null, layered: row?.layered ?? null };
};

test('the figure with factors stands beside the plain one, which is as before, as soon as they are approved', async () => {
  expect(await figure()).toMatchObject({ layered: null });
  await addFactors(1.143, '2010-05-03');
  const { value, layered } = await figure();
  expect(value).toBeCloseTo(PLAIN, 8);
  expect(layered?.value).toBeCloseTo(PLAIN * 1.143, 8);
  expect(layered?.factors.map(({ factor, from, until }) => [factor, from, until])).toEqual([
    [1.143, '2011-01-01', '2011-12-31'],
    [1.143, '2011-01-01', '2011-12-31'],
  ]);
  await testApi().query(`update flow_factors set state = 'withdrawn'`);
  expect(await figure()).toMatchObject({ layered: null });
});

test('the figure’s interval has the factor’s folded in, the same on the station’s page and where it comes from', async () => {
  await addFactors(1.143, '2010-05-03');
  const params = { stationId: EMPTY_STATION };
  const { reply } = await request('GET /figures/:stationId', { params, query: { year: 2011 } }, 'user');
  const { mode, layered } = reply.figures.find((one) => one.layered !== null) ?? fail();
  // all days were counted: the factors alone leave it open, each the half of the figure by its own 0.04 of 1.143
  const off = (layered?.interval?.measured?.high ?? 0) - (layered?.value ?? 0);
  expect(off).toBeGreaterThan((PLAIN * 0.04) / Math.SQRT2 - 1e-6);
  expect(off).toBeLessThan(PLAIN * 0.04);
  const query = { year: 2011, mode, method: 'aashto' } as const;
  const provenance = (await request('GET /figures/:stationId/provenance', { params, query }, 'user')).reply;
  expect(provenance.interval).toEqual(layered?.interval);
  expect(provenance.factors.map(({ low, high }) => [low, high])).toEqual([
    [expect.closeTo(1.103, 8), expect.closeTo(1.183, 8)],
    [expect.closeTo(1.103, 8), expect.closeTo(1.183, 8)],
  ]);
});

test('a factor that begins within the year holds from its day on', async () => {
  await addFactors(1.2, '2011-07-01');
  const { layered } = await figure();
  expect(layered?.value).toBeGreaterThan(PLAIN);
  expect(layered?.value).toBeLessThan(PLAIN * 1.2);
  expect(layered?.factors[0]).toMatchObject({ from: '2011-07-01', until: '2011-12-31' });
});

test('a factor of 1 changes no figure, and is told all the same', async () => {
  await addFactors(1, '2010-01-01');
  const { value, layered } = await figure();
  expect(layered?.value).toBeCloseTo(value ?? Number.NaN, 8);
  expect(layered?.factors).toHaveLength(2);
});

test.each(['draft', 'proposed', 'withdrawn'])('a factor that is %s changes nothing', async (state) => {
  await addFactors(1.3, '2010-01-01', state);
  expect(await figure()).toMatchObject({ layered: null });
});

test('a station that ended before the year has no factor in it', async () => {
  await addFactors(1.3, '2010-01-01');
  await testApi().query('update stations set year_station_discontinued = 2010 where station_id_tmg = $1', [
    EMPTY_STATION,
  ]);
  expect(await figure()).toMatchObject({ layered: null });
  await testApi().query('update stations set year_station_discontinued = 2011 where station_id_tmg = $1', [
    EMPTY_STATION,
  ]);
  expect((await figure()).layered?.value).toBeCloseTo(PLAIN * 1.3, 8);
});

test('one that begins after the year is not of it', async () => {
  await addFactors(1.3, '2012-01-01');
  expect(await figure()).toMatchObject({ layered: null });
});
