import type { ApiInput, ApiReply, StationGroupFacts } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

async function afresh() {
  await testApi().reset();
  forgetSignIns();
}
beforeEach(afresh);
afterAll(afresh);

type Flow = { station: string; flow_id: number; combined: boolean };
const flowsOf = async (station: string, as: Persona = 'admin'): Promise<Flow[]> =>
  (await request('GET /stations/:stationId/home', { params: { stationId: station } }, as)).reply.flows.map(
    ({ id, combined }) => ({ station, flow_id: id, combined }),
  );
/** The flows of stations in turns of both directions. */
async function members(...stations: string[]): Promise<StationGroupFacts['flows']> {
  const flows = await Promise.all(stations.map((station) => flowsOf(station)));
  return flows.flatMap((own) =>
    own.map(({ station, flow_id, combined }, at) => ({
      station,
      flow_id,
      sign: combined ? ('none' as const) : at % 2 === 0 ? ('ahead' as const) : ('back' as const),
    })),
  );
}
type Body = ApiInput<'POST /station-groups'>['body'];
const make = async (more: Partial<Body> = {}, as: Persona = 'admin') =>
  request(
    'POST /station-groups',
    {
      body: {
        kind: 'screenline',
        name: 'River bridges',
        flows: more.flows ?? (await members('AU0001', 'AU0004')),
        ...more,
      },
    },
    as,
  );
const list = async (as: Persona = 'user') => (await request('GET /station-groups', {}, as)).reply.data;
const change = (id: number, body: StationGroupFacts & { version: number }, as: Persona = 'admin') =>
  request('PUT /station-groups/:id', { params: { id: String(id) }, body }, as);
const remove = (id: number, as: Persona = 'admin') =>
  request('DELETE /station-groups/:id', { params: { id: String(id) } }, as);
const compared = async (
  query: Partial<ApiInput<'GET /compare'>['query']> & { s: string },
  as: Persona = 'user',
): Promise<ApiReply<'GET /compare'>> =>
  (await request('GET /compare', { query: { from: '2025-03-01', to: '2025-03-31', ...query } }, as)).reply;

test('an admin names stations together, everybody of the agency sees it, and nobody else', async () => {
  const flows = await members('AU0004', 'AU0001');
  const { reply } = await make({ flows });
  expect(reply).toMatchObject({
    kind: 'screenline',
    name: 'River bridges',
    unseen: 0,
    version: 1,
    may_change: true,
  });
  expect(reply.flows.map(({ flow_id, sign }) => ({ flow_id, sign }))).toEqual(
    flows.map(({ flow_id, sign }) => ({ flow_id, sign })),
  );
  expect((await list()).map(({ name, may_change }) => [name, may_change])).toEqual([
    ['River bridges', false],
  ]);
  expect(await list('houston')).toEqual([]);
  expect(await list('super')).toHaveLength(1);
  for (const refused of [await make({ name: 'Other' }, 'user'), await remove(reply.id, 'user')])
    expect(refused.status).toBe(403);
  expect((await remove(reply.id, 'houston')).status).toBe(403);
  expect((await remove(reply.id)).reply).toEqual({ success: true });
  expect(await list()).toEqual([]);
  const told = await testApi().query<{ action: string; agency_id: number }>(
    "select action, agency_id from audit_log where action like 'stationGroup.%' order by id",
  );
  expect(told).toEqual([
    { action: 'stationGroup.add', agency_id: 3 },
    { action: 'stationGroup.delete', agency_id: 3 },
  ]);
});

test('sent twice it is there once, and its name is another’s no more', async () => {
  const key = { request_key: 'a4f0c1d2-0000-4000-8000-000000000075' };
  expect((await make(key)).reply.id).toBe((await make(key)).reply.id);
  expect(await list()).toHaveLength(1);
  const { status, problem } = await make({ name: 'RIVER bridges' });
  expect([status, problem.errors]).toEqual([422, { name: ['There is a group of this name already.'] }]);
});

test('a change over a newer one is refused with the newer group, and one station alone is left', async () => {
  const { reply } = await make();
  const flows = await members('AU0001');
  const changed = await change(reply.id, { kind: 'cordon', name: 'Downtown', flows, version: 1 });
  expect(changed.reply).toMatchObject({ kind: 'cordon', name: 'Downtown', version: 2 });
  expect(new Set(changed.reply.flows.map(({ station_id_tmg }) => station_id_tmg))).toEqual(
    new Set(['AU0001']),
  );
  const stale = await change(reply.id, { kind: 'cordon', name: 'Other', flows, version: 1 });
  expect([stale.status, stale.problem.current]).toEqual([409, expect.objectContaining({ name: 'Downtown' })]);
});

