import { Buffer } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { forgetSignIns, testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { publicFiles } from '../store/snapshot.ts';

jest.setTimeout(60_000);

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

async function bytesOf(kind: 'zip' | 'parquet'): Promise<Buffer> {
  const [{ name } = { name: '' }] = await testApi().query<{ name: string }>(
    'select name from open_data_files where kind = $1',
    [kind],
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of testApi().files.read(name)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What was certified of it, as the counts say. */
const certified = () =>
  testApi().query<{ n: number; total: number }>(
    `select count(*) as n, sum(count) filter (where not coalesce(x.excludes, false)) as total
     from counts c left join suspects x on x.id = c.suspect_id
     where c.station_id = (select id from stations where station_id_tmg = $1) and certification_id is not null
       and ts >= '2025-11-01'`,
    [AU],
  );

test('an agency’s year is a zip of counts, what they are of, what they mean and how they may be used', async () => {
  const files = unzipSync(await bytesOf('zip'));
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'LICENSE.txt',
    'dictionary.csv',
    'stations.csv',
    'flows.csv',
    'excluded.csv',
    'counts.csv',
  ]);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const [head, first, ...rest] = text('counts.csv').trimEnd().split('\n');
  expect(head).toBe('station_id,flow_id,start_local,utc_offset_minutes,interval_minutes,count,quality');
  expect(first).toMatch(/^AU0001,AU0001-\d-\d-\d-\d,2025-11-01T00:00:00,-300,60,\d*,(certified|excluded)$/);
  const [{ n, total } = { n: 0, total: 0 }] = await certified();
  expect(rest.length + 1).toBe(n);
  expect([first ?? '', ...rest].reduce((sum, line) => sum + Number(line.split(',')[5]), 0)).toBe(total);
  expect(text('README.txt')).toContain(
    'City of Austin (2026). Bicycle and pedestrian counts, all stations, 2025-11 to 2025-12, version 1. Count Exchange.',
  );
  expect(text('README.txt')).toContain('Conteos certificados de City of Austin en 2025');
  expect(text('LICENSE.txt')).toBe('AU0001 – CC-BY-4.0: https://creativecommons.org/licenses/by/4.0/\n');
  expect(text('dictionary.csv')).toContain('counts.parquet,factor,double,,');
  expect(text('stations.csv').split('\n')[1]).toMatch(/^AU0001,/);
});

test('the Parquet file holds the same counts, with times of no zone, nulls, and its license', async () => {
  const bytes = await bytesOf('parquet');
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const { schema, key_value_metadata, row_groups } = await parquetMetadataAsync(file);
  const rows = await parquetReadObjects({ file });
  const [{ n, total } = { n: 0, total: 0 }] = await certified();
  expect(rows).toHaveLength(n);
  expect(rows.reduce((sum, row) => sum + Number(row.count ?? 0), 0)).toBe(total);
  expect(schema.find(({ name }) => name === 'start_local')).toMatchObject({
    type: 'INT64',
    repetition_type: 'REQUIRED',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' },
  });
  expect(key_value_metadata).toContainEqual({ key: 'license', value: 'CC-BY-4.0' });
  expect(row_groups).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    station_id: AU,
    interval_minutes: 60,
    utc_offset_minutes: -300,
    factor: null,
  });
  expect(new Date(rows[0]?.start_local as string).toISOString()).toBe('2025-11-01T00:00:00.000Z');
  const order = rows.map((row) => `${row.flow_id} ${new Date(row.start_local as string).toISOString()}`);
  expect(order).toEqual(order.toSorted());
});

test('files that are gone are made again to the letter', async () => {
  const before = await publicFiles(testApi().db);
  expect(before.map(({ kind, version }) => [kind, version])).toEqual([
    ['parquet', 1],
    ['zip', 1],
  ]);
  for (const { name } of await testApi().files.list()) await testApi().files.remove(name);
  await testApi().removeExpired();
  expect(await publicFiles(testApi().db)).toEqual([]);
  await workOnOpenData('2026-03-10T17:00:00Z');
  expect(await publicFiles(testApi().db)).toEqual(before);
  await testApi().removeExpired();
  expect(await publicFiles(testApi().db)).toEqual(before);
});
