import { strToU8, zipSync } from 'fflate';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SAVED_MAPPINGS_MAX, VENDOR, type Api, type Drop } from 'shared-domain';
import { bodyOf, CUSTOM, imported, stored, upload } from '../../testing/import-files.ts';
import { exportFile, forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { DropFolder, hours } from '../../testing/drop-folder.ts';
import { sweepDrops } from './watch-drops.ts';

let folder: DropFolder;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  folder = new DropFolder();
});
afterEach(() => folder.remove());

const SIXTY = { interval: 60 as const };

/** Counts of February, up to March 1; and a mapping saved with their file. */
async function withMapping(as: Persona = 'user', file = hours('2026-02-01', 28)) {
  await imported(file, SIXTY);
  const { reply } = await upload(file, 'AU0009.csv', as);
  const body = { ...(await bodyOf(file, SIXTY)), file: reply.file };
  const { status, problem } = await request('POST /saved-mappings', { body }, as);
  expect([status, problem.message]).toEqual([200, undefined]);
}

const listed = async (as: Persona = 'user') => (await request('GET /drops', { query: {} }, as)).reply;
const newest = async (): Promise<Drop> => (await listed()).drops[0]!;
const told = async (as: Persona = 'user') =>
  (await request('GET /notifications', {}, as)).reply.data.map(({ title, text }) => `${title}: ${text}`);
const open = (id: number, as: Persona = 'user') =>
  request('POST /drops/:id/open', { params: { id: String(id) } }, as);
const discard = (id: number, reason = 'Sent by mistake', as: Persona = 'user') =>
  request('POST /drops/:id/discard', { params: { id: String(id) }, body: { reason } }, as);
const counts = async () => (await stored(CUSTOM)).map(({ n }) => n);

test('a file that a saved mapping fits and that is certain loads by itself, by the way of all imports', async () => {
  await withMapping();
  folder.lay('AU0009-march.csv', hours('2026-03-01', 1));
  await folder.settle();
  expect(await newest()).toMatchObject({ file_name: 'AU0009-march.csv', state: 'loaded', by_itself: true });
  expect(await counts()).toEqual([29 * 24, 29 * 24]);
  const { import_id } = await newest();
  const { reply } = await request('GET /imports/:id', { params: { id: String(import_id) } }, 'user');
  expect(reply).toMatchObject({
    status: 'done',
    file_name: 'AU0009-march.csv',
    requested_by: 'Uma Castillo',
  });
  const arrivals = await testApi().query('select 1 from arrivals where import_id = $1', [import_id]);
  expect(arrivals).toHaveLength(2);
  expect(folder.names('done')).toEqual([expect.stringMatching(/^\d+-AU0009-march\.csv$/)]);
  expect([folder.names('in'), folder.names('taking')]).toEqual([[], []]);
  // nobody has asked, and nobody has to do anything
  expect((await told()).filter((line) => line.includes('march'))).toEqual([]);
});

test('a file is called without what can’t be seen of its name, and its columns are found as a mapping has them', async () => {
  await withMapping();
  folder.lay('AU0009-\u202emarch.csv', hours('2026-03-01', 1).replace('NB', 'N\u200bB'));
  await folder.settle();
  expect(await newest()).toMatchObject({ file_name: 'AU0009-march.csv', state: 'loaded', by_itself: true });
});

test('a zip of one file is read as that file', async () => {
  await withMapping();
  folder.lay(
    'AU0009-march.zip',
    Buffer.from(zipSync({ 'AU0009-march.csv': strToU8(hours('2026-03-01', 1)) })),
  );
  await folder.settle();
  expect(await newest()).toMatchObject({ file_name: 'AU0009-march.zip', state: 'loaded', by_itself: true });
  expect(await counts()).toEqual([29 * 24, 29 * 24]);
});

test('a zip of several files is refused', async () => {
  folder.lay('all.zip', Buffer.from(zipSync({ 'a.csv': strToU8('a,b\n'), 'b.csv': strToU8('a,b\n') })));
  await folder.settle();
  expect(await newest()).toMatchObject({
    state: 'refused',
    reasons: ['The zip file holds several files. Please unpack it and choose one.'],
  });
});