test.each<[string, (flows: StationGroupFacts['flows']) => Partial<Body>, RegExp]>([
  [
    'a corridor of one station',
    (flows) => ({ kind: 'corridor', flows }),
    /^A corridor has at least 2 stations\.$/,
  ],
  ['a flow twice', (flows) => ({ flows: [...flows, ...flows] }), /^A flow can be in a group once\.$/],
  [
    'a flow of another station',
    ([flow]) => ({ flows: [{ ...flow!, station: 'AU0004' }] }),
    /^A flow that is named is not there\.$/,
  ],
  [
    'another agency’s station',
    ([flow]) => ({ flows: [{ ...flow!, station: 'HO0001' }] }),
    /^A flow that is named is not there\.$/,
  ],
  [
    'a flow of one direction without a sign',
    (flows) => ({ flows: flows.map((flow) => ({ ...flow, sign: 'none' as const })) }),
    /^Please say which way .+ at AU0001 counts\.$/,
  ],
])('%s is refused by its field, and nothing is kept', async (_what, wrong, sentence) => {
  const { status, problem } = await make(wrong(await members('AU0001')));
  expect([status, problem.errors]).toEqual([422, { flows: [expect.stringMatching(sentence)] }]);
  expect(await testApi().query('select 1 from station_groups')).toEqual([]);
});

test('stations of two agencies make no group, whoever names them', async () => {
  const mine = await members('AU0001');
  const theirs = (await flowsOf('HO0001', 'super')).map(({ station, flow_id, combined }) => ({
    station,
    flow_id,
    sign: combined ? ('none' as const) : ('ahead' as const),
  }));
  const { status, problem } = await make({ flows: [...mine, ...theirs] }, 'super');
  expect([status, problem.message]).toEqual([422, 'The stations of a group have to be of one agency.']);
});

/** Has the second station have counted twice as many as the first on each of its certified days. */
async function countAlike(): Promise<void> {
  const flows = async (station: string) => (await flowsOf(station)).map(({ flow_id }) => flow_id);
  const [of, like] = [await flows('AU0004'), await flows('AU0001')];
  await testApi().query('delete from certified_days where flow_id = any($1::int[])', [of]);
  await testApi().query(
    `insert into certified_days (station_id, flow_id, day, minutes, total)
     select f.station_id, f.id, d.day, d.minutes, d.total * 2
     from unnest($1::int[], $2::int[]) as pair (own, other)
     join flows f on f.id = pair.own join certified_days d on d.flow_id = pair.other`,
    [of, like],
  );
}

/** A screenline over two stations, of which each has one flow in and one out. */
async function line() {
  await countAlike();
  const { reply } = await make();
  const ins = reply.flows.filter(({ sign }) => sign === 'ahead');
  const outs = reply.flows.filter(({ sign }) => sign === 'back');
  return { group: reply, ins, outs };
}
const keyOf = ({ station_id_tmg, flow_id }: { station_id_tmg: string; flow_id: number }) =>
  `${station_id_tmg}.${flow_id}`;

test('in and out are the sums of their flows, missing where one is missing, and both is in and out', async () => {
  const { group, ins, outs } = await line();
  const id = `SL${group.id}`;
  const { series } = await compared({ s: `${id}.in~${id}.out~${id}.both` });
  const each = await compared({ s: [...ins, ...outs].map(keyOf).join('~') });
  const sumOf = (flows: typeof ins) =>
    each.starts.map((_, at) => {
      const own = flows.map((flow) => each.series.find(({ key }) => key === keyOf(flow))?.values[at] ?? null);
      return own.includes(null) ? null : own.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    });
  expect(series.map(({ key }) => key)).toEqual([`${id}.in`, `${id}.out`, `${id}.both`]);
  expect(series[0]?.values).toEqual(sumOf(ins));
  expect(series[1]?.values).toEqual(sumOf(outs));
  expect(series[0]?.values.some((value) => value !== null)).toBe(true);
  expect(series[0]).toMatchObject({
    station_id_tmg: null,
    group: {
      id: group.id,
      name: 'River bridges',
      way: 'in',
      stations: ['AU0001', 'AU0004'],
      unseen: 0,
      blocking: [],
      partial: [],
    },
  });
  for (const [at, value] of (series[2]?.values ?? []).entries()) {
    const [entered = null, left = null] = [series[0]?.values[at], series[1]?.values[at]];
    if (entered !== null && left !== null) expect(value).toBe(entered + left);
  }
});

