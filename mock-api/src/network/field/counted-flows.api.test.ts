import type { EquipmentFacts, StationEquipment } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const STATION = 'AU0001';
// the clock of tests stands in the beginning of March
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const FACTS: EquipmentFacts = {
  vendor: 'TRAFx',
  model: null,
  serial: '7',
  firmware: null,
  settings: null,
  first_day: '2025-04-01',
  last_day: null,
};
const place = (what: Partial<EquipmentFacts> = {}, stationId = STATION, as: Persona = 'user') =>
  request('POST /stations/:stationId/equipment', { params: { stationId }, body: { ...FACTS, ...what } }, as);
const correct = (
  { id, version, ...facts }: StationEquipment,
  what: Partial<EquipmentFacts>,
  stationId = STATION,
) =>
  request(
    'PUT /stations/:stationId/equipment/:equipmentId',
    { params: { stationId, equipmentId: String(id) }, body: { ...facts, ...what, version } },
    'user',
  );
const field = async () =>
  (await request('GET /stations/:stationId/field', { params: { stationId: STATION } }, 'user')).reply;
/** The numbers of a station's flows, in order. */
const flowsOf = async (station: string) =>
  (
    await testApi().query<{ id: number }>(
      `select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1 order by f.id`,
      [station],
    )
  ).map(({ id }) => id);
const two = async (): Promise<[number, number]> => {
  const [one = 0, other = 0] = await flowsOf(STATION);
  return [one, other];
};

test('a counter names the flows that it counts; of none in particular it is of all, and who says nothing leaves them', async () => {
  const [one, other] = await two();
  const { reply } = await place({ flow_ids: [other, one, other] });
  expect(reply.flow_ids).toEqual([one, other]);
  expect((await field()).flows?.map(({ id }) => id)).toEqual(await flowsOf(STATION));
  const { flow_ids: _, ...silent } = reply;
  const after = (await correct(silent, { firmware: '4.2' })).reply;
  expect([after.firmware, after.flow_ids]).toEqual(['4.2', [one, other]]);
  expect((await correct(after, { flow_ids: [] })).reply.flow_ids).toBeNull();
  expect((await place({ serial: '8' })).reply.flow_ids).toBeNull();
  const told = await testApi().query(
    `select detail from audit_log where action like 'equipment.%' order by id limit 3`,
  );
  const names = (await field()).flows?.slice(0, 2).map(({ name }) => name);
  expect(told).toMatchObject([
    { detail: { flows: names } },
    { detail: { before: { flows: names }, after: { flows: names } } },
    { detail: { before: { flows: names }, after: { flows: null } } },
  ]);
});

test('only flows of the station are named', async () => {
  const says = { flow_ids: ['Only flows of this station can be named.'] };
  for (const id of [...(await flowsOf('AU0004')), ...(await flowsOf('HO0001')), 999_999]) {
    const { status, problem } = await place({ flow_ids: [id] });
    expect([status, problem.errors]).toEqual([422, says]);
  }
  const { reply } = await place();
  const [foreign = 0] = await flowsOf('HO0001');
  expect((await correct(reply, { flow_ids: [foreign] })).problem.errors).toEqual(says);
  expect((await field()).equipment).toMatchObject([{ flow_ids: null, version: 1 }]);
});

test('a flow has one counter at a time; on the day of an exchange it has two', async () => {
  const [one, other] = await two();
  const first = (await place({ flow_ids: [one], last_day: '2026-01-31' })).reply;
  const refused = await place({ serial: '8', flow_ids: [one, other], first_day: '2026-01-30' });
  expect([refused.status, refused.problem.errors]).toEqual([
    409,
    {
      flow_ids: [
        'The counter TRAFx 7 counted one of these flows in these days. One flow has one counter at a time.',
      ],
    },
  ]);
  const next = (await place({ serial: '8', flow_ids: [one, other], first_day: '2026-01-31' })).reply;
  expect(next.flow_ids).toEqual([one, other]);
  expect((await correct(first, { last_day: null })).status).toBe(409);
  // beside one of all flows, as were entered before, another one may stand
  expect((await place({ serial: '9' })).status).toBe(200);
});

