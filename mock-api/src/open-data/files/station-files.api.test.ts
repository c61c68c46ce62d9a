import { Buffer } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { OPEN_DATA_PATH } from '../store/snapshot.ts';

jest.setTimeout(60_000);

// whoever saves a file of a station has its license and how to cite it with it
const YEAR = `${OPEN_DATA_PATH}/stations/${AU}/2025/v1`;
const POINT = `${OPEN_DATA_PATH}/stations/${AU}/v1/station.geojson`;
const CITED =
  /City of Austin \(2026\)\. Bicycle and pedestrian counts, AU0001 .+, 2025-11 to 2025-12, version 1\./;
const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

beforeAll(async () => {
  await testApi().reset();
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

const get = (path: string, { method = 'GET', address = '', ...headers }: Record<string, string> = {}) =>
  testApi().fetch(new Request(`http://count-exchange.test${path}`, { method, headers }), { address });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test('a station’s year is a zip with the lines, what they mean, their license and how to cite them', async () => {
  const files = unzipSync(await bytesOf(`${YEAR}/counts.zip`));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('README.txt')).toMatch(CITED);
  expect(text('README.txt')).toContain('Cómo citar: City of Austin');
  expect(text('LICENSE.txt')).toBe(`${AU} – CC-BY-4.0: ${LICENSE}\n`);
  expect(text('counts.csv')).toBe((await bytesOf(`${YEAR}/counts.csv`)).toString());
  expect(text('flows.csv').split('\n').length).toBeGreaterThan(2);
});

test('the same as a table has them among its metadata', async () => {
  const bytes = await bytesOf(`${YEAR}/counts.parquet`);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { key_value_metadata: told } = await parquetMetadataAsync(file);
  expect(Object.fromEntries(told?.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
    station: AU,
    year: '2025',
    version: '1',
    license: 'CC-BY-4.0',
    source: expect.stringMatching(CITED),
    source_es: expect.stringContaining('versión 1'),
  });
  const lines = (await bytesOf(`${YEAR}/counts.csv`)).toString().trimEnd().split('\n');
  expect(await parquetReadObjects({ file })).toHaveLength(lines.length - 1);
});

test('the station as a point has them among its properties', async () => {
  const answer = await get(POINT);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${AU}-v1.geojson"`);
  const { features } = (await answer.json()) as { features: { properties: object }[] };
  expect(features).toMatchObject([
    {
      id: AU,
      properties: { license: 'CC-BY-4.0', version: 1, source: { en: expect.stringMatching(CITED) } },
    },
  ]);
});

test('the bare lines have their license in their name, and all else beside them', async () => {
  const { headers } = await get(`${YEAR}/counts.csv`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${AU}-2025-v1-CC-BY-4.0.csv"`);
  const path = /<http[^>]+?(\/public[^>]+)>; rel="describedby"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const about = await get(path);
  expect(about.headers.get('content-type')).toBe('application/csvm+json');
  const head = (await bytesOf(`${YEAR}/counts.csv`)).toString().split('\n')[0];
  expect(await about.json()).toMatchObject({
    url: 'counts.csv',
    'dc:license': { '@id': LICENSE },
    'dc:source': { en: expect.stringMatching(CITED) },
    'schema:version': '1',
    tableSchema: { columns: (head ?? '').split(',').map((name) => expect.objectContaining({ name })) },
  });
});

test('the list of files and their headers tell both of an agency’s year', async () => {
  const { files } = (await (await get(`${OPEN_DATA_PATH}/files.json`)).json()) as {
    files: { kind: string; path: string }[];
  };
  for (const kind of ['zip', 'parquet'])
    expect(files.find((one) => one.kind === kind)).toMatchObject({
      license: 'CC-BY-4.0',
      version: 1,
      first_month: '2025-11',
      last_month: '2025-12',
      source: {
        en: expect.stringMatching(
          /^City of Austin \(2026\)\. .+ all stations, 2025-11 to 2025-12, version 1\. /,
        ),
        es: expect.stringContaining('versión 1'),
      },
    });
  for (const { path } of files)
    expect((await get(path)).headers.get('link')).toContain(`<${LICENSE}>; rel="license"`);
});

test.each(['counts.zip', 'counts.parquet'])(
  'a %s is the same whenever it is packed, had once',
  async (file) => {
    const path = `${YEAR}/${file}`;
    const [first, second] = [await get(path), await get(path)];
    expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(second.headers.get('etag'));
    const known = await get(path, { 'if-none-match': etag, address: '203.0.113.9' });
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
  },
);

test('what has to be packed is counted before it is, in whatever way it is asked for', async () => {
  const address = '203.0.113.78';
  const path = `${YEAR}/counts.zip`;
  const ways: Record<string, string>[] = [{}, { range: 'bytes=0-9' }, { method: 'HEAD' }];
  for (let more = 0; more < 20; more += 1) {
    const { status } = await get(path, { address, ...ways[more % ways.length] });
    expect([200, 206]).toContain(status);
  }
  expect((await get(path, { address, method: 'HEAD' })).status).toBe(429);
});

test.each([
  ['2025/latest/counts.parquet', `${YEAR}/counts.parquet`],
  ['latest/station.geojson', POINT],
])('the newest %s is found by an address that stays', async (path, location) => {
  const answer = await get(`${OPEN_DATA_PATH}/stations/${AU}/${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});

test.each(['2024/v1/counts.zip', '2025/v2/counts.parquet', '2025/v1/counts.xlsx', 'v2/station.geojson'])(
  '%s is not out',
  async (path) => {
    expect((await get(`${OPEN_DATA_PATH}/stations/${AU}/${path}`)).status).toBe(404);
  },
);