test('where one station has nothing the sum is missing; where one suffices it is there, and told as partial', async () => {
  const { group, ins } = await line();
  const gone = ins[0]!;
  await testApi().query(`delete from certified_days where flow_id = $1 and day = '2025-03-04'`, [
    gone.flow_id,
  ]);
  const s = `SL${group.id}.in`;
  const whole = await compared({ s });
  const at = whole.starts.indexOf('2025-03-04');
  expect(whole.series[0]?.values[at]).toBeNull();
  const some = await compared({ s, least: 1 });
  const other = await compared({ s: keyOf(ins[1]!) });
  expect(some.series[0]?.values[at]).toBe(other.series[0]?.values[at]);
  expect(some.series[0]?.group?.partial).toContain(at);
  expect(some.series[0]?.open).toContain(at);
});

/** The flows of a station of which there are counts: a spread database takes no statement that deletes from one table by the other. */
async function countedOf(station: string): Promise<number[]> {
  const rows = await testApi().query<{ flow_id: number }>(
    `select distinct flow_id from counts where station_id = (select id from stations where station_id_tmg = $1)`,
    [station],
  );
  return rows.map(({ flow_id }) => flow_id);
}

test('a flow without a direction counts to both alone, and keeps in and out from being told, with its station', async () => {
  const [flow] = await flowsOf('AU0004');
  await testApi().query(`update flows set travel_direction_code = '9' where id = $1`, [flow!.flow_id]);
  await testApi().query(
    `delete from flows where station_id = (select id from stations where station_id_tmg = 'AU0004')
    and id <> $1 and id <> all ($2)`,
    [flow!.flow_id, await countedOf('AU0004')],
  );
  const { reply } = await make({
    flows: [...(await members('AU0001')), { station: 'AU0004', flow_id: flow!.flow_id, sign: 'none' }],
  });
  const { series } = await compared({ s: `SL${reply.id}.in~SL${reply.id}.both`, least: 1 });
  expect(series[0]?.group?.blocking).toEqual(['AU0004']);
  expect(series[0]?.values.every((value) => value === null)).toBe(true);
  expect(series[1]?.group?.blocking).toEqual([]);
  expect(series[1]?.values.some((value) => value !== null)).toBe(true);
});

test('along a corridor nothing is added up: it is no series', async () => {
  const { reply } = await make({ kind: 'corridor' });
  const found = await compared({ s: `SL${reply.id}.in` });
  expect([found.series, found.hidden, found.unknown]).toEqual([[], 0, [`SL${reply.id}.in`]]);
});

test('another agency’s line is counted without a name, and one that nobody knows is named', async () => {
  const { group } = await line();
  const found = await compared({ s: `SL${group.id}.in~SL999999.in` }, 'houston');
  expect([found.series, found.hidden, found.unknown]).toEqual([[], 1, ['SL999999.in']]);
  expect(JSON.stringify(found)).not.toContain('River');
});

test('a station that moved to another agency is missed, and nothing is told of it', async () => {
  const { group } = await line();
  await testApi().query(`update stations set agency_id = 4 where station_id_tmg = 'AU0004'`);
  const [mine] = await list();
  expect(mine?.unseen).toBe(1);
  expect(JSON.stringify(mine)).not.toContain('AU0004');
  const { series } = await compared({ s: `SL${group.id}.in` });
  expect(series[0]?.group).toMatchObject({ unseen: 1, stations: ['AU0001'] });
  expect(series[0]?.values.every((value) => value === null)).toBe(true);
  const some = await compared({ s: `SL${group.id}.in`, least: 1 });
  expect(some.series[0]?.values.some((value) => value !== null)).toBe(true);
});

test('an index and what is usual are told of a line as of a station', async () => {
  const { group } = await line();
  const s = `SL${group.id}.both`;
  const year = { from: '2025-03-01', to: '2025-09-30' };
  expect((await compared({ s, ...year, as: 'index' })).series[0]?.base).toBeGreaterThan(0);
  const usual = await compared({ s, from: '2025-06-02', to: '2025-06-08', typical: true });
  expect(usual.series[0]?.typical?.some((band) => band !== null)).toBe(true);
});
