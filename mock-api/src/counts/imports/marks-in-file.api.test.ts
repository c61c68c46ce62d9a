import type { ApiErrorBody, ApiKey } from 'shared-domain';
import { agencyToken } from '../../testing/agency-token.ts';
import { forgetSignIns, request, requestOf, testApi } from '../../testing/index.ts';
import { bodyOf, CUSTOM, formOf, imported, start } from '../../testing/import-files.ts';

let secret = '';
/** A flow that the station has. */
let flow = '';
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  secret = await agencyToken();
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: CUSTOM } }, 'user');
  flow = reply.channels[0]?.flowid_txdot ?? '';
});

const HEADER =
  'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,suspect_id,validity_condition,note,vendor_status\n';
const row = (at: string, count: string, beside: string) =>
  `${CUSTOM},Rio Grande,${flow},NB,2025-06-01 ${at}:00,15,${count},${beside}\n`;
const fileOf = (...rows: string[]) => HEADER + rows.join('');

type Stored = { at: string; count: number | null; suspect_id: number | null; note: string | null };
const stored = () =>
  testApi().query<Stored>(
    `select to_char(ts, 'HH24:MI') as at, count, suspect_id, note, vendor_status from counts
     where station_id = (select id from stations where station_id_tmg = $1) order by ts`,
    [CUSTOM],
  );
const changes = () =>
  testApi().query(
    `select to_char(ts, 'HH24:MI') as at, old_suspect_id, new_suspect_id, old_note, new_note from count_changes
     where station_id = (select id from stations where station_id_tmg = $1) order by id`,
    [CUSTOM],
  );
const undo = async (id: number) => {
  await request('POST /imports/:id/undo', { params: { id: String(id) } }, 'user');
  await testApi().runJobs();
};

test('suspects, notes and what the vendor said come with the counts of an export, and go with them', async () => {
  const file = fileOf(
    row('00:00', '1', '15,Special event,a race,'),
    row('00:15', '', ',,,4'),
    row('00:30', '3', ',,,'),
  );
  const { id, result } = await imported(file);
  expect(result).toMatchObject({ read: 3, added: 3 });
  expect(await stored()).toEqual([
    { at: '00:00', count: 1, suspect_id: 15, note: 'a race', vendor_status: null },
    { at: '00:15', count: null, suspect_id: null, note: null, vendor_status: 4 },
    { at: '00:30', count: 3, suspect_id: null, note: null, vendor_status: null },
  ]);
  await undo(id);
  expect(await stored()).toEqual([]);
  expect(await changes()).toEqual([
    { at: '00:00', old_suspect_id: null, new_suspect_id: 15, old_note: null, new_note: 'a race' },
    { at: '00:00', old_suspect_id: 15, new_suspect_id: null, old_note: 'a race', new_note: null },
  ]);
});

test('a count that is there with the same value keeps its own marks, one that is replaced takes those of the file', async () => {
  await imported(
    fileOf(row('00:00', '1', '7,,ours,'), row('00:15', '2', '7,,ours,'), row('00:30', '3', ',,,')),
  );
  const before = await stored();
  const { id, result } = await imported(
    fileOf(row('00:00', '1', '9,,theirs,'), row('00:15', '20', '9,,theirs,'), row('00:30', '30', ',,,')),
  );
  expect(result).toMatchObject({ added: 0, replaced: 2, unchanged: 1 });
  expect(await stored()).toMatchObject([
    { count: 1, suspect_id: 7, note: 'ours' },
    { count: 20, suspect_id: 9, note: 'theirs' },
    { count: 30, suspect_id: null, note: null },
  ]);
  await undo(id);
  expect(await stored()).toEqual(before);
});

test.each([
  ['a code that is none', '99,,,', 'There is no suspect code “99”.'],
  ['too long a note', `,,${'a'.repeat(101)},`, 'The note has more than 100 characters.'],
  ['a status that is none', ',,,soon', '“soon” is no status of a vendor.'],
])('a file with %s is refused with its line, and nothing is written', async (_, beside, reason) => {
  const { reply } = await start(fileOf(row('00:00', '1', ',,,'), row('00:15', '2', beside)));
  await testApi().runJobs();
  const params = { id: String(reply.import.id) };
  const shown = (await request('GET /imports/:id', { params }, 'user')).reply;
  expect(shown).toMatchObject({ status: 'failed', errors: [{ line: 3, reason }] });
  expect(await stored()).toEqual([]);
});

test('a note is kept without what turns the direction of writing, and who imports it is told so, before and after', async () => {
  const file = fileOf(row('00:00', '1', ',,a \u202eecar\u202c,'), row('00:15', '2', ',,two\tparts,'));
  const left = expect.stringMatching(/^One note in the file holds characters that cannot be seen/) as string;
  const shown = await request('POST /counts/import/preview', { body: await bodyOf(file) }, 'user');
  expect(shown.reply).toMatchObject({ rejected: 0, warnings: expect.arrayContaining([left]) as string[] });
  const sent = await request(
    'POST /v1/counts/csv',
    { query: { dry_run: true }, body: formOf(file, 'ours.csv') },
    'user',
  );
  expect(sent.reply.outcome.warnings).toContainEqual(left);
  const { result } = await imported(file);
  expect(result?.warnings).toContainEqual(left);
  expect(await stored()).toMatchObject([{ note: 'a ecar' }, { note: 'two\tparts' }]);
  // what was kept comes in again as it went out
  const again = await imported(fileOf(row('00:00', '3', ',,a ecar,'), row('00:15', '4', ',,two\tparts,')));
  expect(again.result?.warnings).not.toContainEqual(left);
  expect(await stored()).toMatchObject([{ note: 'a ecar' }, { note: 'two\tparts' }]);
});

const marked = () =>
  fileOf(row('00:00', '1', '15,Special event,,'), row('00:15', '2', ',,a race,'), row('00:30', '3', ',,,'));
const REFUSED =
  '2 counts in the file have a suspect mark or a note. A token cannot set counts aside: please leave these columns out, or let a person import the file.';

/** Uploads a file by a token of the agency. */
async function uploadByToken(text: string): Promise<string> {
  const form = { body: formOf(text, 'ours.csv') };
  const response = await testApi().fetch(requestOf('POST /counts/upload', form, secret));
  return ((await response.json()) as { file: string }).file;
}

/** Calls by a token of the agency that imports. */
async function byToken(key: ApiKey, input: { query?: object; body: object }): Promise<[number, string?]> {
  const response = await testApi().fetch(requestOf(key, input, secret));
  return [response.status, ((await response.json()) as Partial<ApiErrorBody>).message];
}

test.each([
  ['shown first', 'POST /counts/import/preview'],
  ['imported', 'POST /counts/import'],
] as const)('a token’s file with suspects or notes is refused where it is %s', async (_, key) => {
  const body = { ...(await bodyOf(marked())), file: await uploadByToken(marked()) };
  expect(await byToken(key, { body })).toEqual([422, REFUSED]);
  await testApi().runJobs();
  expect(await stored()).toEqual([]);
});

test.each([true, false])(
  'it is refused in the call that sends an export as well; as a dry run: %s',
  async (dry_run) => {
    const sent = (text: string) =>
      byToken('POST /v1/counts/csv', { query: { dry_run }, body: formOf(text, 'ours.csv') });
    expect(await sent(marked())).toEqual([422, REFUSED]);
    await testApi().runJobs();
    expect([await stored(), await testApi().files.list()]).toEqual([[], []]);
    // what the vendor says of a count is no mark of ours
    expect((await sent(fileOf(row('00:00', '', ',,,4'))))[0]).toBe(200);
  },
);
