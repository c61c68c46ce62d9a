import type { ApiInput, Outage } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

const STATION = 'AU0001';
const params = { stationId: STATION };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const home = async () => (await request('GET /stations/:stationId/health', { params }, 'user')).reply;
const outages = async () => (await home()).outages;
const ofOutage = ({ id }: Pick<Outage, 'id'>) => ({ ...params, outageId: String(id) });
const people = async (as: Persona) =>
  (await request('GET /stations/:stationId/outage-people', { params }, as)).reply.people;

const WORKS = {
  flow_id: null,
  start: '2026-02-10 08:00',
  end: '2026-02-12 17:30',
  expected: false,
  level: 'do not use',
  note: 'Works on the bridge',
} as const;
type Entry = ApiInput<'POST /stations/:stationId/outages'>['body'];
const enter = (body: Partial<Entry> = {}, as: Persona = 'user') =>
  request('POST /stations/:stationId/outages', { params, body: { ...WORKS, ...body } }, as);
const correct = (outage: Outage, body: { start: string; end: string | null }, version = outage.version) =>
  request(
    'PUT /stations/:stationId/outages/:outageId/range',
    { params: ofOutage(outage), body: { ...body, version } },
    'user',
  );
const decide = (outage: Outage, use: boolean) =>
  request(
    'PUT /stations/:stationId/outages/:outageId/difference',
    { params: ofOutage(outage), body: { use, version: outage.version } },
    'user',
  );
const split = (outage: Outage, at: string, version = outage.version) =>
  request(
    'POST /stations/:stationId/outages/:outageId/split',
    { params: ofOutage(outage), body: { at, version } },
    'user',
  );
const join = (outage: Outage, { id, version }: Outage) =>
  request(
    'POST /stations/:stationId/outages/:outageId/join',
    { params: ofOutage(outage), body: { version: outage.version, other: { id, version } } },
    'user',
  );
const say = (outage: Outage, body: object) =>
  request(
    'PUT /stations/:stationId/outages/:outageId',
    {
      params: ofOutage(outage),
      body: {
        level: null,
        investigation: 'looked at',
        note: null,
        mine: false,
        version: outage.version,
        ...body,
      },
    },
    'user',
  );
const actions = async () =>
  (await testApi().query<{ action: string }>('select action from audit_log order by id'))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('outage.'));

/** The outage that the watch finds of a counter whose counts ended with March 1. */
async function silenced(): Promise<Outage> {
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-05T18:00:00Z');
  return (await outages())[0] as Outage;
}
/** Has the watch see the end of it. */
const ended = (at: string) =>
  testApi().query('update outages set recovered_at = $1 where entered_by is null', [at]);

test('somebody enters an outage: by the clock of the station, once, and it is told of as such', async () => {
  const request_key = '7c1e5a8e-3f0f-4e9b-9d57-0d9c2f4a4f10';
  const [one, other] = [await enter({ request_key }), await enter({ request_key })];
  expect(one.status).toBe(200);
  expect(one.reply).toMatchObject({
    start_at: '2026-02-10T14:00:00Z',
    recovered_at: '2026-02-12T23:30:00Z',
    level: 'do not use',
    note: 'Works on the bridge',
    entered: { by: 'Uma Castillo', expected: false },
  });
  expect(other.reply.id).toBe(one.reply.id);
  expect(await outages()).toHaveLength(1);
  expect(await testApi().query('select * from outage_news')).toEqual([]);
  expect(await actions()).toEqual(['outage.add']);
});

test.each<[string, Partial<Entry>, string]>([
  ['ends before it begins', { end: '2026-02-10 07:00' }, 'An outage must end after it begins.'],
  [
    'is of centuries',
    { start: '1900-01-01 00:00', end: '2200-01-01 00:00', expected: true },
    'An outage can last for ten years at most. Please check the years.',
  ],
  ['lasts since a year that was typed wrong', { start: '1926-02-10 08:00', end: null }, 'ten years at most'],
  [
    'begins in the hour that is left out in spring',
    { start: '2026-03-08 02:30', end: null, expected: false },
    'Mar 8, 2026, 2:30 AM is in the hour that clocks leave out when daylight saving begins',
  ],
  ['ends in that hour', { end: '2026-03-08 02:00' }, 'is in the hour that clocks leave out'],
  ['has no such time', { start: '2026-02-30 07:00' }, 'There is no such time.'],
  ['is expected for ever', { expected: true, end: null }, 'An expected outage needs an end.'],
  [
    'is to come and not expected',
    { start: '2099-02-10 07:00', end: null },
    'An outage that has not begun yet can only be entered as an expected one.',
  ],
  ['is of another station’s flow', { flow_id: 999_999 }, 'This station has no such flow.'],
  ['nobody says why', { note: ' ' }, 'This field is required.'],
])('one is refused that %s', async (_what, body, message) => {
  const { status, problem } = await enter(body);
  expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(message)]);
  expect(await outages()).toEqual([]);
});

