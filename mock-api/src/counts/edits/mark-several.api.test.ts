import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const AU = 'AU0001';
let other: string;
let days: { minDate: string; maxDate: string };

const mark = (body: object, as: Persona = 'user') =>
  request('POST /counts/mark-several', { body: { stations: [AU, other], ...days, ...body } }, as);
const told = (query: object, as: Persona = 'user') =>
  request('GET /counts/marking', { query: { flowid_txdot: AU, ...days, ...query } }, as);
/** A station's row: a statement about counts names its station, and joins them with no other table (T22). */
const rowOf = async (station: string) => {
  const [row] = await testApi().query<{ id: number }>('select id from stations where station_id_tmg = $1', [
    station,
  ]);
  return row?.id ?? 0;
};
/** Counts of a station, by a condition. */
const countsOf = async (station: string, where: string) => {
  const [row] = await testApi().query<{ n: number }>(
    `select count(*)::int as n from counts
     where station_id = $1 and ts >= $2::date and ts < $3::date + 1 and ${where}`,
    [await rowOf(station), days.minDate, days.maxDate],
  );
  return row?.n ?? 0;
};
/** The first and the last day of a station's counts, by a condition. */
const spanOf = async (station: string, where: string) => {
  const [span] = await testApi().query<{ first: string; last: string }>(
    `select min(ts)::date::text as first, max(ts)::date::text as last from counts
     where station_id = $1 and ${where}`,
    [await rowOf(station)],
  );
  return { first: span?.first ?? '', last: span?.last ?? '' };
};
const isOpen = 'certification_id is null';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [place] = await testApi().query<{ id: string }>(
    `select s.station_id_tmg as id from stations s join stations a on a.agency_id = s.agency_id and a.station_id_tmg = $1
     where s.days_count is not null and s.id <> a.id order by s.id limit 1`,
    [AU],
  );
  other = place?.id ?? '';
  const [one, two] = [await spanOf(AU, isOpen), await spanOf(other, isOpen)];
  const first = one.first > two.first ? one.first : two.first;
  days = { minDate: first, maxDate: first };
  expect(first <= (one.last < two.last ? one.last : two.last)).toBe(true);
});

test('one mark is made at each station, as an edit of its own that is audited and can be taken back', async () => {
  const before = [await countsOf(AU, isOpen), await countsOf(other, isOpen)];
  expect(Math.min(...before)).toBeGreaterThan(0);
  const { status, reply } = await mark({ suspect_id: 7, note: ' Storm ' });
  expect(status).toBe(200);
  expect(reply.stations.map((one) => [one.station_id_tmg, one.updated, one.refusal])).toEqual([
    [AU, before[0], null],
    [other, before[1], null],
  ]);
  expect(reply.stations[0]?.edit).toMatchObject({
    kind: 'bulk',
    counts: before[0],
    user_name: 'Uma Castillo',
  });
  for (const [index, station] of [AU, other].entries()) {
    expect(await countsOf(station, `suspect_id = 7 and note = 'Storm'`)).toBe(before[index]);
    const log = await request('GET /counts/log', { query: { flowid_txdot: station } }, 'user');
    expect(log.reply.data[0]).toMatchObject({ action: 'counts.update', user_name: 'Uma Castillo' });
  }
  const body = { flowid_txdot: other, edit: reply.stations[1]?.edit?.id ?? 0 };
  expect((await request('POST /counts/undo', { body }, 'user')).reply.updated).toBe(before[1]);
  expect(await countsOf(other, `note = 'Storm'`)).toBe(0);
  expect(await countsOf(AU, `note = 'Storm'`)).toBe(before[0]);
});

