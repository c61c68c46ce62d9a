import type { ApiInput, ApiReply } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

type Asked = ApiInput<'GET /compare'>['query'];

const MARCH = { from: '2025-03-03', to: '2025-03-30' };
const compared = async (query: Partial<Asked>): Promise<ApiReply<'GET /compare'>> =>
  (await request('GET /compare', { query: { s: AU, ...MARCH, ...query } }, 'user')).reply;
const flowIds = async () =>
  (await request('GET /stations/:stationId/home', { params: { stationId: AU } }, 'user')).reply.flows.map(
    ({ id }) => id,
  );

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterAll(() => testApi().reset());

describe('by mode', () => {
  test('those of a mode are the sum of its flows, and a mode that is not counted there is named', async () => {
    const { series, unknown } = await compared({ s: `${AU}~${AU}.bicycle~${AU}.pedestrian` });
    const [whole, bicycles] = series;
    expect(bicycles).toMatchObject({ key: `${AU}.bicycle`, mode: 'bicycle', flow: null, year: null });
    expect(bicycles?.values).toEqual(whole?.values);
    expect([whole?.mode, unknown]).toEqual([null, [`${AU}.pedestrian`]]);
  });

  test('flows of other modes are not in it', async () => {
    const [first = 0, second = 0] = await flowIds();
    await testApi().query(`update flows set count_type_code = '1' where id = $1`, [second]);
    const { series } = await compared({
      s: `${AU}.bicycle~${AU}.${first}~${AU}.pedestrian~${AU}.${second}`,
    });
    const [bicycles, one, people, other] = series.map(({ values }) => values);
    expect([bicycles, people]).toEqual([one, other]);
  });

  test('a combined flow and its directions are never added', async () => {
    const before = await compared({ s: `${AU}.bicycle` });
    const [first = 0] = await flowIds();
    const [combined] = await testApi().query<{ id: number }>(
      `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       select station_id, 'Both ways', count_method_code, count_type_code, '9', street_side_code from flows where id = $1
       returning id`,
      [first],
    );
    await testApi().query(
      `insert into certified_days (station_id, flow_id, day, minutes, total)
       select station_id, $2::int, day, minutes, 9999 from certified_days where flow_id = $1`,
      [first, combined?.id],
    );
    const { series } = await compared({ s: `${AU}.bicycle` });
    expect(series[0]?.left).toEqual([expect.stringMatching(/^Both ways/)]);
    // where a direction is open, the combined flow stands alone; else the directions do
    const values = series[0]?.values ?? [];
    const isDirections = (value: number | null | undefined, at: number) =>
      value === before.series[0]?.values[at];
    expect(values.filter(isDirections).length).toBeGreaterThan(20);
    expect(values.every((value, at) => isDirections(value, at) || value === 9999)).toBe(true);
  });
});

describe('of a period of its own', () => {
  const LATER = { from: '2025-03-31', to: '2025-04-27' };

  test.each(['day', 'week', 'hour'] as const)('it stands at the same places by %s', async (bin) => {
    const { series, starts } = await compared({ s: `${AU}~${AU}@${LATER.from}`, bin });
    const later = await compared({ ...LATER, bin });
    expect(starts[0]?.slice(0, 10)).toBe(MARCH.from);
    expect(series[1]).toMatchObject({
      key: `${AU}@${LATER.from}`,
      year: null,
      first: LATER.from,
      values: later.series[0]?.values,
      open: later.series[0]?.open,
    });
    expect(series[0]).toMatchObject({ first: null });
  });

  test('hours of the day are those of its own days', async () => {
    const { series } = await compared({ s: `${AU}@${LATER.from}`, as: 'hour' });
    const later = await compared({ ...LATER, as: 'hour' });
    expect(series[0]?.hours).toEqual(later.series[0]?.hours);
  });

  test('the base that is a year is of that year', async () => {
    const index = { as: 'index', base: 2025 } as const;
    const { series } = await compared({ s: `${AU}~${AU}@${LATER.from}`, ...index });
    expect(series[1]?.base).toBe(series[0]?.base);
    expect(series[0]?.base).not.toBeNull();
  });
});

describe('with factors', () => {
  const FROM = '2025-03-10';
  const enter = (flow: number, state: string) =>
    testApi().query(
      `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_name, created_at)
       select station_id, id, 1.5, $2, 'Counted by eye', $3, 'A', '2025-01-01' from flows where id = $1`,
      [flow, FROM, state],
    );

  test('each flow is multiplied by what holds on the day, and it is said by what', async () => {
    const [flow = 0] = await flowIds();
    await enter(flow, 'approved');
    const s = `${AU}.${flow}`;
    const raw = await compared({ s });
    const { series, starts } = await compared({ s, factor: true });
    expect(series[0]?.values).toEqual(
      raw.series[0]?.values.map((value, at) =>
        value === null ? null : Math.round(value * ((starts[at] ?? '') < FROM ? 1 : 1.5)),
      ),
    );
    expect(series[0]?.factors).toEqual([
      { flow: expect.any(String) as string, value: 1.5, from: FROM, to: MARCH.to },
    ]);
    expect(raw.series[0]?.factors).toBeUndefined();
    // the same by what is added up from counts
    const hours = await compared({ s, factor: true, bin: 'hour', counts: 'all' });
    const plain = await compared({ s, bin: 'hour', counts: 'all' });
    expect(hours.series[0]?.values).toEqual(
      plain.series[0]?.values.map((value, at) =>
        value === null ? null : Math.round(value * ((hours.starts[at] ?? '') < FROM ? 1 : 1.5)),
      ),
    );
  });

  test('one that nobody approved is none, and nothing is multiplied without asking', async () => {
    const [flow = 0] = await flowIds();
    await enter(flow, 'draft');
    const raw = await compared({});
    const { series } = await compared({ factor: true });
    expect([series[0]?.factors, series[0]?.values]).toEqual([[], raw.series[0]?.values]);
  });
});
