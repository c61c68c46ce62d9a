import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findingOf, lookThrough } from '../../testing/found-at.ts';
import { formOf } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const PERIOD = { from: '2026-03-01', until: '2026-03-31' };
const FACTS = {
  kind: 'event' as const,
  name: 'Rodeo parade',
  first_day: '2026-03-07',
  last_day: '2026-03-07',
  stations: [] as string[],
  note: null,
  statewide: false,
};
const enter = (facts: object = {}, as: Persona = 'user') =>
  request('POST /calendar/entries', { body: { ...FACTS, ...facts } }, as);
const ask = async (query: object = {}, as: Persona = 'user') =>
  (await request('GET /calendar', { query: { ...PERIOD, ...query } }, as)).reply;
const names = async (query: object = {}, as: Persona = 'user') =>
  (await ask(query, as)).entries.map(({ name }) => name);

describe('entries', () => {
  test('an agency’s are its own, and a station’s are those of it or of all', async () => {
    await enter({ name: 'Everywhere' });
    await enter({ name: 'There', stations: ['AU0001'] });
    expect(await names()).toEqual(['Everywhere', 'There']);
    expect(await names({ station: 'AU0001' })).toEqual(['Everywhere', 'There']);
    expect(await names({ station: 'AU0002' })).toEqual(['Everywhere']);
    expect(await names({}, 'houston')).toEqual([]);
    expect(
      (await request('GET /calendar', { query: { ...PERIOD, station: 'AU0001' } }, 'houston')).status,
    ).toBe(404);
  });

  test('statewide ones are entered by super admins alone, and seen by all', async () => {
    expect((await enter({ statewide: true }, 'admin')).status).toBe(403);
    const { reply } = await enter({ statewide: true, name: 'Spring break', kind: 'break' }, 'super');
    expect(await names({}, 'houston')).toEqual(['Spring break']);
    expect((await ask({}, 'houston')).entries[0]?.may_change).toBe(false);
    const params = { id: String(reply.id) };
    expect((await request('DELETE /calendar/entries/:id', { params }, 'admin')).status).toBe(403);
    expect((await request('DELETE /calendar/entries/:id', { params }, 'super')).status).toBe(200);
  });

  test.each([
    [
      'one that ends before it begins',
      { last_day: '2026-03-06' },
      'The last day cannot be before the first.',
    ],
    [
      'one of centuries',
      { first_day: '1900-01-01', last_day: '2200-01-01' },
      'An entry can last for ten years at most. Please check the years.',
    ],
    ['one of a station that is not there', { stations: ['XX0001'] }, 'A station that is named is not there.'],
    ['one of another agency’s station', { stations: ['HO0001'] }, 'A station that is named is not there.'],
    ['one without a name', { name: ' ' }, 'This field is required.'],
  ])('%s is refused', async (_name, facts, said) => {
    const { status, problem } = await enter(facts);
    expect(status).toBe(422);
    expect(JSON.stringify(problem)).toContain(said);
    expect(await names()).toEqual([]);
  });

  test('sent twice it is there once; changed meanwhile it is not written over; its author and admins delete it', async () => {
    const key = { request_key: '7c1e5a8e-3f0f-4e9b-9d57-0d9c2f4a4f10' };
    const [one, other] = [await enter(key), await enter(key)];
    expect(one.reply.id).toBe(other.reply.id);
    const params = { id: String(one.reply.id) };
    const { statewide: _statewide, ...facts } = FACTS;
    const change = (version: number, as: Persona) =>
      request('PUT /calendar/entries/:id', { params, body: { ...facts, name: 'Parade', version } }, as);
    expect((await change(1, 'admin')).reply).toMatchObject({ name: 'Parade', version: 2 });
    expect((await change(1, 'user')).status).toBe(409);
    expect((await change(2, 'houston')).status).toBe(404);
    expect((await request('DELETE /calendar/entries/:id', { params }, 'user')).status).toBe(200);
    expect(await names()).toEqual([]);
  });
});

test('holidays and changes of the clock are known beforehand', async () => {
  const { days } = await ask();
  expect(days.map(({ date, name }) => [date, name])).toEqual([
    ['2026-03-02', 'tx_independence'],
    ['2026-03-08', 'clock_forward'],
    ['2026-03-31', 'cesar_chavez'],
  ]);
});

test.each([
  [{ from: '2026-03-31', until: '2026-03-01' }, 'The last day cannot be before the first.'],
  [{ from: '2020-01-01', until: '2026-03-01' }, 'Please ask for two years at most.'],
])('%j is no period', async (query, said) => {
  const { status, problem } = await request('GET /calendar', { query }, 'user');
  expect([status, problem.message]).toEqual([422, said]);
});