test('one is not split in the hour that is left out in spring, and not corrected to it', async () => {
  const { reply } = await enter({ start: '2026-03-07 08:00', end: '2026-03-09 08:00', expected: true });
  const [cut, moved] = [
    await split(reply, '2026-03-08 02:30'),
    await correct(reply, { start: '2026-03-08 02:30', end: '2026-03-09 08:00' }),
  ];
  expect([cut.status, Object.keys(cut.problem.errors ?? {})]).toEqual([422, ['at']]);
  expect([moved.status, Object.keys(moved.problem.errors ?? {})]).toEqual([422, ['start']]);
  expect(await outages()).toMatchObject([{ start_at: '2026-03-07T14:00:00Z', version: 1 }]);
});

test.each<[string, Partial<Entry>, string]>([
  ['begins in it', { start: '2026-02-12 17:00', end: '2026-02-13 08:00' }, 'start'],
  ['ends in it', { start: '2026-02-09 08:00', end: '2026-02-10 09:00' }, 'end'],
  ['lasts through it', { start: '2026-02-09 08:00', end: null }, 'end'],
  ['is expected', { expected: true }, 'start'],
])('where somebody has entered one already, another that %s is refused', async (_what, body, field) => {
  await enter();
  const { status, problem } = await enter(body);
  expect([status, problem.message, Object.keys(problem.errors ?? {})]).toEqual([
    409,
    'Uma Castillo has entered an outage in this time already, from Feb 10, 2026, 8:00 AM to Feb 12, 2026, 5:30 PM. Please correct that one, or enter the time beside it.',
    [field],
  ]);
  expect(await outages()).toHaveLength(1);
});

test('beside one that was entered there is room, of another flow too; one that lasts has none behind it', async () => {
  await enter();
  const [flow] = (await home()).flows ?? [];
  expect((await enter({ flow_id: flow?.id ?? 0 })).status).toBe(200);
  expect((await enter({ flow_id: flow?.id ?? 0 })).status).toBe(409);
  const beside = await enter({ start: '2026-02-12 17:30', end: null });
  expect(beside.status).toBe(200);
  const later = await enter({ start: '2026-04-01 08:00', end: '2026-04-02 08:00', expected: true });
  expect([later.status, later.problem.message]).toEqual([
    409,
    'Uma Castillo has entered an outage in this time already, from Feb 12, 2026, 5:30 PM on, and it lasts. Please correct that one, or enter the time before it.',
  ]);
  const moved = await correct(beside.reply, { start: '2026-02-12 17:00', end: null });
  expect([moved.status, Object.keys(moved.problem.errors ?? {})]).toEqual([409, ['start']]);
  expect((await correct(beside.reply, { start: '2026-02-12 18:00', end: '2026-02-13 08:00' })).status).toBe(
    200,
  );
});

