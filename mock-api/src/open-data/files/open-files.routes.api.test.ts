import { createHash } from 'node:crypto';
import { testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { OPEN_DATA_PATH, publicFiles } from '../store/snapshot.ts';

jest.setTimeout(60_000);

beforeAll(async () => {
  await testApi().reset();
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

const get = (path: string, { method = 'GET', address = '', ...headers }: Record<string, string> = {}) =>
  testApi().fetch(new Request(`http://count-exchange.test${path}`, { method, headers }), { address });
const CSV = `${OPEN_DATA_PATH}/stations/${AU}/2025/v1/counts.csv`;
const pathOf = async (kind: 'zip' | 'parquet') =>
  (await publicFiles(testApi().db)).find((one) => one.kind === kind)?.path ?? '';

test('a version’s file is anybody’s for good, under a strong mark and its license, with no cookie', async () => {
  const answer = await get(CSV, { origin: 'https://elsewhere.example' });
  expect(answer.status).toBe(200);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/csv; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    vary: 'Accept-Encoding',
    link: expect.stringMatching(
      new RegExp(
        `^<https://creativecommons.org/licenses/by/4.0/>; rel="license", <http.*/public/stations/${AU}/v1>; rel="cite-as", <http.*/stations/${AU}/2025/v1/counts\\.csv-metadata\\.json>; rel="describedby"$`,
      ),
    ),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect((await answer.text()).split('\n')[0]).toBe(
    'station_id,flow_id,start_local,utc_offset_minutes,interval_minutes,count,quality',
  );
});

test.each(['zip', 'parquet'] as const)('a %s is read whole, by parts, and not again', async (kind) => {
  const path = await pathOf(kind);
  const whole = await get(path);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const etag = whole.headers.get('etag') ?? '';
  expect(etag).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
  const part = await get(path, { range: 'bytes=4-11' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
  const last = await get(path, { range: 'bytes=-8' });
  expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-8));
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  const head = await get(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(bytes.length),
    '',
  ]);
});

test('a table stands under the names of partitions too, the same bytes, and no other name leads to it', async () => {
  const files = await publicFiles(testApi().db);
  const table = files.find(({ kind }) => kind === 'parquet');
  expect(table?.partition).toMatch(/^\/public\/data\/v1\/agency=3\/year=2025\/part-[\da-f]{16}\.parquet$/);
  expect(files.find(({ kind }) => kind === 'zip')?.partition).toBeNull();
  const answer = await get(table?.partition ?? '');
  expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
    200,
    `"${table?.sha256}"`,
    'public, max-age=31536000, immutable',
  ]);
  const named = (change: string) => (table?.partition ?? '').replace(/part-.*/, change);
  expect((await get(named('part-0000000000000000.parquet'))).status).toBe(404);
  expect((await get((table?.partition ?? '').replace('agency=3', 'agency=4'))).status).toBe(404);
});

test.each([
  ['zip', '18'],
  ['parquet', '20'],
] as const)('a %s that is lost is being made, and is had again a little later', async (kind, hour) => {
  const path = await pathOf(kind);
  const etag = (await get(path)).headers.get('etag') ?? '';
  for (const { name } of await testApi().files.list())
    if (name.endsWith(kind)) await testApi().files.remove(name);
  const lost = await get(path, { 'accept-language': 'es' });
  expect([lost.status, lost.headers.get('retry-after'), lost.headers.get('cache-control')]).toEqual([
    503,
    '600',
    'no-store',
  ]);
  expect(await lost.json()).toMatchObject({
    message: 'Este archivo se está creando otra vez. Inténtelo en unos minutos.',
  });
  expect((await get(path, { range: 'bytes=4-11' })).status).toBe(503);
  await testApi().removeExpired();
  await workOnOpenData(`2026-03-10T${hour}:00:00Z`);
  expect((await get(path)).headers.get('etag')).toBe(etag);
});

