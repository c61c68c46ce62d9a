import type { EquipmentFacts, NewVisit } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';

const STATION = 'AU0001';
// the clock of tests stands in the beginning of March
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const field = async (as: Persona = 'user', stationId = STATION) =>
  (await request('GET /stations/:stationId/field', { params: { stationId } }, as)).reply;
const stateOf = async (stationId: string) =>
  (await request('GET /network/health', {}, 'user')).reply.stations.find(
    ({ station_id_tmg }) => station_id_tmg === stationId,
  );

type Keyed = { request_key?: string };
const visit = (what: Partial<NewVisit> & Keyed = {}, as: Persona = 'user', stationId = STATION) =>
  request(
    'POST /stations/:stationId/visits',
    {
      params: { stationId },
      body: {
        visited_on: '2026-02-20',
        reason: 'outage',
        outcome: 'needs maintenance',
        done: 'The modem is broken',
        battery_volts: 11.2,
        clock_error_seconds: null,
        next_visit: '2026-03-10',
        ...what,
      },
    },
    as,
  );
const place = (what: Partial<EquipmentFacts> & Keyed = {}, stationId = STATION, as: Persona = 'user') =>
  request(
    'POST /stations/:stationId/equipment',
    {
      params: { stationId },
      body: {
        vendor: 'Eco-Counter',
        model: 'MULTI',
        serial: 'X2H19',
        firmware: '',
        settings: null,
        first_day: '2025-04-01',
        last_day: null,
        ...what,
      },
    },
    as,
  );

test('a visit that says so leaves the station in need of maintenance, until a later one says otherwise', async () => {
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T12:00:00Z') });
  const before = (await stateOf(STATION))?.state;
  expect((await visit()).reply).toMatchObject({ by: 'Uma Castillo', may_delete: true, battery_volts: 11.2 });
  expect(await stateOf(STATION)).toMatchObject({ state: 'maintenance', since: '2026-02-20T06:00:00.000Z' });
  // an earlier visit that is entered late changes nothing
  await visit({ visited_on: '2026-02-10', outcome: 'fine', done: 'All well' });
  expect((await stateOf(STATION))?.state).toBe('maintenance');
  await visit({ visited_on: '2026-02-21', outcome: 'solved', done: 'A new modem', next_visit: null });
  expect((await stateOf(STATION))?.state).toBe(before);
  expect((await field()).visits.map(({ done }) => done)).toEqual([
    'A new modem',
    'The modem is broken',
    'All well',
  ]);
});

test('what is sent twice is there once, and a visit is deleted by who entered it or an admin', async () => {
  const key = { request_key: 'a4f0c1d2-0000-4000-8000-000000000001' };
  const [first, again] = [await visit(key), await visit(key)];
  expect(again.reply).toEqual(first.reply);
  expect((await place(key)).reply.id).toBe((await place(key)).reply.id);
  const { visits, equipment } = await field('admin');
  expect([visits.length, equipment.length]).toEqual([1, 1]);
  const remove = (as: Persona, id = first.reply.id) =>
    request(
      'DELETE /stations/:stationId/visits/:visitId',
      { params: { stationId: STATION, visitId: String(id) } },
      as,
    );
  expect((await remove('houston')).status).toBe(404);
  const other = (await visit({ done: 'By an admin' }, 'admin')).reply;
  expect((await remove('user', other.id)).status).toBe(403);
  expect((await remove('admin')).status).toBe(200);
  expect((await remove('admin')).status).toBe(404);
});

test.each<[string, Partial<NewVisit>, string]>([
  ['a day to come', { visited_on: '2027-01-01', next_visit: null }, 'visited_on'],
  ['a next visit before this one', { next_visit: '2026-02-20' }, 'next_visit'],
  ['nothing said of what was done', { done: ' ' }, 'done'],
  ['more volts than a counter has', { battery_volts: 61 }, 'battery_volts'],
])('a visit is refused: %s', async (_what, changed, named) => {
  const { status, problem } = await visit(changed);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [named]]);
  expect((await field()).visits).toEqual([]);
});

test('a counter stands at one place at a time, whoever enters it and however its number is written', async () => {
  const { reply } = await place();
  expect(reply).toMatchObject({ serial: 'X2H19', firmware: null, last_day: null, version: 1 });
  const refused = await place({ serial: 'x2h19', first_day: '2026-01-01' }, 'AU0004');
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    'The counter with this serial number stood at station AU0001 in these days.',
  ]);
  const { id, by: _, ...facts } = reply;
  const change = (body: Partial<EquipmentFacts> & { version: number }) =>
    request(
      'PUT /stations/:stationId/equipment/:equipmentId',
      { params: { stationId: STATION, equipmentId: String(id) }, body: { ...facts, ...body } },
      'user',
    );
  expect((await change({ last_day: '2025-03-01', version: 1 })).status).toBe(422);
  expect((await change({ last_day: '2025-12-31', version: 1 })).reply.version).toBe(2);
  expect((await change({ last_day: null, version: 1 })).status).toBe(409);
  expect((await place({ first_day: '2026-01-01' }, 'AU0004')).status).toBe(200);
  // back to where it stands no more
  expect((await change({ last_day: null, version: 2 })).status).toBe(409);
  // another vendor's numbers are its own, and a counter without a number is nobody's twin
  expect((await place({ vendor: 'TRAFx', first_day: '2026-01-01' })).status).toBe(200);
  expect((await place({ serial: null })).status).toBe(200);
});

test('another agency finds neither, and what was done is in the audit log', async () => {
  await visit();
  const { reply } = await place();
  expect(
    (await request('GET /stations/:stationId/field', { params: { stationId: STATION } }, 'houston')).status,
  ).toBe(404);
  expect((await place({ serial: 'other' }, STATION, 'houston')).status).toBe(404);
  // a counter of theirs stands nowhere else either, and nobody hears where
  const taken = await place({ first_day: '2026-01-01' }, 'HO0001', 'houston');
  expect([taken.status, taken.problem.message]).toEqual([
    409,
    'The counter with this serial number stood at a station of another agency in these days.',
  ]);
  await request(
    'DELETE /stations/:stationId/equipment/:equipmentId',
    { params: { stationId: STATION, equipmentId: String(reply.id) } },
    'user',
  );
  expect((await field()).equipment).toEqual([]);
  const told = await testApi().query<{ action: string }>(
    `select action from audit_log where action ~ '^(visit|equipment)' order by id desc limit 3`,
  );
  expect(told.map(({ action }) => action)).toEqual(['equipment.delete', 'equipment.add', 'visit.add']);
});