test('a file that is still being written is left alone, and so is one with the name of such', async () => {
  folder.lay('AU0009.csv', 'Date,NB\n');
  folder.lay('later.csv.part', 'Date,NB\n');
  folder.lay('.hidden.csv', 'Date,NB\n');
  await folder.look();
  folder.lay('AU0009.csv', 'Date,NB\n2026-03-01 00:00:00,1\n');
  await folder.look();
  expect(folder.names('in')).toHaveLength(3);
  await folder.look();
  expect(folder.names('in')).toEqual(['.hidden.csv', 'later.csv.part']);
});

test('the same bytes are taken once, whatever they are called, and their people are told when', async () => {
  await withMapping();
  folder.lay('AU0009-a.csv', hours('2026-03-01', 1));
  await folder.settle();
  folder.lay('AU0009-b.csv', hours('2026-03-01', 1));
  await folder.settle();
  const { drops } = await listed();
  expect(drops).toHaveLength(1);
  expect(drops[0]).toMatchObject({
    file_name: 'AU0009-a.csv',
    again_at: expect.stringContaining('2026-03-02'),
  });
  const again = folder.names('done').filter((name) => name.includes('-again-AU0009-b.csv'));
  expect(again).toHaveLength(2);
  expect(readFileSync(path.join(folder.root, '3/done', again[1]!), 'utf8')).toContain(
    'Already taken on 2026-03-02.',
  );
  expect(await counts()).toEqual([29 * 24, 29 * 24]);
});

test('the day on which the same bytes were taken is told as it was in the state', async () => {
  // late in the evening of March 2 in Texas
  folder.pass(0.6);
  folder.lay('AU0009-a.csv', hours('2026-02-20', 1));
  await folder.settle();
  folder.lay('AU0009-b.csv', hours('2026-02-20', 1));
  await folder.settle();
  const [told] = folder.names('done').filter((name) => name.endsWith('.already-taken.txt'));
  expect(readFileSync(path.join(folder.root, '3/done', told!), 'utf8')).toContain(
    'Already taken on 2026-03-02.',
  );
});

test('the same name with other bytes is another file', async () => {
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  folder.lay('AU0009.csv', hours('2026-03-01', 2));
  await folder.settle();
  expect((await listed()).drops.map(({ state }) => state)).toEqual(['waits', 'waits']);
});

test.each<[string, string, string, string]>([
  [
    'a new column',
    'AU0009.csv',
    hours('2026-03-01', 1, 1, ['NB', 'SB', 'SB Bike']),
    'Column “SB Bike” is new.',
  ],
  [
    'no station of its own',
    'counts.csv',
    hours('2026-03-01', 1),
    'The file does not say which station it is from. With the station’s number in its name, such as AU0009-counts.csv, it would.',
  ],
  [
    'counts that differ from stored ones',
    'AU0009.csv',
    hours('2026-02-28', 2, 2),
    '48 counts differ from stored ones.',
  ],
  [
    'a day beyond all likeness',
    'AU0009.csv',
    hours('2026-03-01', 1, 20),
    'NB on Mar 1, 2026: 1520, where like days have about 76. One more day is as unusual.',
  ],
  ['times in the future', 'AU0009.csv', hours('2026-03-02', 3), '65 lines can’t be taken.'],
  [
    'another interval',
    'AU0009.csv',
    'Date,NB,SB\n2026-03-01 00:00:00,1,1\n2026-03-01 00:15:00,1,1\n2026-03-01 00:30:00,1,1\n',
    'The counts are at 15 minutes; the saved mapping is for 60 minutes.',
  ],
])('a file with %s waits, and says so first', async (_, name, content, reason) => {
  await withMapping();
  const before = await counts();
  folder.lay(name, content);
  await folder.settle();
  const { drops, waiting } = await listed();
  expect([waiting, drops[0]?.state, drops[0]?.reasons[0]]).toEqual([1, 'waits', reason]);
  expect(await counts()).toEqual(before);
  expect((await request('GET /to-do', {}, 'user')).reply.files).toBe(1);
  expect(await told()).toContainEqual(expect.stringContaining(`${name} came by the drop folder and waits`));
});

