import { VENDOR } from 'shared-domain';
import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';
import { forgetSignIns, request, signIn, testApi } from '../../testing/index.ts';
import { bodyOf, CUSTOM, ECO, formOf, imported, upload } from '../../testing/import-files.ts';

// Months of a real counter are thousands of counts.
jest.setTimeout(60_000);

const fresh = async () => {
  await testApi().reset();
  forgetSignIns();
};
beforeEach(fresh);

const CHANNELS = ['channel_1', 'channel_2'];
const IMPORT = { interval: 60, headers: CHANNELS } as const;

/** A file of BP/CX Custom from cells by time, one column for each channel. */
function fileOf(cells: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...cells].map(([time, counts]) => [time, ...counts].join(','));
  return `${['Date', ...CHANNELS].join(',')}\n${lines.join('\n')}\n`;
}

/** The spring of a real counter, the day of the change of the clocks in it, with an hour that one channel missed. */
function realFile(): string {
  const cells = new Map<string, string[]>();
  for (const { ts, flow, count } of steadfastgateCounts()) {
    if (ts < '2010-03-01' || ts >= '2010-05-01') continue;
    const row = cells.get(ts) ?? ['', ''];
    row[flow] = ts === '2010-03-02 08:00:00' && flow === 1 ? '' : String(count ?? '');
    cells.set(ts, row);
  }
  return fileOf(cells);
}

const stored = () =>
  testApi().query<{ ts: string; flow_id: number; count: number | null }>(
    `select c.ts, c.flow_id, c.count, c.interval_minutes, c.suspect_id, c.note, c.vendor_status from counts c join stations s on s.id = c.station_id
     where s.station_id_tmg = '${CUSTOM}' order by c.ts, c.flow_id`,
  );

/** A CSV export of the stations, to the byte. */
async function exportedBytes(
  stations = [CUSTOM],
  [fromDate, toDate]: [string, string] = ['03/01/2010', '04/30/2010'],
  stationMetadata = false,
): Promise<Buffer> {
  const order = {
    stations,
    count_types: [],
    count_methods: [],
    travel_directions: [],
    fromDate,
    toDate,
    countData: true,
    stationMetadata,
  };
  const { status, problem } = await request('POST /export/prepare-csv', { body: order }, 'user');
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'user');
  const response = await testApi().fetch(
    new Request(`http://count-exchange.test${reply[0]?.download ?? ''}`, {
      headers: { authorization: `Bearer ${await signIn('user')}` },
    }),
  );
  return Buffer.from(await response.arrayBuffer());
}

const exported = async (...of: Parameters<typeof exportedBytes>) =>
  (await exportedBytes(...of)).toString('utf8');

/** The columns of a file of ours, of one of the stations in it. */
async function headersOf(file: string, reading: { counter: string }): Promise<string[]> {
  const body = { file: (await upload(file)).reply.file, vendor: VENDOR.custom, reading };
  return (await request('POST /counts/import/inspect', { body }, 'user')).reply.headers;
}

async function certify(station = CUSTOM): Promise<void> {
  await request('POST /counts/certify', { body: { flowid_txdot: station, reason: 'Known' } }, 'user');
  await testApi().runJobs();
}

test('counts that were imported, certified and exported are the same when that file is imported elsewhere', async () => {
  expect(await stored()).toEqual([]);
  expect((await imported(realFile(), IMPORT)).status).toBe('done');
  const mark = { flowid_txdot: CUSTOM, filters: { maxDate: '2010-03-01' }, suspect_id: 9, note: '=a race' };
  expect((await request('POST /counts/update', { body: mark }, 'user')).status).toBe(200);
  await certify();
  const counts = await stored();
  expect(counts.length).toBeGreaterThan(2800);
  const file = await exported();

  // back where it came from it is known by itself, and nothing changes
  const { reply: known } = await upload(file);
  expect(known.inspection).toMatchObject({
    vendor: '0',
    interval: 60,
    refusal: null,
    exportOf: { station_id_tmg: CUSTOM, station_name: 'Rio Grande St at 28th St' },
  });
  const back = (await imported(file, { interval: 60 })).result;
  expect(back).toMatchObject({ read: counts.length, added: 0, replaced: 0 });
  expect((back?.unchanged ?? 0) + (back?.certified ?? 0)).toBe(counts.length);
  expect(back?.warnings.join(' ')).not.toMatch(/differ/);
  expect(await stored()).toEqual(counts);

  await fresh();
  expect(await stored()).toEqual([]);
  const body = await bodyOf(file, { interval: 60 });
  const { reply: preview } = await request('POST /counts/import/preview', { body }, 'user');
  expect(preview).toMatchObject({ refusal: null, rejected: 0, read: counts.length, added: counts.length });
  expect(preview.warnings).toEqual([
    expect.stringMatching(
      /^This is a CSV export of AU0009 Rio Grande St at 28th St\. Its counts and missing values are imported with their suspect marks and notes/,
    ),
    '48 counts in the file have a suspect mark or a note. A count that is here already with the same value keeps its own.',
    expect.stringMatching(/^Mar 14, 2010: .* counts in the hour that does not exist were kept\.$/),
  ]);
  const { status, result } = await imported(file, { interval: 60 });
  expect([status, result?.added, result?.warnings]).toEqual(['done', counts.length, preview.warnings]);
  expect(await stored()).toEqual(counts);
});

