import { FINDING_RULES, type FindingSetting, type SettingLevel } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList, findingOf, lookThrough } from '../../testing/found-at.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const read = (flow_id?: number, as: Persona = 'user', language = 'en') =>
  request('GET /finding-settings', { query: { flowid_txdot: AU, flow_id } }, as, {
    'accept-language': language,
  });
const write = (
  level: SettingLevel,
  values: Record<string, number | null>,
  { flow_id, as = 'user', station = AU }: { flow_id?: number; as?: Persona; station?: string } = {},
) => request('PUT /finding-settings', { body: { flowid_txdot: station, level, flow_id, values } }, as);
const one = async (name: string, flow?: number): Promise<FindingSetting | undefined> =>
  (await read(flow)).reply.data.find((setting) => setting.name === name);
const flows = async () =>
  (
    await testApi().query<{ id: number }>(
      'select f.id from flows f join stations s on s.id = f.station_id where station_id_tmg = $1 order by f.id',
      [AU],
    )
  ).map(({ id }) => id);

test('every rule has its thresholds, with the defaults of the reference', async () => {
  const { reply } = await read();
  expect(reply.rules.map(({ rule }) => rule)).toEqual([...FINDING_RULES]);
  expect(new Set(reply.data.map(({ rule }) => rule))).toEqual(new Set(FINDING_RULES));
  expect(
    reply.data.every(
      ({ value, default: usual, agency, station }) => value === usual && agency === null && station === null,
    ),
  ).toBe(true);
  expect(await one('gap.strong_hours')).toEqual({
    name: 'gap.strong_hours',
    rule: 'gap',
    label: 'Strong from this many hours of a day',
    unit: 'hours',
    default: 12,
    least: 1,
    most: 24,
    agency: null,
    station: null,
    flow: null,
    value: 12,
  });
});

describe('thresholds that two people change at once', () => {
  const save = (body: { values: Record<string, number | null>; seen?: Record<string, number | null> }) =>
    request('PUT /finding-settings', { body: { flowid_txdot: AU, level: 'station', ...body } }, 'user');

  test.each([
    [60, 'Somebody else has set this to 60 meanwhile. Save again to replace it.'],
    [null, 'Somebody else has emptied this meanwhile. Save again to replace it.'],
  ])('keep what was saved first, and say so at each: %s', async (first, sentence) => {
    await save({ values: { 'night.hour': 50 } });
    await save({ values: { 'night.hour': first }, seen: { 'night.hour': 50 } });
    const values = { 'night.hour': 70, 'gap.strong_hours': 8 };
    const second = await save({ values, seen: { 'night.hour': 50, 'gap.strong_hours': null } });
    expect([second.status, second.problem.errors]).toEqual([409, { 'night.hour': [sentence] }]);
    expect(await one('night.hour')).toMatchObject({ station: first });
    expect(await one('gap.strong_hours')).toMatchObject({ station: null });
    const again = await save({ values, seen: { 'night.hour': first, 'gap.strong_hours': null } });
    expect(again.status).toBe(200);
    expect(await one('night.hour')).toMatchObject({ station: 70 });
  });

  test.each([
    ['another one was changed', { 'gap.strong_hours': 9 }, 50],
    ['both wish the same', { 'night.hour': 70 }, null],
    ['one was seen by nobody', { 'night.hour': 60 }, undefined],
  ])('are saved by both where %s', async (_, first, seen) => {
    await save({ values: { 'night.hour': 50 } });
    await save({ values: first });
    const second = {
      values: { 'night.hour': 70 },
      ...(seen !== undefined && { seen: { 'night.hour': seen } }),
    };
    expect((await save(second)).status).toBe(200);
    expect(await one('night.hour')).toMatchObject({ station: 70 });
  });
});

test('thresholds and rules are named in the language of the caller', async () => {
  const { reply } = await read(undefined, 'user', 'es');
  expect(reply.data.find(({ name }) => name === 'gap.strong_hours')?.label).toBe(
    'Grave desde este número de horas de un día',
  );
  expect(reply.rules[0]?.label).toBe('Hueco');
});