/** Days of counts as a CSV export of ours has them, the first with this beside it. */
function exported(from: string, days: number, beside = ',,,'): string {
  const rows = hours(from, days, 1, ['NB']).trimEnd().split('\n').slice(1);
  const header =
    'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,suspect_id,validity_condition,note,vendor_status';
  const lines = rows.map((row, at) => {
    const [time, count] = row.split(',');
    return `${CUSTOM},Rio Grande,${CUSTOM}-3-2-1-9,NB,${time},60,${count},${at === 0 ? beside : ',,,'}`;
  });
  return [header, ...lines, ''].join('\n');
}

test('an export whose counts have marks waits: no count is set aside by itself', async () => {
  await withMapping('user', exported('2026-02-01', 28));
  folder.lay('one.csv', exported('2026-03-01', 1, '1,Equipment malfunction,broken,'));
  await folder.settle();
  expect(await newest()).toMatchObject({
    state: 'waits',
    reasons: ['Suspect marks or notes stand beside counts of the file.'],
  });
});

test('an export of several stations waits: a person says whose counts are taken', async () => {
  await withMapping('user', exported('2026-02-01', 28));
  folder.lay(
    'two.csv',
    exported('2026-03-01', 1) + exported('2026-03-01', 1).replaceAll(CUSTOM, 'AU0005').replace(/^.*\n/, ''),
  );
  await folder.settle();
  expect(await newest()).toMatchObject({
    state: 'waits',
    reasons: [
      'The file holds the counts of several stations, AU0009 and AU0005 among them. An import takes those of one: please choose it.',
    ],
  });
});

test('each part of an export of several stations is loaded by an import of its own, and the file waits until all are', async () => {
  const { text, flows } = await exportFile(testApi(), 'AU0005', CUSTOM, 'HO0001');
  folder.lay('several.csv', text);
  await folder.settle();
  const { id } = await newest();
  const load = async (
    station: string,
    vendor: Api['POST /counts/import']['body']['vendor'],
    as: Persona = 'user',
  ) => {
    const { status, reply } = await open(id, as);
    expect(status).toBe(200);
    const channels = flows
      .filter((flow) => flow.station === station)
      .map(({ id: flow, name }) => ({ id: flow, header: name }));
    const reading = { counter: `${station} 60` };
    const body = { file: reply.file, vendor, station, channels, interval: 60, reading } as const;
    const asked = await request('POST /counts/import', { body }, as);
    expect([asked.status, asked.problem.message]).toEqual([200, undefined]);
    return reply.begun_parts;
  };
  expect(await load(CUSTOM, VENDOR.custom)).toEqual([]);
  // a job is at the station; the file waits for the other meanwhile
  expect(await newest()).toMatchObject({
    state: 'waits',
    station_id_tmg: null,
    reasons: ['1 part of 2 is loaded, or its import has started. The file waits for the rest.'],
  });
  await testApi().runJobs();
  folder.pass(400);
  await testApi().removeExpired();
  expect((await listed()).waiting).toBe(1);
  // another person goes on; Houston's part is nobody's of this agency
  expect(await load('AU0005', VENDOR.ecoCounter, 'admin')).toEqual([`${CUSTOM} 60`]);
  expect(await newest()).toMatchObject({ state: 'loading' });
  expect((await open(id)).status).toBe(409);
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ state: 'loaded', by: 'Ada Morgan' });
});

test('a part whose import fails is waited for again, and the rest of a file can be discarded', async () => {
  const { text } = await exportFile(testApi(), 'AU0005', CUSTOM);
  folder.lay('several.csv', text);
  await folder.settle();
  const { id } = await newest();
  const { reply } = await open(id);
  const of = (status: 'done' | 'failed', counter: string) =>
    testApi().query(
      `insert into imports (station_id, user_id, requested_by, upload_id, file_name, vendor_code, request, status, message, created_at)
       select id, 3, 'Uma Castillo', $1, 'several.csv', '0', $2::text::jsonb, $3, $4, now() from stations where station_id_tmg = 'AU0005'`,
      [
        reply.file,
        JSON.stringify({ reading: { counter } }),
        status,
        status === 'failed' ? JSON.stringify({ en: 'It failed.', es: 'Falló.' }) : null,
      ],
    );
  await of('done', 'AU0005 60');
  await of('failed', `${CUSTOM} 60`);
  expect(await newest()).toMatchObject({
    state: 'waits',
    reasons: ['It failed.', '1 part of 2 is loaded, or its import has started. The file waits for the rest.'],
  });
  await discard(id);
  expect(await newest()).toMatchObject({ state: 'discarded', note: 'Sent by mistake', by: 'Uma Castillo' });
  expect((await listed()).waiting).toBe(0);
});