test('the newest version is found by an address that stays', async () => {
  const csv = await get(`${OPEN_DATA_PATH}/stations/${AU}/2025/latest/counts.csv`);
  expect([csv.status, csv.headers.get('location'), csv.headers.get('cache-control')]).toEqual([
    302,
    CSV,
    'public, max-age=300',
  ]);
  const path = await pathOf('parquet');
  const latest = await get(path.replace('/v1/counts', '/latest/counts'));
  expect([latest.status, latest.headers.get('location')]).toEqual([302, path]);
});

test('stations are points with what everybody may know of them', async () => {
  const { type, bbox, features, ...rest } = (await (
    await get(`${OPEN_DATA_PATH}/stations.geojson`)
  ).json()) as {
    type: string;
    bbox: number[];
    features: { id: string; geometry: { coordinates: number[] }; properties: Record<string, unknown> }[];
  };
  expect([type, features.length, rest]).toEqual(['FeatureCollection', 1, {}]);
  const [lon = 0, lat = 0] = features[0]?.geometry.coordinates ?? [];
  expect([lon < 0, lat > 0]).toEqual([true, true]);
  expect(bbox).toEqual([lon, lat, lon, lat]);
  expect(features[0]).toMatchObject({
    id: AU,
    properties: {
      license: 'CC-BY-4.0',
      flows: expect.any(Array),
      source: { es: expect.stringContaining('versión 1') },
    },
  });
});

test.each([
  `${OPEN_DATA_PATH}/stations/AU0002/2025/v1/counts.csv`,
  `${OPEN_DATA_PATH}/stations/XX9999/2025/latest/counts.csv`,
  `${OPEN_DATA_PATH}/stations/${AU}/2024/v1/counts.csv`,
  `${OPEN_DATA_PATH}/stations/${AU}/2025/v2/counts.csv`,
  `${OPEN_DATA_PATH}/stations/${AU}/2025/v99999999999/counts.csv`,
  `${OPEN_DATA_PATH}/stations/${AU}/2025/v1/other.csv`,
  `${OPEN_DATA_PATH}/agencies/1/2025/v1/counts.zip`,
  `${OPEN_DATA_PATH}/agencies/x/2025/v1/counts.zip`,
  `${OPEN_DATA_PATH}/nothing`,
])('%s is not out, whoever asks', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
});

test('others’ pages may ask for parts, and nobody may write', async () => {
  const asked = await get(CSV, { method: 'OPTIONS', origin: 'https://elsewhere.example' });
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
  expect((await get(CSV, { method: 'POST' })).status).toBe(405);
});

test('an address fetches so many files a minute; what it has already is not counted', async () => {
  const address = '203.0.113.77';
  const etag = (await get(CSV, { address })).headers.get('etag') ?? '';
  for (let more = 0; more < 19; more += 1) expect((await get(CSV, { address })).status).toBe(200);
  const refused = await get(CSV, { address });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await get(CSV, { address, 'if-none-match': etag })).status).toBe(304);
  expect((await get(CSV, { address, range: 'bytes=0-9' })).status).toBe(206);
  expect((await get(CSV, { address: '203.0.114.1' })).status).toBe(200);
});

test('what is withdrawn is gone at every address of it, with day and contact, and comes back in new versions alone', async () => {
  const zip = await pathOf('zip');
  await testApi().query(
    `update open_data_stations set withdrawn_at = '2026-03-11T12:00:00Z', withdrawn_reason = 'Wrong street', gone_through = version
     where number = $1`,
    [AU],
  );
  for (const path of [CSV, zip, `${OPEN_DATA_PATH}/stations/${AU}/2025/latest/counts.csv`]) {
    const gone = await get(path, { 'accept-language': 'es' });
    expect([gone.status, await gone.json()]).toMatchObject([
      410,
      { message: 'Esto se retiró el 2026-03-11. Pregunte a Austin Transportation, counts@austin.example.' },
    ]);
  }
  expect((await get(zip.replace('/v1/counts', '/latest/counts'))).status).toBe(404);
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-03-12T15:00:00Z');
  expect((await get(CSV)).status).toBe(410);
  expect((await get(CSV.replace('/v1/counts', '/v2/counts'))).status).toBe(200);
  expect((await get(zip)).status).toBe(410);
  expect((await get(zip.replace('/v1/counts', '/v2/counts'))).status).toBe(200);
});