test('an export that came as a zip goes in as it is, by hand and by program', async () => {
  await imported(realFile(), IMPORT);
  await certify();
  const counts = await stored();
  const zip = await exportedBytes([CUSTOM], ['03/01/2010', '04/30/2010'], true);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  await fresh();
  const { reply: known } = await upload(zip, 'Rio Grande.zip');
  expect([known.name, known.inspection.exportOf?.station_id_tmg]).toEqual(['Rio Grande.zip', CUSTOM]);
  const { status, result } = await imported(zip, { interval: 60 });
  expect([status, result?.added]).toEqual(['done', counts.length]);
  expect(await stored()).toEqual(counts);
  const sent = await request(
    'POST /v1/counts/csv',
    { query: { dry_run: true }, body: formOf(zip, 'x.zip') },
    'user',
  );
  expect([sent.status, sent.reply.outcome]).toMatchObject([200, { read: counts.length, added: 0 }]);
});

test('a CSV export of several stations goes in without a change, the counts of one at a time', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `2026-02-20 ${String(hour).padStart(2, '0')}:00:00`);
  await imported(fileOf(new Map(hours.map((time, at) => [time, [String(at), '']]))), IMPORT);
  await certify();
  await certify(ECO);
  const both = await exported([CUSTOM, ECO], ['02/20/2026', '02/20/2026']);
  const { reply: known } = await upload(both);
  expect(known.inspection.refusal).toMatch(
    /^The file holds the counts of several stations, (AU0009 and AU0005|AU0005 and AU0009) among them\./,
  );
  expect(known.inspection.counters).toHaveLength(2);
  const open = await request('POST /counts/import', { body: await bodyOf(both, IMPORT) }, 'user');
  expect([open.status, Object.keys(open.problem.errors ?? {})]).toEqual([422, ['file']]);

  for (const { serial: counter, part, rows } of known.inspection.counters) {
    const { station_id_tmg: station = '', interval } = part ?? {};
    const reading = { counter };
    const body = { file: known.file, vendor: VENDOR.custom, reading };
    const { reply: inspection } = await request('POST /counts/import/inspect', { body }, 'user');
    expect(inspection).toMatchObject({ refusal: null, interval, exportOf: { station_id_tmg: station } });
    const vendor = station === ECO ? VENDOR.ecoCounter : VENDOR.custom;
    const headers = inspection.exportOf?.flows.map(({ header }) => header);
    const wanted = { station, vendor, interval: 60 as const, reading, headers };
    expect((await imported(both, wanted)).result).toMatchObject({ read: rows, added: 0, replaced: 0 });
  }

  const before = await stored();
  await fresh();
  const reading = { counter: `${CUSTOM} 60` };
  const { result } = await imported(both, { ...IMPORT, headers: await headersOf(both, reading), reading });
  expect(result?.added).toBe(before.length);
  expect(await stored()).toEqual(before);
});

type Outcome = { read: number; added: number; replaced: number; unchanged: number; certified: number };

/** Brings a file in by the screens' calls. */
async function byFile(file: Buffer): Promise<Outcome> {
  const { status, result } = await imported(file, { interval: 60 });
  expect(status).toBe('done');
  return result ?? { read: 0, added: 0, replaced: 0, unchanged: 0, certified: 0 };
}

/** Brings it in by the one call of programs. */
async function byCall(file: Buffer): Promise<Outcome> {
  const { reply } = await request(
    'POST /v1/counts/csv',
    { query: {}, body: formOf(file, 'ours.csv') },
    'user',
  );
  await testApi().runJobs();
  const params = { id: String(reply.import?.id) };
  expect((await request('GET /imports/:id', { params }, 'user')).reply.result).toMatchObject(reply.outcome);
  return reply.outcome;
}

test.each([
  ['by a file', byFile],
  ['by the API', byCall],
])(
  'a station’s export changes nothing where it came from, and an empty station to its last byte, %s',
  async (_how, bring) => {
    await imported(realFile(), IMPORT);
    await certify();
    const file = await exportedBytes();
    const counts = await stored();
    expect(file.byteLength).toBeGreaterThan(100_000);

    const nothing = { read: counts.length, added: 0, replaced: 0 };
    expect(await bring(file)).toMatchObject({ ...nothing, certified: counts.length });
    await request(
      'POST /counts/reopen',
      {
        body: {
          flowid_txdot: CUSTOM,
          minDate: '2010-03-01',
          maxDate: '2010-04-30',
          reason: 'Looked at again',
        },
      },
      'super',
    );
    await testApi().runJobs();
    expect(await bring(file)).toMatchObject({ ...nothing, unchanged: counts.length });
    expect(await stored()).toEqual(counts);

    await fresh();
    expect(await bring(file)).toMatchObject({ read: counts.length, added: counts.length });
    await certify();
    expect((await exportedBytes()).equals(file)).toBe(true);
  },
);