test('certified counts are left alone: a file that touches them waits', async () => {
  await withMapping();
  await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM, reason: 'Known' } }, 'user');
  await testApi().runJobs();
  folder.lay('AU0009.csv', hours('2026-02-28', 2));
  await folder.settle();
  expect((await newest()).reasons[0]).toBe('48 counts of the file are certified already.');
});

test('a person opens what waits, loads it, and it waits no more', async () => {
  await imported(hours('2026-02-01', 28), SIXTY);
  folder.lay('AU0009-march.csv', hours('2026-03-01', 1));
  await folder.settle();
  const { id, reasons } = await newest();
  expect(reasons).toEqual(['No mapping is saved for files such as this one.']);
  const { reply: opened } = await open(id);
  expect(opened).toMatchObject({ name: 'AU0009-march.csv', headers: ['NB', 'SB'], station: CUSTOM });
  const body = { ...(await bodyOf('Date,NB,SB\n', SIXTY)), file: opened.file };
  await request('POST /counts/import', { body }, 'user');
  expect(await newest()).toMatchObject({ state: 'loading', by: 'Uma Castillo', by_itself: false });
  expect((await open(id)).status).toBe(409);
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ state: 'loaded', station_id_tmg: CUSTOM });
  expect((await discard(id)).problem.message).toBe('This file does not wait any more.');
});

const LOADED =
  'Uma Castillo has had this file imported at this station already. Nothing is imported again; the import history says what came of it.';

test('of two tabs that load the same file at the same moment one does', async () => {
  await imported(hours('2026-02-01', 28), SIXTY);
  folder.lay('AU0009-march.csv', hours('2026-03-01', 1));
  await folder.settle();
  const { id } = await newest();
  const tabs = [(await open(id)).reply.file, (await open(id)).reply.file];
  const asked = await bodyOf('Date,NB,SB\n', SIXTY);
  const load = (file: string) => request('POST /counts/import', { body: { ...asked, file } }, 'user');
  const answers = await Promise.all(tabs.map(load));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await testApi().runJobs();
  for (const file of tabs) {
    const { status, problem } = await load(file);
    expect([status, problem.message]).toEqual([409, LOADED]);
  }
  expect(await newest()).toMatchObject({ state: 'loaded', by: 'Uma Castillo' });
  const all = (await request('GET /imports', { query: {} }, 'user')).reply;
  expect(all.filter(({ file_name }) => file_name === 'AU0009-march.csv')).toHaveLength(1);
});

test('of two tabs that load the same part of a file one does; the other goes on with the next part', async () => {
  const { text, flows } = await exportFile(testApi(), 'AU0005', CUSTOM);
  folder.lay('several.csv', text);
  await folder.settle();
  const { id } = await newest();
  const tabs = [(await open(id)).reply.file, (await open(id)).reply.file];
  const load = (file: string, station: string, vendor: Api['POST /counts/import']['body']['vendor']) => {
    const channels = flows
      .filter((flow) => flow.station === station)
      .map((flow) => ({ id: flow.id, header: flow.name }));
    const reading = { counter: `${station} 60` };
    return request(
      'POST /counts/import',
      { body: { file, vendor, station, channels, interval: 60, reading } },
      'user',
    );
  };
  const answers = await Promise.all(tabs.map((file) => load(file, CUSTOM, VENDOR.custom)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await testApi().runJobs();
  // whichever of the two the database took up first
  const [other = ''] = tabs.filter((_, at) => answers[at]?.status === 409);
  const late = await load(other, CUSTOM, VENDOR.custom);
  expect([late.status, late.problem.message]).toEqual([409, LOADED]);
  expect((await load(other, 'AU0005', VENDOR.ecoCounter)).status).toBe(200);
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ state: 'loaded' });
});

