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
const place = async (what: Partial<EquipmentFacts> = {}, stationId = STATION, as: Persona = 'user') =>
  (
    await request(
      'POST /stations/:stationId/equipment',
      { params: { stationId }, body: { ...FACTS, ...what } },
      as,
    )
  ).reply;
const days = async () =>
  (
    await request('GET /stations/:stationId/field', { params: { stationId: STATION } }, 'user')
  ).reply.equipment.map((one) => [one.serial, one.first_day, one.last_day, one.version]);

type Pair = { before: StationEquipment; after: StationEquipment };
/** Number 7 stood there until the end of January, number 8 since. */
const pair = async (): Promise<Pair> => ({
  before: await place({ last_day: '2026-01-31' }),
  after: await place({ serial: '8', first_day: '2026-02-01' }),
});
const move = ({ before, after }: Pair, first_day: string, as: Persona = 'user', stationId = STATION) =>
  request(
    'PUT /stations/:stationId/equipment/:equipmentId/exchange',
    {
      params: { stationId, equipmentId: String(after.id) },
      body: {
        first_day,
        version: after.version,
        before_id: before.id,
        before_version: before.version,
      },
    },
    as,
  );

test('the end of one counter and the start of the next move together, told in one entry that names both', async () => {
  const both = await pair();
  const { status, reply } = await move(both, '2026-01-20');
  expect([status, reply]).toMatchObject([
    200,
    {
      before: { id: both.before.id, last_day: '2026-01-19', version: 2 },
      after: { id: both.after.id, first_day: '2026-01-20', last_day: null, version: 2 },
    },
  ]);
  // and back again, further than before
  expect((await move(reply, '2026-02-15', 'admin')).status).toBe(200);
  expect(await days()).toEqual([
    ['8', '2026-02-15', null, 3],
    ['7', '2025-04-01', '2026-02-14', 3],
  ]);
  const told = await testApi().query(
    `select action, user_name, detail from audit_log where action like 'equipment.%' order by id desc limit 2`,
  );
  const named = {
    equipment_id: both.after.id,
    counter: 'TRAFx 8',
    counter_before_id: both.before.id,
    counter_before: 'TRAFx 7',
  };
  expect(told).toMatchObject([
    {
      action: 'equipment.exchange',
      user_name: 'Ada Morgan',
      detail: { ...named, from: '2026-01-20', until: '2026-02-15' },
    },
    {
      action: 'equipment.exchange',
      user_name: 'Uma Castillo',
      detail: { ...named, from: '2026-02-01', until: '2026-01-20' },
    },
  ]);
});

test('what it says in the log, in words', async () => {
  await move(await pair(), '2026-01-20');
  const { reply } = await request('GET /audit', { query: { action: 'equipment.exchange' } }, 'admin');
  expect(reply.data.map(({ text }) => text)).toEqual([
    'Moved the day on which TRAFx 8 came in the place of TRAFx 7 from Feb 1, 2026 to Jan 20, 2026.',
  ]);
});

test('two that both counted on the day of the exchange go on doing so; the same day again changes nothing', async () => {
  const before = await place({ last_day: '2026-02-01' });
  const after = await place({ serial: '8', first_day: '2026-02-01' });
  const { reply } = await move({ before, after }, '2026-02-10');
  expect(await move(reply, '2026-02-10')).toMatchObject({ status: 200, reply });
  expect(await days()).toEqual([
    ['8', '2026-02-10', null, 2],
    ['7', '2025-04-01', '2026-02-10', 2],
  ]);
  const noted = await testApi().query(`select 1 from audit_log where action = 'equipment.exchange'`);
  expect(noted).toHaveLength(1);
});

test.each<[string, string, string]>([
  [
    'swallow the counter before',
    '2025-04-01',
    'The counter before came on Apr 1, 2025. It would have no day left here.',
  ],
  [
    'swallow the counter after it',
    '2026-02-21',
    'The counter after it stood here until Feb 20, 2026. It would have no day left here.',
  ],
])('is refused where it would %s', async (_what, first_day, says) => {
  const before = await place({ last_day: '2026-01-31' });
  const after = await place({ serial: '8', first_day: '2026-02-01', last_day: '2026-02-20' });
  await place({ serial: '9', first_day: '2026-02-21' });
  const was = await days();
  const { status, problem } = await move({ before, after }, first_day);
  expect([status, problem.errors]).toEqual([422, { first_day: [says] }]);
  expect(await days()).toEqual(was);
});

test('is refused where a counter stood elsewhere by then, or was changed outside of its days; nothing is written', async () => {
  const both = await pair();
  await place({ first_day: '2026-02-05' }, 'AU0004');
  const was = await days();
  const elsewhere = await move(both, '2026-02-10');
  expect([elsewhere.status, elsewhere.problem.errors]).toEqual([
    409,
    { first_day: ['The counter with this serial number stood at station AU0004 in these days.'] },
  ]);
  await request(
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    {
      params: { stationId: STATION, equipmentId: String(both.before.id) },
      body: { changed_on: '2026-01-25', kind: 'battery', from_text: null, to_text: null, note: null },
    },
    'user',
  );
  const changed = await move(both, '2026-01-25');
  expect([changed.status, changed.problem.errors]).toEqual([
    422,
    {
      first_day: ['Something of this counter was changed on Jan 25, 2026, which has to lie within its days.'],
    },
  ]);
  expect(await days()).toEqual(was);
  // on the day after, the change is still the earlier one's
  expect((await move(both, '2026-01-26')).status).toBe(200);
});

test('one counter that was entered anew where it went on gives its days to itself', async () => {
  const before = await place({ last_day: '2026-01-31' });
  const after = await place({ firmware: '4.2', first_day: '2026-02-01' });
  const { reply } = await move({ before, after }, '2026-02-10');
  expect((await move(reply, '2026-01-10')).status).toBe(200);
});

test('over versions that are no longer those, it answers both as they are', async () => {
  const both = await pair();
  const { id, by: _, version, ...facts } = both.before;
  await request(
    'PUT /stations/:stationId/equipment/:equipmentId',
    {
      params: { stationId: STATION, equipmentId: String(id) },
      body: { ...facts, version, last_day: '2026-01-30' },
    },
    'user',
  );
  const stale = await move(both, '2026-01-20');
  expect([stale.status, stale.problem.message]).toEqual([
    409,
    'Somebody else has changed this counter meanwhile. Please look at the newer facts.',
  ]);
  const apart = await move({ ...both, before: { ...both.before, version: 2 } }, '2026-01-20');
  expect([apart.status, apart.problem.message]).toEqual([
    409,
    'These two counters do not follow each other any more. Please look at the newer facts.',
  ]);
});

test('another agency moves nothing, and a counter of another station is none of these two', async () => {
  const both = await pair();
  expect((await move(both, '2026-01-20', 'houston')).status).toBe(404);
  const other = await place({ serial: '9', last_day: '2026-01-31' }, 'AU0004');
  expect((await move({ ...both, before: other }, '2026-01-20')).status).toBe(404);
  expect((await move(both, '2026-01-20', 'user', 'AU0004')).status).toBe(404);
  expect((await move({ before: both.after, after: both.after }, '2026-01-20')).status).toBe(409);
});
