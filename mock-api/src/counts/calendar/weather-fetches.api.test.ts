import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formOf } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { askNightly } from './fetch-nightly.ts';
import { fetchWeatherJob } from './fetch-weather.job.ts';

const SITE = 'USW00013904';
const HEAD = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN';
const line = (date: string, rain = '0.0') => `${SITE},AUSTIN,30.18311,-97.67989,${date},${rain},21.0,12.0`;
const ADDRESS_GONE =
  'The weather could not be fetched: its address did not answer as it should. Please try again later.';

/** What the address was asked for, from and until, and how it answers. */
let asked: [string, string][] = [];
let answer: (from: string, until: string) => { status?: number; body: string };
let server: Server;
/** Knows every first day of a month. */
const monthly = (from: string, until: string) => ({
  body: [
    HEAD,
    ...Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2023, at, 1)).toISOString().slice(0, 10))
      .filter((date) => date >= from && date <= until)
      .map((date) => line(date)),
  ].join('\n'),
});

beforeAll(async () => {
  server = createServer((incoming, reply) => {
    const [, from = '', until = ''] = /\/(\d{4}-\d{2}-\d{2})\/(.*)$/.exec(incoming.url ?? '') ?? [];
    asked.push([from, until]);
    const { status = 200, body } = answer(from, until);
    reply.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  asked = [];
  answer = monthly;
  const { port } = server.address() as AddressInfo;
  testApi().settings.weatherUrl = `http://127.0.0.1:${port}/{site}/{from}/{until}`;
});

const start = (from: string, as: Persona = 'admin') =>
  request('POST /weather-sites/:siteId/fetch', { params: { siteId: SITE }, body: { from } }, as);
const sites = async () => (await request('GET /weather-sites', {}, 'user')).reply;
const newest = async () => (await sites()).fetches?.[0];
const told = async (as: Persona = 'admin') =>
  (await request('GET /notifications', {}, as)).reply.data.map(({ ok, title, text }) => ({
    ok,
    title,
    text,
  }));
const loadFile = async (...lines: string[]) => {
  const form = formOf([HEAD, ...lines].join('\n'), 'weather.csv');
  form.append('units', 'metric');
  await request('POST /weather-sites/file', { body: form }, 'admin');
};
const nightly = () =>
  askNightly({
    db: testApi().db,
    queue: testApi().queue,
    now: () => testApi().now(),
    settings: testApi().settings,
  });

test('the days are fetched in the background, year by year, and who asked is told', async () => {
  const { status, reply } = await start('2024-01-01');
  expect(status).toBe(200);
  expect(reply.fetch).toMatchObject({ status: 'waiting', progress: 0, nightly: false, message: null });
  expect(asked).toEqual([]);
  expect((await request('GET /notifications', {}, 'admin')).reply.pending).toBe(1);
  await testApi().runJobs();
  expect(asked).toEqual([
    ['2024-01-01', '2024-12-31'],
    ['2025-01-01', '2026-01-01'],
    ['2026-01-02', '2026-03-02'],
  ]);
  expect(await newest()).toMatchObject({ status: 'done', progress: 1, added: 27, changed: 0, unchanged: 0 });
  expect((await sites()).sites).toMatchObject([{ id: SITE, days: 27, last_day: '2026-03-01' }]);
  expect(await told()).toEqual([
    { ok: true, title: 'Weather fetched', text: 'The days of AUSTIN are here: 27 new, 0 changed.' },
  ]);
  expect((await request('GET /notifications', {}, 'admin')).reply.pending).toBe(0);
});

test('fetched again nothing is changed, and that is told', async () => {
  await start('2026-01-01');
  await testApi().runJobs();
  await start('2026-01-01');
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ status: 'done', added: 0, changed: 0, unchanged: 3 });
});

test('asked for twice it is fetched once, from the earlier day on', async () => {
  const [one, other] = [await start('2026-01-01'), await start('2025-06-01', 'super')];
  expect(other.reply.fetch?.id).toBe(one.reply.fetch?.id);
  expect(other.reply.fetch).toMatchObject({ first_day: '2025-06-01' });
  await testApi().runJobs();
  expect(asked).toEqual([['2025-06-01', '2026-03-02']]);
  const both = await Promise.all([start('2026-01-01'), start('2026-01-01')]);
  expect(new Set(both.map(({ reply }) => reply.fetch?.id)).size).toBe(1);
});

test('what is asked for while it is fetched is fetched, too', async () => {
  await start('2026-01-01');
  let widened: Promise<unknown> | undefined;
  answer = (from, until) => {
    widened ??= start('2025-12-01');
    return monthly(from, until);
  };
  const work = testApi().runJobs();
  await work;
  await widened;
  await testApi().runJobs();
  expect((await sites()).sites).toMatchObject([{ first_day: '2025-12-01' }]);
  expect(await newest()).toMatchObject({ status: 'done', first_day: '2025-12-01', progress: 1 });
});