test('a file whose import fails waits again, with what it failed of', async () => {
  folder.lay(
    'AU0009-bad.csv',
    'Date,NB\n2026-03-01 00:00:00,1\n2026-03-01 01:00:00,x\n2026-03-01 02:00:00,1\n',
  );
  await folder.settle();
  const { id } = await newest();
  const { reply: opened } = await open(id);
  const body = { ...(await bodyOf('Date,NB\n', SIXTY)), file: opened.file };
  await request('POST /counts/import', { body }, 'user');
  await testApi().runJobs();
  expect(await newest()).toMatchObject({
    state: 'waits',
    reasons: ['One line cannot be taken; nothing was written.'],
  });
  // the copy is there as long as somebody may want it
  await testApi().removeExpired();
  expect((await open(id)).status).toBe(200);
});

test('a file is discarded with a reason, and nothing else ends its waiting', async () => {
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  const { id } = await newest();
  expect((await discard(id, ' ')).problem.errors).toEqual({
    reason: ['Please say why the file is not loaded.'],
  });
  folder.pass(400);
  await folder.look();
  await testApi().removeExpired();
  expect((await newest()).state).toBe('waits');
  await discard(id);
  expect(await newest()).toMatchObject({ state: 'discarded', by: 'Uma Castillo', note: 'Sent by mistake' });
  expect((await listed()).waiting).toBe(0);
});

test('what somebody had opened before another discarded it is told as what it came to', async () => {
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  const { id } = await newest();
  const { reply: opened } = await open(id);
  await discard(id, 'Not needed', 'admin');
  const body = { ...(await bodyOf('Date,NB,SB\n', SIXTY)), file: opened.file };
  await request('POST /counts/import', { body }, 'user');
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ state: 'loaded', by: 'Uma Castillo' });
});

test.each<[string, () => void, string]>([
  [
    'a picture',
    () => void folder.lay('photo.jpg', Buffer.from([255, 216, 0, 0, 1, 2])),
    'This is not a text file.',
  ],
  ['a zip', () => void folder.lay('counts.zip', 'PK\u0003\u0004rest'), 'This zip file can’t be read.'],
  ['nothing', () => void folder.lay('empty.csv', ''), 'The file is empty.'],
  ['a folder', () => mkdirSync(path.join(folder.inbox(), 'march')), 'Only files are taken'],
  ['a link', () => symlinkSync('/etc/passwd', path.join(folder.inbox(), 'link.csv')), 'Only files are taken'],
])(
  '%s is refused, with the reason beside it for those who have nothing but the folder',
  async (_, lay, reason) => {
    lay();
    await folder.settle();
    const { state, reasons } = await newest();
    expect([state, reasons[0]]).toEqual(['refused', expect.stringContaining(reason)]);
    const [, note = ''] = folder.names('refused');
    expect(readFileSync(path.join(folder.root, '3/refused', note), 'utf8')).toContain(reasons[0]);
    expect(folder.names('taking')).toEqual([]);
    expect(await told()).toContainEqual(expect.stringMatching(/^File refused: /));
  },
);

test('a file that is larger than an upload may be is refused', async () => {
  testApi().settings.uploadMaxBytes = 1024 * 1024;
  folder.lay('large.csv', 'x'.repeat(1024 * 1024 + 1));
  await folder.settle();
  expect((await newest()).reasons).toEqual(['The file is larger than 1 MB.']);
});

test('a file that another agency has exported is refused without a word about its station', async () => {
  const csv =
    'station_id_tmg,station_name,flowid_txdot,flow_name,count_type,travel_direction,date,interval,count\nHO0001,Secret,HO0001-3-2-1-9,NB,Bicycle,North,2026-03-01 00:00:00,60,9\n';
  folder.lay('export.csv', csv);
  await folder.settle();
  const text = JSON.stringify(await newest());
  expect(text).toContain('The file is of a station that your agency does not have.');
  expect(text).not.toMatch(/HO0001|Secret/);
});

test('agencies see their own files alone', async () => {
  await withMapping();
  folder.lay('AU0009.csv', hours('2026-02-28', 2, 2));
  await folder.settle();
  const { id } = await newest();
  expect(await listed('houston')).toMatchObject({ folder: '4', waiting: 0, drops: [] });
  expect((await listed('super')).drops).toHaveLength(1);
  expect((await request('GET /saved-mappings', {}, 'houston')).reply.data).toEqual([]);
  expect([(await open(id, 'houston')).status, (await discard(id, 'x', 'houston')).status]).toEqual([
    404, 404,
  ]);
  expect((await told('houston')).filter((line) => line.includes('AU0009'))).toEqual([]);
});