describe('weather', () => {
  const HEAD = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN';
  const day = (date: string, rain: string, high: string) =>
    `USW00013904,"AUSTIN BERGSTROM AIRPORT, TX US",30.18311,-97.67989,${date},${rain},${high},12.0`;
  const load = (text: string, fields: Record<string, string> = {}, as: Persona = 'admin') => {
    const form = formOf(text, 'weather.csv');
    for (const [name, value] of Object.entries({ units: 'metric', ...fields }))
      if (value) form.append(name, value);
    return request('POST /weather-sites/file', { body: form }, as);
  };
  const TWO = [HEAD, day('2026-03-07', '55.1', '21.0'), day('2026-03-08', '0.0', '25.5')].join('\n');

  test('a file is looked at first, then kept; the same again changes nothing', async () => {
    expect((await load(TWO, { dry_run: 'true' })).reply).toMatchObject({
      units: 'metric',
      added: 2,
      warmest_c: 25.5,
      wettest_mm: 55.1,
      kept: false,
    });
    expect((await request('GET /weather-sites', {}, 'user')).reply.sites).toEqual([]);
    expect((await load(TWO, { units: '' })).status).toBe(422);
    expect((await load(TWO)).reply).toMatchObject({ added: 2, unchanged: 0, kept: true });
    expect((await load(TWO)).reply).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const corrected = [HEAD, day('2026-03-08', '1.0', '25.5')].join('\n');
    expect((await load(corrected)).reply).toMatchObject({ added: 0, changed: 1 });
    expect((await request('GET /weather-sites', {}, 'user')).reply).toMatchObject({
      address: false,
      sites: [{ id: 'USW00013904', first_day: '2026-03-07', last_day: '2026-03-08', days: 2 }],
    });
  });

  test('stands beside the counts of stations that are near, and of no others', async () => {
    await load(TWO);
    const { weather } = await ask({ station: 'AU0001' });
    expect(weather).toMatchObject({ site: 'AUSTIN BERGSTROM AIRPORT, TX US' });
    expect(weather?.days).toMatchObject([{ date: '2026-03-07', rain_mm: 55.1 }, { date: '2026-03-08' }]);
    expect((await ask({}, 'user')).weather).not.toBeNull();
    expect((await ask({}, 'houston')).weather).toBeNull();
  });

  test('a bad line keeps all of it out, and is named', async () => {
    const { status, problem } = await load([TWO, day('2026-13-01', '0', '20')].join('\n'));
    expect([status, problem.message]).toEqual([
      422,
      'The file has lines that cannot be read. Nothing was kept.',
    ]);
    expect(problem.lines).toEqual([
      { line: 4, reason: 'A date like 2025-03-09 was expected, not “2026-13-01”.' },
    ]);
    expect((await request('GET /weather-sites', {}, 'user')).reply.sites).toEqual([]);
  });

  test('is loaded by admins, and fetched only where an address is set', async () => {
    expect((await load(TWO, {}, 'user')).status).toBe(403);
    const call = { params: { siteId: 'USW00013904' }, body: { from: '2026-01-01' } };
    const { status, problem } = await request('POST /weather-sites/:siteId/fetch', call, 'admin');
    expect([status, problem.message]).toEqual([
      409,
      'Weather cannot be fetched: no address is set. Please load a file.',
    ]);
  });
});

test('of what the configured address answers only the asked station’s days from the asked day on are kept', async () => {
  const head = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP';
  const of = (site: string, date: string) => `${site},AUSTIN,30.18311,-97.67989,${date},31`;
  const lines = [
    of('USW00013904', '2026-01-09'),
    of('USW00013904', '2026-01-10'),
    of('USW00012960', '2026-01-10'),
  ];
  const server = createServer((_request, reply) => void reply.end([head, ...lines].join('\n')));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  testApi().settings.weatherUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{site}`;
  const { reply } = await request(
    'POST /weather-sites/:siteId/fetch',
    { params: { siteId: 'USW00013904' }, body: { from: '2026-01-10' } },
    'admin',
  );
  expect(reply).toMatchObject({
    read: 0,
    kept: false,
    fetch: { status: 'waiting', first_day: '2026-01-10' },
  });
  await testApi().runJobs();
  await new Promise((resolve) => void server.close(resolve));
  expect((await request('GET /weather-sites', {}, 'user')).reply.sites).toMatchObject([
    { id: 'USW00013904', first_day: '2026-01-10', last_day: '2026-01-10', days: 1 },
  ]);
});

test('an event of the calendar is told beside the highest days, which then are left out of factors', async () => {
  const params = { stationId: 'AU0001' };
  const highest = async () => {
    const { reply } = await request(
      'GET /figures/:stationId/tables',
      { params, query: { year: 2025 } },
      'user',
    );
    return reply.modes[0]?.peaks.days[0];
  };
  const before = await highest();
  expect(before).toMatchObject({ event: false });
  const date = before?.date ?? '';
  await enter({ first_day: date, last_day: date, stations: ['AU0001'] });
  const after = await highest();
  expect(after).toMatchObject({ date, event: true });
  expect(after?.notes).toContainEqual({ kind: 'event', text: 'Rodeo parade' });
});

test('findings on a stormy day, and a strong one on a holiday, say so', async () => {
  // nothing of the third Monday of January
  await testApi().query(
    `delete from counts where certification_id is null and ts >= '2026-01-19' and ts < '2026-01-20'
       and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  await lookThrough();
  const text = [
    'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN',
    'USW00013904,AUSTIN,30.18311,-97.67989,2026-01-22,55.1,4.0,-2.0',
  ].join('\n');
  const form = formOf(text, 'weather.csv');
  form.append('units', 'metric');
  await request('POST /weather-sites/file', { body: form }, 'admin');
  const { known } = await findingOf('day-high');
  expect(known).toEqual([
    { date: '2026-01-22', kind: 'weather', text: 'High 39 °F, low 28 °F, rain 2.17 in' },
  ]);
  const { reply } = await request('GET /findings', { query: { flowid_txdot: AU } }, 'user');
  const strong = reply.data.find(
    ({ severity, from }) => severity === 'strong' && from.startsWith('2026-01-19'),
  );
  expect(strong?.known).toContainEqual(expect.objectContaining({ date: '2026-01-19', kind: 'holiday' }));
});

test('a finding says what the calendar knows of its days', async () => {
  await lookThrough();
  await enter({ name: 'Half marathon', first_day: '2026-01-22', last_day: '2026-01-22', stations: [AU] });
  await enter({ name: 'Elsewhere', first_day: '2026-01-22', last_day: '2026-01-22', stations: ['AU0004'] });
  const { known } = await findingOf('day-high');
  expect(known).toEqual([{ date: '2026-01-22', kind: 'event', text: 'Half marathon' }]);
});