test('an address that fails is asked again, and what came before is kept; tried again it goes on there', async () => {
  answer = (from, until) => (from < '2025-01-01' ? monthly(from, until) : { status: 500, body: '' });
  await start('2024-01-01');
  await testApi().runJobs();
  expect(asked.length).toBeGreaterThan(4);
  expect(await newest()).toMatchObject({ status: 'failed', added: 12, message: ADDRESS_GONE });
  expect((await sites()).sites).toMatchObject([{ days: 12 }]);
  expect(await told()).toEqual([
    {
      ok: false,
      title: 'Weather not fetched',
      text: 'The days of AUSTIN could not all be fetched. What had come is kept; the calendar says why, and there it can be tried again.',
    },
  ]);
  answer = monthly;
  asked = [];
  const [failed] = await testApi().query<{ id: string }>(
    `select id::text from jobs.job where name = 'fetch-weather' and state = 'failed'`,
  );
  const { queue, db } = testApi();
  const job = { queue: 'fetch-weather', id: failed?.id ?? '' };
  expect(await queue.retry([fetchWeatherJob], job, { db } as JobDeps)).toBe(true);
  await testApi().runJobs();
  expect(asked.map(([from]) => from)).toEqual(['2025-01-01', '2026-01-02']);
  expect(await newest()).toMatchObject({ status: 'done', added: 27 });
});

test('an answer that can’t be read is not asked for again, and its line is named', async () => {
  answer = () => ({ body: [HEAD, line('2026-02-01', 'much')].join('\n') });
  await start('2026-01-01');
  await testApi().runJobs();
  expect(asked).toHaveLength(1);
  expect(await newest()).toMatchObject({
    status: 'failed',
    message:
      'The file has lines that cannot be read. Nothing was kept. Line 2: PRCP: a number was expected, not “much”.',
  });
});

test('a station of which the address knows nothing is told as failed', async () => {
  answer = () => ({ body: HEAD });
  await start('2026-01-01');
  await testApi().runJobs();
  expect(await newest()).toMatchObject({
    status: 'failed',
    message: 'The address knows no day of this weather station in this time.',
  });
});

describe('every night', () => {
  test('the stations that are kept up to date have their newer days fetched, once, whoever asks', async () => {
    await loadFile(line('2026-02-20'));
    expect((await Promise.all([nightly(), nightly()])).reduce((sum, asks) => sum + asks, 0)).toBe(1);
    await testApi().runJobs();
    expect(asked).toEqual([['2026-02-06', '2026-03-02']]);
    expect(await newest()).toMatchObject({ status: 'done', nightly: true, added: 1 });
    expect(await nightly()).toBe(0);
    // nobody asked, nobody is told
    expect([await told('admin'), await told('super')]).toEqual([[], []]);
  });

  test('a station of which nothing newer is known is let be, and without an address all are', async () => {
    await loadFile(line('2025-12-31'));
    expect(await nightly()).toBe(0);
    await loadFile(line('2026-02-20'));
    testApi().settings.weatherUrl = undefined;
    expect(await nightly()).toBe(0);
  });

  test('none goes before three in the morning', async () => {
    await loadFile(line('2026-02-20'));
    const at = (moment: string) =>
      askNightly({
        db: testApi().db,
        queue: testApi().queue,
        settings: testApi().settings,
        now: () => new Date(moment),
      });
    expect(await at('2026-03-02T08:59:00Z')).toBe(0);
    expect(await at('2026-03-02T09:00:00Z')).toBe(1);
  });

  test('one that fails is told to super admins the first night alone; nothing new is no failure', async () => {
    await loadFile(line('2026-02-20'));
    answer = () => ({ body: HEAD });
    await nightly();
    await testApi().runJobs();
    expect(await newest()).toMatchObject({ status: 'done', nightly: true, added: 0, message: null });
    answer = () => ({ status: 500, body: '' });
    for (const night of ['2026-03-03', '2026-03-04']) {
      const { db, queue, settings } = testApi();
      await askNightly({ db, queue, settings, now: () => new Date(`${night}T12:00:00Z`) });
      await testApi().runJobs();
    }
    expect(await newest()).toMatchObject({ status: 'failed', last_day: '2026-03-04', message: ADDRESS_GONE });
    expect((await told('super')).map(({ title }) => title)).toEqual(['Weather not fetched']);
    expect(await told('admin')).toEqual([]);
  });
});

test('fetches that ended long ago are forgotten, but for the newest of a station', async () => {
  for (const _time of [1, 2]) {
    await start('2026-01-01');
    await testApi().runJobs();
  }
  await testApi().query(`update weather_fetches set ended_at = ended_at - interval '91 days'`);
  await testApi().removeExpired();
  expect(await testApi().query('select 1 from weather_fetches')).toHaveLength(1);
});
