import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { AU } from '../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => {
  testApi().settings.weatherShownIn = 'us';
});

/** Opens a link of that comparison as somebody without an account. */
async function look(query: string, language = 'en'): Promise<string> {
  const body = { name: 'Looked at', station_id: null, query, days: 30 };
  const { reply } = await request('POST /share-links', { body }, 'user');
  const address = `http://count-exchange.test${new URL(reply.address).pathname}?lang=${language}`;
  return (await testApi().fetch(new Request(address))).text();
}

/** A site near AU0001: a wet July 2nd, and a fine 3rd. */
async function measure(): Promise<void> {
  await testApi().query(
    `insert into weather_sites (id, name, latitude, longitude)
     select 'USW00013958', 'Camp Mabry', latitude, longitude from stations where station_id_tmg = $1`,
    [AU],
  );
  await testApi().query(
    `insert into weather_days (site_id, day, high_c, low_c, rain_mm, snow_mm)
     values ('USW00013958', '2025-07-02', 30, 20, 25.4, 0), ('USW00013958', '2025-07-03', 35, 25, 0, 0)`,
  );
}

async function happen(): Promise<void> {
  const facts = { vendor: 'TRAFx', model: 'G4', firmware: null, settings: null, last_day: null };
  for (const placed of [
    { serial: 'OLD77', first_day: '2024-01-01', last_day: '2025-07-07' },
    { serial: 'NEW88', first_day: '2025-07-08' },
  ]) {
    const asked = { params: { stationId: AU }, body: { ...facts, ...placed } };
    expect((await request('POST /stations/:stationId/equipment', asked, 'user')).status).toBe(200);
  }
  const visit = { reason: 'battery', outcome: 'fine', done: 'A secret', battery_volts: null } as const;
  const more = { clock_error_seconds: null, next_visit: null, visited_on: '2025-07-09' };
  const asked = { params: { stationId: AU }, body: { ...visit, ...more } };
  expect((await request('POST /stations/:stationId/visits', asked, 'user')).status).toBe(200);
  const entry = { kind: 'event', name: 'River <fair>', first_day: '2025-07-05', last_day: '2025-07-06' };
  const noted = { ...entry, kind: 'event' as const, note: 'Ask Ann', statewide: false, stations: [AU] };
  expect((await request('POST /calendar/entries', { body: noted }, 'user')).status).toBe(200);
}

const JULY = `s=${AU}&from=2025-06-30&to=2025-07-13`;

test('holidays, events, weather and that equipment was changed stand over the lines and in words; no more of the counter', async () => {
  await measure();
  await happen();
  const text = await look(JULY);
  for (const told of [
    'Jul 4, 2025: Independence Day',
    'Jul 5, 2025 – Jul 6, 2025: River &lt;fair&gt;',
    'Jul 2, 2025: Rain 1.00 in',
    'Equipment changed: Jul 8, 2025.',
    'Weather from Camp Mabry.',
  ])
    expect([told, text.includes(told)]).toEqual([told, true]);
  expect(text).toContain('4 marks of holidays, events, weather and equipment over the lines');
  for (const word of ['OLD77', 'NEW88', 'TRAFx', 'G4', 'secret', 'Ask Ann', 'Battery', 'Jul 9, 2025:'])
    expect([word, text.includes(word)]).toEqual([word, false]);
  const es = await look(JULY, 'es');
  for (const told of ['Día de la Independencia', 'Cambio de equipo: 8 jul 2025.', 'Tiempo de Camp Mabry.'])
    expect([told, es.includes(told)]).toEqual([told, true]);
});

test('over weeks only changed equipment is told, and of means over days nothing', async () => {
  await measure();
  await happen();
  const weeks = await look(`${JULY}&bin=week`);
  expect(weeks).toContain('Equipment changed: Jul 8, 2025.');
  expect(weeks).not.toMatch(/Independence Day|River|Rain 1.00 in/);
  expect(await look(`${JULY}&as=weekday`)).not.toMatch(/Equipment changed|Independence Day/);
});

test('the event of a station that whoever made the link does not see is not told', async () => {
  await happen();
  expect(await look(`s=AU0002&from=2025-06-30&to=2025-07-13`)).not.toContain('River');
});

test.each([
  ['us', 'Temperature, °F', '68', '1.00'],
  ['metric', 'Temperature, °C', '20', '25.4'],
] as const)(
  'the weather stands below the lines and in the table, in %s units',
  async (units, title, low, rain) => {
    testApi().settings.weatherShownIn = units;
    await measure();
    const text = await look(`${JULY}&with=weather`);
    expect(text).toContain(title);
    expect(text).toMatch(/class="weather warm"/);
    expect(text).toMatch(/class="weather wet"/);
    expect(text).toContain('Weather from Camp Mabry. Temperature: each day from its lowest to its highest.');
    expect(text).toMatch(new RegExp(`data-head="Lowest, [^"]*" class="number">${low}<`));
    expect(text).toMatch(new RegExp(`data-head="Rain, [^"]*" class="number">${rain}<`));
    expect(await look(JULY)).not.toContain('class="weather');
  },
);

test('where no weather is known, that is said', async () => {
  expect(await look(`${JULY}&with=weather`)).toContain('No weather is known of this period.');
});

test('what is usual is drawn behind the first series, told below it and in the table', async () => {
  const text = await look(`s=${AU}&from=2025-06-02&to=2025-06-15&with=typical`);
  expect(text).toContain('class="band"');
  expect(text).toContain('Shaded: what is usual, from the 10th to the 90th percentile; dotted, its median.');
  expect(text).toMatch(/data-head="Usual, AU0001 [^"]*" class="number">[\d,.]+ \([\d,.]+ to [\d,.]+\)</);
  expect(await look(`s=${AU}&from=2025-06-02&to=2025-06-15`)).not.toMatch(/class="band"|Usual,/);
  const none = await look(`s=${AU}&from=2025-06-02&to=2025-06-15&as=index&with=typical`);
  expect(none).not.toMatch(/class="band"|Shaded:/);
});