test('of two people who enter the same time at once one is refused', async () => {
  const answers = await Promise.all([enter(), enter({}, 'admin')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await outages()).toHaveLength(1);
});

test('what is sent twice at once is entered once, and answered twice', async () => {
  const body = { request_key: crypto.randomUUID() };
  const [one, other] = await Promise.all([enter(body), enter(body)]);
  expect([one.status, other.status, other.reply.id]).toEqual([200, 200, one.reply.id]);
  expect(await outages()).toHaveLength(1);
});

test('what the watch has found stands in the way of none, and what was cut off it neither', async () => {
  const found = await silenced();
  await split(found, '2026-03-03 06:00');
  expect((await enter({ start: '2026-03-01 08:00', end: '2026-03-04 08:00' })).status).toBe(200);
});

test('of another agency’s station nothing can be entered', async () => {
  expect((await enter({}, 'houston')).status).toBe(404);
});

test('one that was entered is deleted again; one that the watch found stays', async () => {
  const found = await silenced();
  const { reply } = await enter();
  const remove = (outage: Outage) =>
    request('DELETE /stations/:stationId/outages/:outageId', { params: ofOutage(outage) }, 'user');
  expect((await remove(found)).problem.message).toBe('An outage that the watch has found cannot be deleted.');
  expect((await remove(reply)).status).toBe(200);
  expect((await outages()).map(({ id }) => id)).toEqual([found.id]);
});

test('the watch leaves alone what a person corrected, and proposes what it finds otherwise', async () => {
  const found = await silenced();
  const corrected = await correct(found, { start: '2026-03-01 18:00', end: '2026-03-04 12:00' });
  expect(corrected.reply).toMatchObject({
    start_at: '2026-03-02T00:00:00Z',
    recovered_at: '2026-03-04T18:00:00Z',
    corrected: true,
    proposed: null,
    version: 2,
  });
  // two people at once
  expect((await correct(found, { start: '2026-03-01 19:00', end: null })).status).toBe(409);
  await evaluate('2026-03-12T18:00:00Z');
  expect(await outages()).toMatchObject([{ start_at: '2026-03-02T00:00:00Z', proposed: null }]);
  await ended('2026-03-10T06:00:00Z');
  const [differs] = (await outages()) as [Outage];
  expect(differs).toMatchObject({
    recovered_at: '2026-03-04T18:00:00Z',
    proposed: { start_at: '2026-03-02T00:00:00.000Z', end_at: '2026-03-10T06:00:00.000Z' },
  });
  const left = (await decide(differs, false)).reply;
  expect(left).toMatchObject({ recovered_at: '2026-03-04T18:00:00Z', proposed: null, version: 3 });
  expect((await decide(left, true)).status).toBe(409);
  await ended('2026-03-11T06:00:00Z');
  const [again] = (await outages()) as [Outage];
  const used = (await decide(again, true)).reply;
  // what the watch said of the start was known when the person corrected it
  expect(used).toMatchObject({
    start_at: '2026-03-02T00:00:00Z',
    recovered_at: '2026-03-11T06:00:00Z',
    proposed: null,
  });
  expect(await actions()).toEqual(['outage.correct', 'outage.leave', 'outage.take']);
});

test('an outage that lasts is split, and its later part ends when the watch sees the end', async () => {
  const found = await silenced();
  const said = (await say(found, { level: 'do not use', note: 'Vandalism' })).reply;
  const { reply } = await split(said, '2026-03-03 06:00');
  expect(reply.outages).toMatchObject([
    { start_at: '2026-03-02T06:00:00Z', recovered_at: '2026-03-03T12:00:00Z', corrected: true },
    { start_at: '2026-03-03T12:00:00Z', recovered_at: null, level: 'do not use', note: 'Vandalism' },
  ]);
  expect((await split(said, '2026-03-03 05:00')).status).toBe(409);
  await ended('2026-03-10T06:00:00Z');
  expect(await outages()).toMatchObject([
    { start_at: '2026-03-03T12:00:00Z', recovered_at: '2026-03-10T06:00:00Z', proposed: null },
    { start_at: '2026-03-02T06:00:00Z', recovered_at: '2026-03-03T12:00:00Z', proposed: null },
  ]);
});

test('one that the watch saw end is made to last, whatever its end was corrected to, and ended again', async () => {
  await silenced();
  await ended('2026-03-10T06:00:00Z');
  const start = '2026-03-02 00:00';
  const corrected = (await correct((await outages())[0] as Outage, { start, end: '2026-03-04 12:00' })).reply;
  const lasting = (await correct(corrected, { start, end: null })).reply;
  expect(lasting).toMatchObject({
    start_at: '2026-03-02T06:00:00Z',
    recovered_at: null,
    retired_at: null,
    corrected: true,
    proposed: null,
  });
  expect(await outages()).toMatchObject([{ recovered_at: null }]);
  const over = (await correct(lasting, { start, end: '2026-03-12 00:00' })).reply;
  expect(over).toMatchObject({ recovered_at: '2026-03-12T05:00:00Z', corrected: true });
  const asFound = (await correct(over, { start, end: '2026-03-10 01:00' })).reply;
  expect(asFound).toMatchObject({ recovered_at: '2026-03-10T06:00:00Z', corrected: false });
});

test('what was cut off an outage that has ended lasts too where somebody says so, and is joined as such', async () => {
  const found = await silenced();
  await ended('2026-03-10T06:00:00Z');
  const [first, later] = (await split(found, '2026-03-02 01:00')).reply.outages as [Outage, Outage];
  const lasting = (await correct(later, { start: '2026-03-02 01:00', end: null })).reply;
  expect(lasting).toMatchObject({ recovered_at: null });
  const again = (await split(lasting, '2026-03-05 06:00')).reply.outages as [Outage, Outage];
  expect(again.map(({ recovered_at }) => recovered_at)).toEqual(['2026-03-05T12:00:00Z', null]);
  const whole = (await join(...again)).reply;
  expect((await join(first, whole)).reply).toMatchObject({
    id: found.id,
    recovered_at: null,
    corrected: true,
  });
});

test('an outage is not split outside of it', async () => {
  const { reply } = await enter();
  const { status, problem } = await split(reply, '2026-02-12 17:30');
  expect([status, problem.message]).toEqual([422, 'An outage can only be split at a time within it.']);
});

test('what was split is joined again, as it was', async () => {
  const found = await silenced();
  const { reply } = await split(found, '2026-03-03 06:00');
  const [first, later] = reply.outages as [Outage, Outage];
  expect((await outages()).map(({ touches }) => touches)).toEqual([[first.id], [later.id]]);
  const joined = await join(later, first);
  expect(joined.reply).toMatchObject({ id: found.id, recovered_at: null, corrected: false });
  expect(await outages()).toHaveLength(1);
  expect(await actions()).toEqual(['outage.split', 'outage.join']);
});

test('one that was entered and one that the watch found are joined: the watch goes on with it', async () => {
  const found = await silenced();
  const { reply: entered } = await enter({ start: '2026-02-28 08:00', end: '2026-03-02 00:00' });
  const joined = await join(entered, found);
  expect(joined.reply).toMatchObject({
    id: found.id,
    start_at: '2026-02-28T14:00:00Z',
    recovered_at: null,
    level: 'do not use',
    note: 'Works on the bridge',
  });
  expect(await outages()).toHaveLength(1);
  await ended('2026-03-10T06:00:00Z');
  expect(await outages()).toMatchObject([{ recovered_at: '2026-03-10T06:00:00Z' }]);
});

test('two that do not touch are not joined, nor is one that somebody has changed meanwhile', async () => {
  const { reply: one } = await enter();
  const { reply: other } = await enter({ start: '2026-02-13 08:00', end: '2026-02-14 08:00' });
  expect((await join(one, other)).problem.message).toBe(
    'These outages do not touch: please correct the start or end of one of them first.',
  );
  await correct(other, { start: '2026-02-12 17:30', end: '2026-02-14 08:00' });
  expect((await join(one, other)).status).toBe(409);
  const newer = (await outages()).find(({ id }) => id === other.id) as Outage;
  expect((await join(one, newer)).reply).toMatchObject({
    start_at: '2026-02-10T14:00:00Z',
    recovered_at: '2026-02-14T14:00:00Z',
  });
});

test('two that the watch found are joined, and the later one comes up no more', async () => {
  await silenced();
  await testApi().query(
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming)
     select station_id, kind, '2026-02-20T06:00:00Z', due_at, '2026-02-22T06:00:00Z', 0, 0, 0, '2026-03-02T06:00:00Z', '[]', '[]' from outages`,
  );
  const [later, earlier] = (await outages()) as [Outage, Outage];
  expect((await join(later, earlier)).problem.message).toBe(
    'One of these outages still lasts. Please join them when it is over.',
  );
  await testApi().query('update outages set recovered_at = $1 where id = $2', [
    '2026-03-10T06:00:00Z',
    later.id,
  ]);
  const joined = await join(later, earlier);
  expect(joined.reply).toMatchObject({
    id: earlier.id,
    start_at: '2026-02-20T06:00:00Z',
    recovered_at: '2026-03-10T06:00:00Z',
  });
  await evaluate('2026-03-12T18:00:00Z');
  expect((await outages()).map(({ id }) => id)).toEqual([earlier.id]);
});

test('anybody of the agency deals with it, or nobody', async () => {
  const found = await silenced();
  const some = await people('user');
  expect(some.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada Morgan', 'Uma Castillo']));
  expect((await request('GET /stations/:stationId/outage-people', { params }, 'houston')).status).toBe(404);
  const ada = some.find(({ name }) => name === 'Ada Morgan');
  const given = (await say(found, { assignee_id: ada?.id })).reply;
  expect(given).toMatchObject({ assignee: 'Ada Morgan', assignee_id: ada?.id });
  // an older screen says nothing of who
  const same = (await say(given, {})).reply;
  expect(same.assignee).toBe('Ada Morgan');
  expect((await say(same, { assignee_id: null })).reply.assignee).toBeNull();
  const [stranger] = await testApi().query<{ id: number }>(
    `select u.id from users u join agencies a on a.id = u.agency_id where a.name like '%Houston%' limit 1`,
  );
  const refused = await say((await outages())[0] as Outage, { assignee_id: stranger?.id });
  expect([refused.status, refused.problem.message]).toEqual([
    422,
    'This person cannot deal with outages of this station.',
  ]);
});
