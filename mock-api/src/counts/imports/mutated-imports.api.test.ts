import fc from 'fast-check';
import type { CountImport, FileVendor } from 'shared-domain';
import { mutate, mutations } from './vendors/mutations.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { channelsOf, fixture, upload } from '../../testing/import-files.ts';

// many runs in one test
jest.setTimeout(60_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

type Case = {
  path: string;
  vendor: FileVendor;
  station: string;
  interval: number;
  period?: 'hourly' | 'timestamps';
};

const CASES: Case[] = [
  { path: 'custom/fixtures/dst-autumn-15min.csv', vendor: '0', station: 'AU0009', interval: 15 },
  {
    path: 'eco-counter/fixtures/eco-visio-layout-2025-two-sites.csv',
    vendor: '1',
    station: 'AU0005',
    interval: 60,
  },
  {
    path: 'trafx/fixtures/trafx-hourly-one-counter.txt',
    vendor: '2',
    station: 'AU0008',
    interval: 60,
    period: 'hourly',
  },
  {
    path: 'trafx/fixtures/trafx-timestamps-one-counter.txt',
    vendor: '2',
    station: 'AU0008',
    interval: 15,
    period: 'timestamps',
  },
  { path: 'time-mark/fixtures/timemark-our-choice.csv', vendor: '3', station: 'AU0007', interval: 15 },
];

/** Uploads, previews and imports the file as far as it is taken; answers the import, or null where it is refused. */
async function tryImport(
  content: Buffer,
  { vendor, station, interval, period }: Case,
): Promise<CountImport | null> {
  const file = await upload(content);
  if (file.status === 422) return null;
  expect(file.status).toBe(200);
  const ids = await channelsOf(station);
  const headers = file.reply.headers.slice(0, ids.length);
  const channels = headers.map((header, at) => ({ id: ids[at] ?? 0, header }));
  const body = { file: file.reply.file, vendor, station, channels, interval, trafxPeriod: period };
  const preview = await request('POST /counts/import/preview', { body }, 'user');
  expect([200, 422]).toContain(preview.status);
  const started = await request('POST /counts/import', { body }, 'user');
  expect([200, 422]).toContain(started.status);
  if (started.status === 422) return null;
  await testApi().runJobs();
  const { reply } = await request(
    'GET /imports/:id',
    { params: { id: String(started.reply.import.id) } },
    'user',
  );
  const { refusal, rejected, added, replaced, unchanged } = preview.reply;
  if (reply.status === 'failed') expect([refusal !== null, rejected]).not.toEqual([false, 0]);
  else expect(reply.result).toMatchObject({ added, replaced, unchanged });
  return reply;
}

/** Imports the file; either all of it is written or nothing, and the station is free again. */
async function expectAllOrNothing(content: Buffer, wanted: Case): Promise<void> {
  const total = () => testApi().query('select count(*) as n, sum(count) as sum from counts');
  const before = await total();
  const done = await tryImport(content, wanted);
  expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
  if (done?.status !== 'done') {
    expect([null, 'failed']).toContain(done?.status ?? null);
    expect(await total()).toEqual(before);
    return;
  }
  const { added = 0, replaced = 0 } = done.result ?? {};
  const [written] = await testApi().query('select count(*) as n from counts where import_id = $1', [done.id]);
  expect(written).toEqual({ n: added + replaced });
}

test.each(CASES)('$path at $interval minutes is imported whole or not at all', async (one) => {
  const original = fixture(one.path);
  await expectAllOrNothing(original, one);
  await fc.assert(
    fc.asyncProperty(mutations, (changes) => expectAllOrNothing(mutate(original, changes), one)),
    { numRuns: 10 },
  );
});