test('an exchange is of counters of the same flow, and takes no day of a third one', async () => {
  const [one, other] = await two();
  const both = (await place({ flow_ids: [one, other], last_day: '2026-01-31' })).reply;
  const left = (await place({ serial: '8', flow_ids: [one], first_day: '2026-02-01' })).reply;
  const right = (await place({ serial: '9', flow_ids: [other], first_day: '2026-02-01' })).reply;
  const ended = (await correct(left, { last_day: '2026-02-10' })).reply;
  const later = (await place({ serial: '10', flow_ids: [other], first_day: '2026-02-11' })).problem;
  expect(later.errors).toHaveProperty('flow_ids');
  const move = (before: StationEquipment, after: StationEquipment, first_day: string) =>
    request(
      'PUT /stations/:stationId/equipment/:equipmentId/exchange',
      {
        params: { stationId: STATION, equipmentId: String(after.id) },
        body: { first_day, version: after.version, before_id: before.id, before_version: before.version },
      },
      'user',
    );
  const taken = await move(both, right, '2026-02-05');
  expect([taken.status, taken.problem.errors]).toEqual([
    409,
    {
      first_day: [
        'The counter TRAFx 8 counted one of these flows in these days. One flow has one counter at a time.',
      ],
    },
  ]);
  expect((await move(both, right, '2026-01-20')).status).toBe(200);
  const elsewhere = (await place({ serial: '11', flow_ids: [one], first_day: '2026-02-11' })).reply;
  expect((await move(ended, elsewhere, '2026-02-15')).status).toBe(200);
  // the other flow's counter never was in its place
  await correct({ ...right, version: 2, first_day: '2026-01-20' }, { last_day: '2026-02-14' });
  const apart = await move({ ...right, version: 3 }, { ...elsewhere, version: 2 }, '2026-02-20');
  expect([apart.status, apart.problem.message]).toEqual([
    409,
    'These two counters do not follow each other any more. Please look at the newer facts.',
  ]);
});

test('a flow that is deleted leaves the counter what it was: not of all flows; it may be corrected as it is', async () => {
  const [one] = await two();
  const { reply } = await place({ flow_ids: [one] });
  await testApi().query('delete from flows where id = $1', [one]);
  expect((await field()).equipment).toMatchObject([{ flow_ids: [one] }]);
  const after = await correct(reply, { firmware: '4.2' });
  expect([after.status, after.reply.flow_ids]).toEqual([200, [one]]);
  const params = { stationId: STATION, equipmentId: String(reply.id) };
  const stays = await request('GET /stations/:stationId/equipment/:equipmentId/stays', { params }, 'user');
  expect(stays.reply.data).toMatchObject([{ flows: [] }]);
});

test('where it stood says of which flows it was', async () => {
  const [one] = await two();
  const { reply } = await place({ flow_ids: [one], last_day: '2025-12-31' });
  await place({ first_day: '2026-01-01' }, 'AU0004');
  const params = { stationId: STATION, equipmentId: String(reply.id) };
  const stays = await request('GET /stations/:stationId/equipment/:equipmentId/stays', { params }, 'user');
  const [name] = ((await field()).flows ?? []).map((flow) => flow.name);
  expect(stays.reply.data.map(({ flows }) => flows)).toEqual([null, [name]]);
});

test('marks beside counts say of which flows a counter is, and what was changed of it', async () => {
  const [one] = await two();
  const { reply } = await place({ flow_ids: [one], first_day: '2026-02-01' });
  await request(
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    {
      params: { stationId: STATION, equipmentId: String(reply.id) },
      body: { changed_on: '2026-02-20', kind: 'battery', from_text: null, to_text: null, note: null },
    },
    'user',
  );
  const query = { from: '2026-02-01', until: '2026-03-31', station: STATION };
  const known = (await request('GET /calendar', { query }, 'user')).reply;
  expect([known.station_marks, known.counter_changes]).toMatchObject([
    [{ kind: 'equipment', flow_ids: [one] }],
    [{ what: 'battery', flow_ids: [one] }],
  ]);
});

test('a finding tells of a new counter of its own flow alone', async () => {
  const query = { flowid_txdot: STATION, state: 'open' as const };
  const findings = async () => (await request('GET /findings', { query }, 'user')).reply.data;
  await request('POST /findings/run', { body: { flowid_txdot: STATION } }, 'user');
  await testApi().runJobs();
  const [first] = (await findings()).toSorted((a, b) => a.from.localeCompare(b.from));
  const day = first?.from.slice(0, 10) ?? '';
  const others = (await flowsOf(STATION)).filter((id) => id !== first?.flow_id);
  const told = async () =>
    (await findings())
      .find(({ id }) => id === first?.id)
      ?.known.filter(({ kind }) => kind === 'equipment')
      .map(({ text }) => text);
  await place({ first_day: day, flow_ids: others });
  expect(await told()).toEqual([]);
  await place({ serial: '8', first_day: day, flow_ids: [first?.flow_id ?? 0] });
  expect(await told()).toEqual(['New counter: TRAFx 8']);
});
