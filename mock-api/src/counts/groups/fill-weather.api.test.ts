import { daysOf, HARRISON } from '../../testing/figures/fill-sources.ts';
import { seedCounter } from '../../testing/figures/seed-counters.ts';
import { formOf } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { calendarOf } from '../figures/year-of-hours.ts';
import { cellOf } from './counter-year.ts';

// years of real counters are thousands of counts
jest.setTimeout(120_000);

const YEAR = 2012;
const isJuly = (date: string) => date.startsWith('2012-07');
let flow = 0;

beforeAll(async () => {
  await testApi().reset();
  await seedCounter('AU0004', '18unioncanalwesterhailes', YEAR);
  // a counter that missed July, and was not certified
  flow = (await seedCounter('AU0009', HARRISON, YEAR, isJuly)).flow;
});
beforeEach(async () => {
  forgetSignIns();
  for (const table of ['flow_fills', 'weather_sites']) await testApi().query(`delete from ${table}`);
});

/** Days on which it rained: those of fewer people than others of their month and weekday, as if rain alone had kept them away. */
function rainyDays(): boolean[] {
  const days = daysOf(HARRISON);
  const calendar = calendarOf(YEAR);
  return calendar.map((own, at) => {
    const alike = calendar.flatMap((day, other) => (cellOf(day) === cellOf(own) ? [days[other] ?? 0] : []));
    return (days[at] ?? 0) < alike.reduce((sum, total) => sum + total, 0) / alike.length;
  });
}

async function loadWeather(rain: readonly boolean[]): Promise<void> {
  const lines = calendarOf(YEAR).map(
    ({ date }, at) =>
      `USW00013904,CAMP MABRY,30.2672,-97.7431,${date},${rain[at] ? '14.0' : '0.0'},21.0,12.0`,
  );
  const file = ['STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN', ...lines].join('\n');
  const form = formOf(file, 'weather.csv');
  form.append('units', 'metric');
  expect((await request('POST /weather-sites/file', { body: form }, 'admin')).status).toBe(200);
}

const params = { stationId: 'AU0009' };
const fill = async (dry_run = false) => {
  const body = {
    flow_id: flow,
    year: YEAR,
    method: 'weekday-month' as const,
    reason: 'A flat battery',
    dry_run,
  };
  const { reply } = await request('POST /figures/:stationId/fills', { params, body }, 'user');
  return reply.fills[0];
};
const stored = async () =>
  (await request('GET /figures/:stationId/fills', { params, query: { year: YEAR } }, 'user')).reply.fills[0];
/** How far a fill of July is off, day by day. */
const offOf = (days: readonly { date: string; value: number }[] = []) =>
  days
    .filter(({ date }) => isJuly(date))
    .reduce((sum, { date, value }) => {
      const at = calendarOf(YEAR).findIndex((day) => day.date === date);
      return sum + Math.abs(value - (daysOf(HARRISON)[at] ?? 0));
    }, 0);

test('weather that tells the counter’s days better is used, and stands with the filled days', async () => {
  const plain = await fill(true);
  expect(plain?.weather).toMatchObject({ used: false, why: 'no-weather', site: null });
  await loadWeather(rainyDays());
  expect((await fill(true))?.weather?.used).toBe(true);
  const kept = await fill();
  expect(kept).toEqual(await stored());
  expect(kept?.weather).toMatchObject({ used: true, why: null, site: 'CAMP MABRY' });
  expect(kept?.weather?.days).toBeGreaterThanOrEqual(31);
  expect(kept?.weather?.median_with).toBe(kept?.error?.median_run);
  expect(kept?.weather?.median_with).toBeLessThanOrEqual(kept?.weather?.median_without ?? 0);
  expect(offOf(kept?.days)).toBeLessThan(offOf(plain?.days));
});

test('what is filled keeps the weather that it was filled by, whatever is loaded later', async () => {
  await loadWeather(rainyDays());
  const kept = await fill();
  await loadWeather(rainyDays().map((wet) => !wet));
  expect(await stored()).toEqual(kept);
});

test('weather that has nothing to do with the counts changes no number', async () => {
  const plain = await fill(true);
  // the same all year
  await loadWeather(rainyDays().map(() => false));
  const steady = await fill(true);
  expect(steady).toMatchObject({
    error: plain?.error,
    weather: { used: false, why: 'no-better', site: 'CAMP MABRY', days: 0 },
  });
  expect(steady?.days).toEqual(plain?.days);
});

test('days that were filled before weather was looked at say nothing of it', async () => {
  await fill();
  await testApi().query('update flow_fills set weather = null');
  expect((await stored())?.weather).toBeNull();
});