test('a flow’s threshold stands above its station’s, that above the agency’s', async () => {
  const [first, second] = await flows();
  await write('agency', { 'night.hour': 40 }, { as: 'admin' });
  await write('station', { 'night.hour': 60 });
  await write('flow', { 'night.hour': 80 }, { flow_id: first });
  expect(await one('night.hour', first)).toMatchObject({ agency: 40, station: 60, flow: 80, value: 80 });
  expect(await one('night.hour', second)).toMatchObject({ agency: 40, station: 60, flow: null, value: 60 });
  expect(await one('night.hour')).toMatchObject({ flow: null, value: 60 });
  await write('station', { 'night.hour': null });
  expect(await one('night.hour', second)).toMatchObject({ station: null, value: 40 });
  await write('agency', { 'night.hour': null }, { as: 'admin' });
  expect(await one('night.hour', second)).toMatchObject({ agency: null, value: 50 });
});

test('changed thresholds have the rules run again by themselves', async () => {
  await lookThrough();
  await write('station', { 'gap.on': 0, 'day-low.on': 0, 'day-high.times': 10 });
  await testApi().runJobs();
  expect((await findingList()).data.map(({ rule }) => rule)).toEqual(['spike', 'silent-flow']);
});

test('a threshold of one flow leaves the findings of others', async () => {
  await lookThrough();
  const { flow_id } = await findingOf('day-low');
  await write('flow', { 'day-low.on': 0, 'day-high.on': 0 }, { flow_id });
  await testApi().runJobs();
  expect((await findingList()).data.map(({ rule }) => rule)).toEqual(['day-high', 'silent-flow', 'gap']);
});

test('an agency’s thresholds hold for its own stations only', async () => {
  await lookThrough();
  await write('agency', { 'gap.on': 0 }, { as: 'admin' });
  await testApi().runJobs();
  expect((await findingList()).data.map(({ rule }) => rule)).not.toContain('gap');
  const { reply } = await request('GET /finding-settings', { query: { flowid_txdot: 'HO0001' } }, 'houston');
  expect(reply.data.find(({ name }) => name === 'gap.on')).toMatchObject({ agency: null, value: 1 });
});

test('only admins may change the thresholds of an agency', async () => {
  expect((await read()).reply.levels).toEqual(['station', 'flow']);
  expect((await read(undefined, 'admin')).reply.levels).toEqual(['agency', 'station', 'flow']);
  const { status, problem } = await write('agency', { 'night.hour': 40 });
  expect([status, problem.message]).toEqual([403, 'Only admins may change the thresholds of an agency.']);
  expect(await one('night.hour')).toMatchObject({ agency: null });
});

test.each<[string, Record<string, number | null>, string, string]>([
  ['over the most', { 'gap.strong_hours': 25 }, 'gap.strong_hours', 'Enter a number from 1 to 24.'],
  ['under the least', { 'gap.strong_hours': 0 }, 'gap.strong_hours', 'Enter a number from 1 to 24.'],
  ['half on', { 'gap.on': 0.5 }, 'gap.on', 'Enter a number from 0 to 1.'],
  ['that does not exist', { 'weather.rain': 1 }, 'weather.rain', 'There is no such threshold.'],
  ['by a name that every object has', { constructor: 1 }, 'constructor', 'There is no such threshold.'],
])(
  'a threshold %s is refused, and the good ones beside it are not written',
  async (_, values, name, sentence) => {
    const { status, problem } = await write('station', { 'night.hour': 60, ...values });
    expect([status, problem.errors]).toEqual([422, { [name]: [sentence] }]);
    expect(await one('night.hour')).toMatchObject({ station: null });
  },
);

test('a flow must be named at its level, and be one of the station', async () => {
  const [known] = await testApi().query<{ id: number }>(
    `select f.id from flows f join stations s on s.id = f.station_id where station_id_tmg = 'HO0001' limit 1`,
  );
  expect((await write('flow', { 'night.hour': 60 })).problem.errors).toEqual({ flow_id: ['Choose a flow.'] });
  expect((await write('flow', { 'night.hour': 60 }, { flow_id: known?.id })).status).toBe(422);
  expect((await read(known?.id)).status).toBe(422);
});

test('another agency’s thresholds are answered as if there were none', async () => {
  expect((await read(undefined, 'houston')).status).toBe(404);
  expect((await write('station', { 'night.hour': 60 }, { as: 'houston' })).status).toBe(404);
  expect(await one('night.hour')).toMatchObject({ station: null });
});