test('a mapping is saved anew where there is no room for one more', async () => {
  await withMapping();
  await testApi().query(
    `insert into saved_mappings (agency_id, station_id, fingerprint, vendor_code, layout, delimiter, interval_minutes, trafx_period,
       headers, mark, channels, reading, user_id, user_name, saved_at)
     select agency_id, station_id, n::text, vendor_code, layout, delimiter, interval_minutes, trafx_period,
       headers, mark, channels, reading, user_id, user_name, saved_at
     from saved_mappings, generate_series(2, $1::int) n`,
    [SAVED_MAPPINGS_MAX],
  );
  await withMapping('admin');
  const { data } = (await request('GET /saved-mappings', {}, 'user')).reply;
  expect(data).toHaveLength(SAVED_MAPPINGS_MAX);
  expect(data.filter((one) => one.saved_by === 'Ada Morgan')).toHaveLength(1);
});

test('a mapping of somebody who has gone loads nothing', async () => {
  await withMapping('admin');
  await testApi().query(`update users set agency_id = 4 where email = 'admin@example.org'`);
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  expect((await newest()).reasons).toEqual([
    'Whoever saved the mapping for AU0009 may no longer load files for it.',
  ]);
});

test('the same mapping saved again is the same, and a deleted one loads nothing', async () => {
  await withMapping();
  await withMapping('admin');
  const { data } = (await request('GET /saved-mappings', {}, 'user')).reply;
  expect(data).toMatchObject([
    { station_id_tmg: CUSTOM, columns: ['NB', 'SB'], unused: ['Date'], interval: 60, saved_by: 'Ada Morgan' },
  ]);
  await request('DELETE /saved-mappings/:id', { params: { id: String(data[0]?.id) } }, 'user');
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  expect((await newest()).state).toBe('waits');
});

test('a file for a station whose counts a job is at is looked into when that is done', async () => {
  await withMapping();
  await testApi().query(`update stations set importing = true where station_id_tmg = '${CUSTOM}'`);
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  await folder.settle();
  expect((await newest()).state).toBe('taken');
  await testApi().query(`update stations set importing = false where station_id_tmg = '${CUSTOM}'`);
  await folder.settle();
  expect((await newest()).state).toBe('loaded');
});

test('of two processes that look at the same moment one takes a file', async () => {
  await withMapping();
  const others = [new Map(), new Map(), new Map()];
  for (let file = 1; file <= 4; file += 1)
    folder.lay(`AU0009-${file}.csv`, hours('2026-03-01', 1) + '\n'.repeat(file));
  await Promise.all(others.map((seen) => folder.look(seen)));
  await Promise.all(others.map((seen) => folder.look(seen)));
  await folder.settle();
  expect((await listed()).drops).toHaveLength(4);
  expect(await counts()).toEqual([29 * 24, 29 * 24]);
});

test('what was put away goes after thirty days, what waits stays to be opened', async () => {
  folder.lay('AU0009.csv', hours('2026-03-01', 1));
  folder.lay('empty.csv', '');
  await folder.settle();
  folder.pass(29);
  await sweepDrops(folder.deps());
  expect([folder.names('done').length, folder.names('refused').length]).toEqual([1, 2]);
  folder.pass(2);
  await sweepDrops(folder.deps());
  expect([folder.names('done'), folder.names('refused')]).toEqual([[], []]);
  const { drops } = await listed();
  const { id } = drops.find(({ state }) => state === 'waits')!;
  expect((await open(id)).status).toBe(200);
});

test('an agency whose waiting files take all of its room has the next ones left in the folder', async () => {
  testApi().settings.quotas.uploads = { files: 1, bytes: 0 };
  folder.lay('one.csv', hours('2026-03-01', 1));
  folder.lay('two.csv', hours('2026-03-01', 2));
  await folder.settle();
  expect(folder.names('in')).toHaveLength(1);
  await discard((await newest()).id);
  await folder.settle();
  expect(folder.names('in')).toEqual([]);
});

test('without a drop folder there is nothing to see', async () => {
  testApi().settings.dropFolder = null;
  expect(await listed()).toEqual({ folder: null, waiting: 0, drops: [] });
  await upload('Date,NB\n');
});