test('what would change is told before, and is what changes', async () => {
  const { reply } = await told({ suspect_id: 7 });
  const open = await countsOf(AU, isOpen);
  expect(reply).toMatchObject({
    open,
    certified: 0,
    changing: await countsOf(AU, `${isOpen} and suspect_id is distinct from 7`),
  });
  expect(reply.first?.slice(0, 10)).toBe(days.minDate);
  expect((await mark({ suspect_id: 7 })).reply.stations[0]?.updated).toBe(reply.changing);
  expect((await told({ suspect_id: 7 })).reply).toMatchObject({ changing: 0, first: null, open });
  // a second time nothing changes, and there is no step to undo
  expect((await mark({ suspect_id: 7 })).reply.stations[0]).toMatchObject({
    updated: 0,
    edit: null,
    refusal: null,
  });
});

test('certified counts are left alone and told', async () => {
  const { last } = await spanOf(AU, 'certification_id is not null');
  days = { minDate: last, maxDate: days.minDate };
  const certified = await countsOf(AU, 'certification_id is not null');
  expect(certified).toBeGreaterThan(0);
  expect((await told({ note: 'Fair' })).reply.certified).toBe(certified);
  const { reply } = await mark({ note: 'Fair', stations: [AU] });
  expect(reply.stations[0]).toMatchObject({ certified, updated: await countsOf(AU, isOpen) });
  expect(await countsOf(AU, `note = 'Fair' and certification_id is not null`)).toBe(0);
  days = { ...days, maxDate: days.minDate };
  const none = await mark({ note: 'Fair', stations: [AU] });
  expect(none.reply.stations[0]).toMatchObject({
    updated: 0,
    certified: await countsOf(AU, 'certification_id is not null'),
    refusal: expect.stringContaining('No uncertified counts'),
  });
});

test('a count type narrows it', async () => {
  const flows = await testApi().query<{ id: number; code: string }>(
    'select id, count_type_code as code from flows where station_id = $1 order by id',
    [await rowOf(AU)],
  );
  const type = flows[0];
  const ofType = flows.filter(({ code }) => code === type?.code).map(({ id }) => id);
  const { reply } = await mark({ note: 'Fair', count_type: type?.code, stations: [AU] });
  expect(reply.stations[0]?.updated).toBe(
    await countsOf(AU, `${isOpen} and flow_id in (${ofType.join(', ')})`),
  );
});

test('a busy station is told, and the others are marked', async () => {
  await testApi().query('update stations set certifying = true where station_id_tmg = $1', [AU]);
  const { status, reply } = await mark({ note: 'Storm' });
  expect(status).toBe(200);
  expect(reply.stations[0]).toMatchObject({
    updated: 0,
    edit: null,
    refusal: expect.stringContaining('certif'),
  });
  expect(reply.stations[1]?.updated).toBeGreaterThan(0);
  expect(await countsOf(AU, `note = 'Storm'`)).toBe(0);
});

test('a station of another agency refuses all of them with 404, before anything is written', async () => {
  expect((await mark({ note: 'Storm', stations: [AU, 'HO0001'] })).status).toBe(404);
  expect(await countsOf(AU, `note = 'Storm'`)).toBe(0);
  expect((await told({ note: 'Storm', flowid_txdot: 'HO0001' })).status).toBe(404);
});

test('a station that is named twice is marked once', async () => {
  expect((await mark({ note: 'Storm', stations: [AU, AU] })).reply.stations).toHaveLength(1);
});

test.each([
  ['neither a suspect nor a note', {}, 'Choose a suspect value or a note'],
  ['a blank note', { note: '  ' }, 'Choose a suspect value or a note'],
  ['an unknown suspect', { suspect_id: 999 }, 'no such validity condition'],
  ['days that run backwards', { note: 'x', minDate: '2026-02-02', maxDate: '2026-02-01' }, ''],
  ['no station', { note: 'x', stations: [] }, ''],
  [
    'more than twenty stations',
    { note: 'x', stations: Array.from({ length: 21 }, (_, at) => `AU${at}`) },
    '',
  ],
])('%s is refused', async (_, body, sentence) => {
  const answer = await mark(body);
  expect([answer.status, answer.problem.message]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await testApi().query('select 1 from count_changes')).toEqual([]);
});
