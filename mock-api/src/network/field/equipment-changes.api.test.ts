import type { EquipmentChangeFacts, EquipmentFacts } from 'shared-domain';
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
  firmware: '4.1',
  settings: null,
  first_day: '2025-04-01',
  last_day: null,
};
const place = async (what: Partial<EquipmentFacts> = {}, stationId = STATION) =>
  (
    await request(
      'POST /stations/:stationId/equipment',
      { params: { stationId }, body: { ...FACTS, ...what } },
      'user',
    )
  ).reply;
const of = (equipment: number, stationId = STATION) => ({ stationId, equipmentId: String(equipment) });
const CHANGE: EquipmentChangeFacts = {
  changed_on: '2026-02-20',
  kind: 'firmware',
  from_text: '4.1',
  to_text: '4.2',
  note: '',
};
const change = (
  equipment: number,
  what: Partial<EquipmentChangeFacts> & { request_key?: string } = {},
  as: Persona = 'user',
) =>
  request(
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    { params: of(equipment), body: { ...CHANGE, ...what } },
    as,
  );
const changes = async (as: Persona = 'user') =>
  (await request('GET /stations/:stationId/field', { params: { stationId: STATION } }, as)).reply.changes;

test('what is changed of a counter is kept with its day, once, and stands in the list of its stays', async () => {
  const { id } = await place();
  const key = { request_key: 'a4f0c1d2-0000-4000-8000-000000000031' };
  const { reply } = await change(id, key);
  expect(reply).toMatchObject({ ...CHANGE, note: null, equipment_id: id, by: 'Uma Castillo', version: 1 });
  expect((await change(id, key)).reply).toEqual(reply);
  await change(id, { changed_on: '2026-02-21', kind: 'battery', from_text: null, to_text: null });
  expect((await changes('admin'))?.map(({ kind, changed_on }) => [changed_on, kind])).toEqual([
    ['2026-02-21', 'battery'],
    ['2026-02-20', 'firmware'],
  ]);
  const { data } = (
    await request('GET /stations/:stationId/equipment/:equipmentId/stays', { params: of(id) }, 'user')
  ).reply;
  expect(data.map((stay) => stay.changes?.map(({ to_text }) => to_text))).toEqual([[null, '4.2']]);
});

test.each<[string, Partial<EquipmentChangeFacts>, string, string]>([
  ['a day to come', { changed_on: '2026-03-31' }, 'changed_on', 'A change can’t be entered before its day.'],
  [
    'a day before the counter came',
    { changed_on: '2025-03-31' },
    'changed_on',
    'The counter did not stand here on that day.',
  ],
  ['settings that nobody names', { kind: 'settings', to_text: '' }, 'to_text', 'This field is required.'],
  ['something else without a word', { kind: 'other', to_text: null }, 'note', 'This field is required.'],
])('a change is refused: %s', async (_what, what, field, says) => {
  const { id } = await place();
  const { status, problem } = await change(id, what);
  expect([status, problem.errors]).toEqual([422, { [field]: [says] }]);
  expect(await changes()).toEqual([]);
});

test('a change is corrected over the version that was read, and deleted; a counter’s days keep it within', async () => {
  const { id } = await place();
  const { reply } = await change(id);
  const params = { ...of(id), changeId: String(reply.id) };
  const correct = (what: Partial<EquipmentChangeFacts> & { version: number }, as: Persona = 'admin') =>
    request(
      'PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId',
      { params, body: { ...CHANGE, ...what } },
      as,
    );
  expect((await correct({ changed_on: '2026-01-31', to_text: '4.3', version: 1 })).reply).toMatchObject({
    changed_on: '2026-01-31',
    to_text: '4.3',
    by: 'Uma Castillo',
    version: 2,
  });
  const stale = await correct({ version: 1 }, 'user');
  expect([stale.status, stale.problem.message]).toEqual([
    409,
    'Somebody else has corrected this change meanwhile. Please look at the newer facts.',
  ]);
  expect((await correct({ changed_on: '2025-03-31', version: 2 })).status).toBe(422);
  const move = (days: Partial<EquipmentFacts>) =>
    request(
      'PUT /stations/:stationId/equipment/:equipmentId',
      { params: of(id), body: { ...FACTS, ...days, version: 1 } },
      'user',
    );
  const said = 'Something of this counter was changed on Jan 31, 2026, which has to lie within its days.';
  expect((await move({ last_day: '2026-01-30' })).problem.errors).toEqual({ last_day: [said] });
  expect((await move({ first_day: '2026-02-01' })).problem.errors).toEqual({ first_day: [said] });
  expect((await move({ first_day: '2026-01-31', last_day: '2026-01-31' })).status).toBe(200);
  const remove = (as: Persona) =>
    request('DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId', { params }, as);
  expect((await remove('houston')).status).toBe(404);
  expect((await remove('admin')).status).toBe(200);
  expect((await remove('user')).status).toBe(404);
  expect(await changes()).toEqual([]);
  const noted = await testApi().query<{ action: string }>(
    `select action from audit_log where action like 'equipment.change%' order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'equipment.change-add',
    'equipment.change-update',
    'equipment.change-delete',
  ]);
});

test('another agency changes nothing there, and a counter of another station has it not', async () => {
  const { id } = await place();
  const { id: elsewhere } = await place({ serial: '8' }, 'AU0004');
  expect((await change(id, {}, 'houston')).status).toBe(404);
  expect((await change(elsewhere)).status).toBe(404);
  const { reply } = await change(id);
  const { status } = await request(
    'DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId',
    { params: { ...of(elsewhere, 'AU0004'), changeId: String(reply.id) } },
    'user',
  );
  expect(status).toBe(404);
  const params = of(id);
  await request('DELETE /stations/:stationId/equipment/:equipmentId', { params }, 'user');
  expect(await changes()).toEqual([]);
});

test('a change stands beside the counts of its day, apart from what older releases can word', async () => {
  const { id } = await place();
  await change(id);
  await change(id, { changed_on: '2026-01-31', kind: 'battery', from_text: null, to_text: null });
  const query = { from: '2026-02-01', until: '2026-03-31', station: STATION };
  const { reply } = await request('GET /calendar', { query }, 'user');
  expect([reply.station_marks, reply.counter_changes]).toEqual([
    [],
    [{ date: '2026-02-20', what: 'firmware', counter: 'TRAFx 7', to: '4.2', flow_ids: null }],
  ]);
});

test('a finding that follows a change of the counter says so', async () => {
  const query = { flowid_txdot: STATION, state: 'open' as const };
  const findings = async () => (await request('GET /findings', { query }, 'user')).reply.data;
  await request('POST /findings/run', { body: { flowid_txdot: STATION } }, 'user');
  await testApi().runJobs();
  const [first] = (await findings()).toSorted((a, b) => a.from.localeCompare(b.from));
  const changed_on = first?.from.slice(0, 10) ?? '';
  const { id } = await place();
  await change(id, { changed_on, kind: 'settings', to_text: 'Sensitivity 3' });
  const told = (await findings()).find((one) => one.id === first?.id)?.known;
  expect(told).toContainEqual({
    date: changed_on,
    kind: 'equipment',
    text: 'New settings: Sensitivity 3 (TRAFx 7)',
  });
});
