import type { EquipmentFacts, NewVisit } from 'shared-domain';
import { forgetSignIns, pngOf, request, testApi, type Persona } from '../../testing/index.ts';
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

test('a vendor that doubts half of a flow’s last seven days leaves it in need of maintenance, until somebody was there', async () => {
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T12:00:00Z') });
  const before = (await stateOf(STATION))?.state;
  const doubt = (from: string, status: number) =>
    testApi().query(
      `update counts set vendor_status = $2 where ts >= $1 and flow_id = (
         select min(f.id) from flows f join stations s on s.id = f.station_id where s.station_id_tmg = '${STATION}')`,
      [from, status],
    );
  await doubt('2026-02-26', 8);
  expect(before).not.toBe('maintenance');
  expect(await stateOf(STATION)).toMatchObject({ state: 'maintenance', since: '2026-02-26T06:00:00.000Z' });
  await visit({ visited_on: '2026-03-01', outcome: 'solved', done: 'A new cable', next_visit: null });
  expect((await stateOf(STATION))?.state).toBe(before);
  await testApi().query('delete from station_visits');
  // normal again, but for the last two days
  await doubt('2026-02-20', 0);
  await doubt('2026-02-28', 8);
  expect((await stateOf(STATION))?.state).toBe(before);
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

test('a visit is corrected over the version that was read, by who entered it or an admin, and keeps who that was', async () => {
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T12:00:00Z') });
  const { reply } = await visit();
  const { id, by: _, may_delete: __, version, ...facts } = reply;
  const correct = (what: Partial<NewVisit> & { version?: number }, as: Persona = 'user') =>
    request(
      'PUT /stations/:stationId/visits/:visitId',
      { params: { stationId: STATION, visitId: String(id) }, body: { ...facts, version: 2, ...what } },
      as,
    );
  expect(version).toBe(1);
  expect(await stateOf(STATION)).toMatchObject({ state: 'maintenance' });
  const changed = { outcome: 'solved' as const, visited_on: '2026-02-21', battery_volts: null };
  expect((await correct({ ...changed, version: 1 }, 'admin')).reply).toEqual({
    ...reply,
    ...changed,
    version: 2,
  });
  expect(await stateOf(STATION)).not.toMatchObject({ state: 'maintenance' });
  const stale = await correct({ version: 1 });
  expect([stale.status, stale.problem.message]).toEqual([
    409,
    'Somebody else has corrected this visit meanwhile. Please look at the newer facts.',
  ]);
  expect((await correct({}, 'houston')).status).toBe(404);
  expect((await correct({ visited_on: '2027-01-01', next_visit: null })).problem.errors).toEqual({
    visited_on: ['A visit can’t be entered before its day.'],
  });
  expect((await correct({ next_visit: '2026-02-20' })).status).toBe(422);
  const byAdmin = (await visit({ done: 'By an admin' }, 'admin')).reply;
  const refused = await request(
    'PUT /stations/:stationId/visits/:visitId',
    { params: { stationId: STATION, visitId: String(byAdmin.id) }, body: { ...facts, version: 1 } },
    'user',
  );
  expect([refused.status, refused.problem.message]).toEqual([
    403,
    'Only who entered this visit or an admin can correct or delete it.',
  ]);
  const [entry] = await testApi().query<{ detail: unknown }>(
    `select detail from audit_log where action = 'visit.update' order by id desc limit 1`,
  );
  expect(entry?.detail).toMatchObject({
    visit_id: id,
    before: { date: '2026-02-20', outcome: 'needs maintenance', volts: 11.2 },
    after: { date: '2026-02-21', outcome: 'solved', volts: null },
  });
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
  // typed with a keyboard of another script
  const wide = await place({ serial: 'ｘ２Ｈ19', first_day: '2026-01-01' }, 'AU0004');
  expect(wide.status).toBe(409);
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

test('a counter is followed over the stations where it stood, as far as one may see them', async () => {
  const here = (await place({ last_day: '2025-05-31', firmware: '4.1' })).reply;
  await place({ serial: 'x2h19', first_day: '2025-06-01', last_day: '2025-06-30' }, 'HO0001', 'houston');
  const later = (await place({ serial: 'x２h19', vendor: 'eco-counter', first_day: '2025-07-01' }, 'AU0004'))
    .reply;
  await place({ vendor: 'TRAFx' });
  const nameless = (await place({ serial: null })).reply;
  const stays = (id: number, as: Persona = 'user', stationId = STATION) => {
    const params = { stationId, equipmentId: String(id) };
    return request('GET /stations/:stationId/equipment/:equipmentId/stays', { params }, as);
  };
  const told = async (...of: Parameters<typeof stays>) =>
    (await stays(...of)).reply.data.map((one) => [
      one.station_id_tmg,
      one.first_day,
      one.last_day,
      one.firmware,
    ]);
  const inAustin = [
    ['AU0004', '2025-07-01', null, null],
    [STATION, '2025-04-01', '2025-05-31', '4.1'],
  ];
  expect(await told(here.id)).toEqual(inAustin);
  expect(await told(later.id, 'user', 'AU0004')).toEqual(inAustin);
  expect((await told(here.id, 'super')).map(([station]) => station)).toEqual(['AU0004', 'HO0001', STATION]);
  expect(await told(nameless.id)).toEqual([[STATION, '2025-04-01', null, null]]);
  // another station's, and another agency's
  expect((await stays(later.id)).status).toBe(404);
  expect((await stays(here.id, 'houston')).status).toBe(404);
});

test('more places than are told of a counter are said to be there', async () => {
  const { id } = (await place()).reply;
  const stays = async () =>
    (
      await request(
        'GET /stations/:stationId/equipment/:equipmentId/stays',
        { params: { stationId: STATION, equipmentId: String(id) } },
        'user',
      )
    ).reply;
  const before = (days: number) =>
    testApi().query(
      `insert into station_equipment (station_id, vendor, serial, first_day, last_day, user_name, created_at)
       select station_id, vendor, serial, first_day - n, first_day - n, user_name, now()
       from station_equipment, generate_series(1, ${days}) n where id = ${id}`,
    );
  await before(199);
  expect(await stays()).toMatchObject({ data: { length: 200 }, more: false });
  await before(1);
  expect(await stays()).toMatchObject({ data: { 0: { id }, length: 200 }, more: true });
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

test('what was changed of a counter stands in the audit log, its firmware and settings as well', async () => {
  const { reply } = await place({ firmware: '4.1', settings: 'Sensitivity 3' });
  const { id, by: _, version, ...facts } = reply;
  const params = { stationId: STATION, equipmentId: String(id) };
  const body = { ...facts, version, firmware: '4.2', settings: null };
  await request('PUT /stations/:stationId/equipment/:equipmentId', { params, body }, 'user');
  await request('DELETE /stations/:stationId/equipment/:equipmentId', { params }, 'user');
  const told = await testApi().query(
    `select action, detail from audit_log where action like 'equipment.%' order by id`,
  );
  const before = { firmware: '4.1', settings: 'Sensitivity 3' };
  const after = { firmware: '4.2', settings: null };
  expect(told).toMatchObject([
    { action: 'equipment.add', detail: before },
    { action: 'equipment.update', detail: { before, after } },
    { action: 'equipment.delete', detail: after },
  ]);
});

describe('what happened to a counter stands beside its counts', () => {
  const marks = async (as: Persona = 'user', station: string | null = STATION) =>
    (
      await request(
        'GET /calendar',
        { query: { from: '2026-02-01', until: '2026-03-31', ...(station !== null && { station }) } },
        as,
      )
    ).reply.station_marks;

  test('its counters, visits, outages and closures, by the clock at the station, in the period alone', async () => {
    await place({ first_day: '2025-04-01', last_day: '2026-02-19' });
    await place({ serial: 'X2H20', first_day: '2026-02-20' });
    await visit({ reason: 'calibration' });
    await testApi().query(
      `insert into station_closures (station_id, first_day, last_day, reason, user_name, created_at)
       select id, '2026-01-20', '2026-02-02', 'Flood', 'Uma', now() from stations where station_id_tmg = $1`,
      [STATION],
    );
    await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T12:00:00Z') });
    await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-06T12:00:00Z') });
    await testApi().query(`update outages set recovered_at = '2026-03-05T05:00:00Z' where station_id =
      (select id from stations where station_id_tmg = '${STATION}')`);
    expect(await marks()).toEqual([
      { kind: 'closure', first_day: '2026-01-20', last_day: '2026-02-02', reason: 'Flood' },
      {
        kind: 'equipment',
        first_day: '2026-02-20',
        last_day: '2026-02-20',
        counter: 'Eco-Counter MULTI X2H20',
        flow_ids: null,
      },
      { kind: 'visit', first_day: '2026-02-20', last_day: '2026-02-20', reason: 'calibration' },
      // begins at midnight of March 2 in Austin, and ends an hour before that of March 5
      { kind: 'outage', first_day: '2026-03-02', last_day: '2026-03-04', cause: 'silent', flow: null },
    ]);
    expect(await marks('user', null)).toBeUndefined();
  });

  test('people who counted beside it stand there as a visit to compare, once a day whatever else they did', async () => {
    const counted = (on: string) =>
      testApi().query(
        `insert into validation_counts (station_id, flow_id, counted_on, interval_minutes, method, pairs, user_name, created_at)
         select f.station_id, f.id, $1, 60, 'manual', '[]', 'Uma', now() from flows f
           join stations s on s.id = f.station_id where s.station_id_tmg = '${STATION}'`,
        [on],
      );
    await visit({ visited_on: '2026-02-12', reason: 'calibration' });
    await counted('2026-02-12');
    await counted('2026-02-13');
    expect(await marks()).toEqual(
      ['2026-02-12', '2026-02-13'].map((day) => ({
        kind: 'visit',
        first_day: day,
        last_day: day,
        reason: 'calibration',
      })),
    );
  });

  test('an outage that was filled wholly left no gap, and is not among them', async () => {
    await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T12:00:00Z') });
    await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-06T12:00:00Z') });
    expect((await marks())?.map(({ kind }) => kind)).toEqual(['outage']);
    await testApi().query(
      `update outages set recovered_at = silent_at, filled_at = silent_at, missing = '[]'`,
    );
    expect(await marks()).toEqual([]);
  });
});

test('a finding that follows another counter says so, and one of long after does not', async () => {
  const known = async () => {
    const query = { flowid_txdot: STATION, state: 'open' as const };
    return (await request('GET /findings', { query }, 'user')).reply.data.map(({ from, known: told }) => ({
      day: from.slice(0, 10),
      told: told.filter(({ kind }) => kind === 'equipment'),
    }));
  };
  await request('POST /findings/run', { body: { flowid_txdot: STATION } }, 'user');
  await testApi().runJobs();
  const [first] = (await known()).toSorted((a, b) => a.day.localeCompare(b.day));
  expect(first?.told).toEqual([]);
  const day = first?.day ?? '';
  const before = (days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  await place({ serial: 'OLD', first_day: before(60), last_day: before(8) });
  await place({ first_day: before(7) });
  const { told } = (await known()).find((one) => one.day === day) ?? {};
  expect(told).toEqual([
    { date: before(7), kind: 'equipment', text: 'New counter: Eco-Counter MULTI X2H19' },
  ]);
});

test('a photo is of a visit of its own station, and stays the station’s when the visit is deleted', async () => {
  const { reply: visited } = await visit();
  const { reply: elsewhere } = await visit({}, 'user', 'AU0004');
  const photo = async (id: number) => {
    const body = new FormData();
    body.set('caption', 'The loop');
    body.set('visit_id', String(id));
    body.set('file', new Blob([pngOf(4, 3) as BlobPart]), 'a.png');
    return request('POST /stations/:stationId/photos', { params: { stationId: STATION }, body }, 'user');
  };
  expect((await photo(elsewhere.id)).status).toBe(422);
  expect((await photo(999_999)).status).toBe(422);
  expect((await photo(visited.id)).reply.photo.visit_id).toBe(visited.id);
  const params = { stationId: STATION, visitId: String(visited.id) };
  await request('DELETE /stations/:stationId/visits/:visitId', { params }, 'user');
  const { reply } = await request(
    'GET /stations/:stationId/photos',
    { params: { stationId: STATION } },
    'user',
  );
  expect(reply.data.map(({ caption, visit_id }) => [caption, visit_id])).toEqual([['The loop', null]]);
});
