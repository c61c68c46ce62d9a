import { OPEN_PATHS } from './open-data/files/open-files.routes.ts';
import { publicFiles } from './open-data/store/snapshot.ts';
import { request, testApi } from './testing/index.ts';
import { letOut, workOnOpenData } from './testing/open-data.ts';
import { AU } from './testing/stored-counts.ts';

jest.setTimeout(60_000);

/** How long an answer may be kept, and by whom: what is told of nobody is a page or a file, everything else is kept nowhere. */
const CLASSES = {
  'no-store': /^no-store$/,
  'public-page': /^public, max-age=300(, stale-while-revalidate=86400)?$/,
  'public-file': /^public, max-age=31536000, immutable$/,
} as const;
type CacheClass = keyof typeof CLASSES;

/** Every route of the application that is no call of the API, with its class, and an address of it that answers (null: the list tells it). */
const ROUTES: Record<string, [CacheClass, string | null]> = {
  '/public': ['public-page', '/public'],
  '/public/data': ['public-page', '/public/data'],
  '/public/stations/:number': ['public-page', `/public/stations/${AU}`],
  '/public/data/v1/files.json': ['public-page', '/public/data/v1/files.json'],
  '/public/data/v1/stations.geojson': ['public-page', '/public/data/v1/stations.geojson'],
  '/public/data/v1/agencies/:agency/:year/latest/:file': [
    'public-page',
    '/public/data/v1/agencies/3/2025/latest/counts.zip',
  ],
  '/public/data/v1/agencies/:agency/:year/:version/:file': [
    'public-file',
    '/public/data/v1/agencies/3/2025/v1/counts.zip',
  ],
  // its name holds the hash of its bytes
  '/public/data/v1/:agency{agency=\\d+}/:year{year=\\d+}/:file': ['public-file', null],
  '/public/data/v1/stations/:station/:year/latest/counts.csv': [
    'public-page',
    `/public/data/v1/stations/${AU}/2025/latest/counts.csv`,
  ],
  '/public/data/v1/stations/:station/:year/:version/counts.csv': [
    'public-file',
    `/public/data/v1/stations/${AU}/2025/v1/counts.csv`,
  ],
};

beforeAll(async () => {
  await testApi().reset();
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

test.each(Object.entries(ROUTES))('%s is kept as a %s may be', async (_route, [kind, told]) => {
  const path = told ?? (await publicFiles(testApi().db)).find(({ partition }) => partition)?.partition;
  const { headers, status } = await testApi().fetch(new Request(`http://count-exchange.test${path}`));
  expect([status < 400, headers.get('cache-control')]).toEqual([true, expect.stringMatching(CLASSES[kind])]);
  expect(headers.has('set-cookie')).toBe(false);
});

test('every address of everybody’s data stands above', () => {
  expect(OPEN_PATHS.filter((path) => !(path in ROUTES))).toEqual([]);
  expect(OPEN_PATHS.length).toBeGreaterThan(5);
});

test('no call of the API may be kept, whoever asks', async () => {
  const kept: string[] = [];
  for (const { key, reply } of testApi().endpoints) {
    if (reply === 'file' || !key.startsWith('GET ')) continue;
    const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, AU]));
    const { headers } = await request(key, { params });
    if (headers.get('cache-control') !== 'no-store') kept.push(`${key}: ${headers.get('cache-control')}`);
  }
  expect(kept).toEqual([]);
});
