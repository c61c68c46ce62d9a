import { createApp } from './app.ts';
import { publicFiles } from './open-data/store/snapshot.ts';
import type { Deps } from './platform/http/context.ts';
import { ASSETS } from './public-pages/assets.ts';
import { forgetSignIns, request, testApi } from './testing/index.ts';
import { letOut, workOnOpenData } from './testing/open-data.ts';
import { pngOf } from './testing/small-pictures.ts';
import { AU } from './testing/stored-counts.ts';

jest.setTimeout(60_000);

/** How long an answer may be kept, and by whom: what is told of nobody is a page or a file, everything else is kept nowhere. */
const CLASSES = {
  'no-store': /^no-store$/,
  'public-page': /^public, max-age=300(, stale-while-revalidate=86400)?$/,
  'public-file': /^public, max-age=31536000, immutable$/,
} as const;
type CacheClass = keyof typeof CLASSES;

/** The monitoring page, for people who have signed in. */
const MONITOR = '/horizon';

async function partition(): Promise<string> {
  return (await publicFiles(testApi().db)).find((one) => one.partition)?.partition ?? '';
}

async function sharedLink(): Promise<string> {
  const body = { name: 'For the council', station_id: AU, query: null, days: 30 };
  return new URL((await request('POST /share-links', { body }, 'user')).reply.address).pathname;
}

async function shownPicture(): Promise<string> {
  const form = new FormData();
  form.set('caption', 'Under the oak');
  form.set('file', new Blob([pngOf(8, 6) as BlobPart]), 'oak.png');
  const params = { stationId: AU };
  const added = await request('POST /stations/:stationId/photos', { params, body: form }, 'super');
  const photoId = added.reply.photo.id;
  const body = { caption: 'Under the oak', version: 1, is_public: true };
  await request(
    'PUT /stations/:stationId/photos/:photoId',
    { params: { ...params, photoId }, body },
    'admin',
  );
  return `/public/stations/${AU}/photos/${photoId}/small`;
}

/** What only exists once it was made, as its address; the test of a route makes it. */
type Made = () => Promise<string>;

/** Every route of the application that is no call of the API, with its class, and an address of it that answers. */
const ROUTES: Record<string, [CacheClass, string | Made]> = {
  '/public': ['public-page', '/public'],
  '/public/data': ['public-page', '/public/data'],
  '/public/assets/:file': ['public-file', ASSETS.pageStyle.path],
  '/public/stations/:number': ['public-page', `/public/stations/${AU}`],
  '/public/stations/:number/:version': ['public-page', `/public/stations/${AU}/v1`],
  '/public/stations/:number/photos/:photo/:size': ['public-page', shownPicture],
  '/embed/:kind/:number': ['public-page', `/embed/chart/${AU}`],
  '/shared/:token': ['no-store', sharedLink],
  '/robots.txt': ['public-page', '/robots.txt'],
  '/sitemap.xml': ['public-page', '/sitemap.xml'],
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
  '/public/data/v1/:agency{agency=\\d+}/:year{year=\\d+}/:file': ['public-file', partition],
  '/public/data/v1/stations/:station/:year/latest/:file': [
    'public-page',
    `/public/data/v1/stations/${AU}/2025/latest/counts.csv`,
  ],
  '/public/data/v1/stations/:station/:year/:version/:file': [
    'public-file',
    `/public/data/v1/stations/${AU}/2025/v1/counts.csv`,
  ],
  '/public/data/v1/stations/:station/latest/station.geojson': [
    'public-page',
    `/public/data/v1/stations/${AU}/latest/station.geojson`,
  ],
  '/public/data/v1/stations/:station/:version/station.geojson': [
    'public-file',
    `/public/data/v1/stations/${AU}/v1/station.geojson`,
  ],
};

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

test.each(Object.entries(ROUTES).map(([route, [kind, told]]) => ({ route, kind, told })))(
  '$route is kept as a $kind may be',
  async ({ kind, told }) => {
    const path = typeof told === 'string' ? told : await told();
    const { headers, status } = await testApi().fetch(new Request(`http://count-exchange.test${path}`));
    expect([status < 400, headers.get('cache-control')]).toEqual([
      true,
      expect.stringMatching(CLASSES[kind]),
    ]);
    expect(headers.has('set-cookie')).toBe(false);
  },
);

/** What the application answers to a GET beside calls of the API; what catches all else is no page of its own. */
const routed = createApp(testApi() as unknown as Deps)
  .routes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/') && !path.includes('*'))
  .map(({ path }) => path);

test('every page and file that the application answers stands above, and nothing else does', () => {
  const signedIn = routed.filter((path) => path.startsWith(MONITOR));
  const open = routed.filter((path) => !path.startsWith(MONITOR));
  expect(Object.keys(ROUTES).toSorted()).toEqual([...new Set(open)].toSorted());
  expect(signedIn.length).toBeGreaterThan(0);
});

test.each(routed.filter((path) => path.startsWith(MONITOR)))('%s is kept nowhere', async (path) => {
  const { headers } = await testApi().fetch(
    new Request(`http://count-exchange.test${path.replaceAll(/:\w+/g, '1')}`),
  );
  expect(headers.get('cache-control')).toBe('no-store');
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
