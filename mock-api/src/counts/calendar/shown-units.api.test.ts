import { DEFAULT_UNITS, type ShownUnits } from 'shared-domain';
import { findingOf, lookThrough } from '../../testing/found-at.ts';
import { formOf } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => {
  testApi().settings.weatherShownIn = DEFAULT_UNITS;
});

const YEAR = { query: { year: 2025 } };

/** A cold and wet day, as the file has it: in °C and mm. */
async function measure(date: string) {
  const text = [
    'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN',
    `USW00013904,AUSTIN,30.18311,-97.67989,${date},55.1,4.0,-2.0`,
  ].join('\n');
  const form = formOf(text, 'weather.csv');
  form.append('units', 'metric');
  await request('POST /weather-sites/file', { body: form }, 'admin');
}

const TOLD: [ShownUnits, string][] = [
  ['us', 'High 39 °F, low 28 °F, rain 2.17 in'],
  ['metric', 'High 4 °C, low -2 °C, rain 55.1 mm'],
];

test.each(TOLD)('a finding tells the weather of its day in %s units', async (units, text) => {
  testApi().settings.weatherShownIn = units;
  await lookThrough();
  await measure('2026-01-22');
  expect((await findingOf('day-high')).known).toEqual([{ date: '2026-01-22', kind: 'weather', text }]);
});

test.each(TOLD)(
  'tables of figures, the hourly listing and their CSV tell it in %s units',
  async (units, text) => {
    testApi().settings.weatherShownIn = units;
    const params = { stationId: 'AU0001' };
    const highest = async () =>
      (await request('GET /figures/:stationId/tables', { params, ...YEAR }, 'user')).reply.modes[0]?.peaks
        .days[0];
    const date = (await highest())?.date ?? '';
    await measure(date);
    expect((await highest())?.notes).toContainEqual({ kind: 'weather', text });
    const { reply } = await request('GET /figures/:stationId/hours', { params, ...YEAR }, 'user');
    expect(reply.days.find((day) => day.date === date)?.notes).toContainEqual({ kind: 'weather', text });
    for (const table of ['days', 'listing'] as const) {
      const asked = { query: { stationId: 'AU0001', table, year: 2025 } };
      const rows = (await request('GET /export/figure-table', asked, 'user')).reply;
      expect(rows.filter((row) => row.some((cell) => String(cell).includes(text)))).not.toEqual([]);
    }
  },
);

test('what is stored and sent stays in °C and mm', async () => {
  await measure('2026-01-22');
  const query = { from: '2026-01-22', until: '2026-01-22', station: 'AU0001' };
  const { reply } = await request('GET /calendar', { query }, 'user');
  expect(reply.weather?.days).toMatchObject([{ high_c: 4, low_c: -2, rain_mm: 55.1 }]);
});
