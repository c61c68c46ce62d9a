import { wallClock } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { channelsOf, CUSTOM, imported, upload } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const START = Date.UTC(2024, 8, 9) / 60_000;

/** A file of hours of September 2024, two flows, for the hours that pass. */
const hoursFile = (passes: (hour: number) => boolean) =>
  [
    'Date,A,B',
    ...Array.from({ length: 96 }, (_, hour) => hour)
      .filter(passes)
      .map((hour) => `${wallClock(START + hour * 60)},${hour % 7},${hour % 5}`),
  ].join('\n');
const ALL = hoursFile(() => true);
const WITHOUT_A_DAY = hoursFile((hour) => hour < 24 || hour >= 48);

const importFile = (file: string) => imported(file, { interval: 60 });
const findings = async () =>
  (await request('GET /findings', { query: { flowid_txdot: CUSTOM } }, 'user')).reply;

/** Certifies what is there, an hour before everything else in this file happens. */
async function certify(filters: object = {}): Promise<void> {
  await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM, filters, reason: 'Known' } }, 'user');
  await testApi().runJobs();
  await testApi().query(
    `update certifications set finished_at = (finished_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`,
  );
}

test('the rules run by themselves after an import, and again when it is taken back', async () => {
  const { id } = await importFile(WITHOUT_A_DAY);
  const found = await findings();
  expect(found.run).toMatchObject({ status: 'done', stale: false });
  expect(found.data.map(({ rule, from, until }) => [rule, from, until])).toEqual([
    ['gap', '2024-09-10 00:00:00', '2024-09-11 00:00:00'],
    ['gap', '2024-09-10 00:00:00', '2024-09-11 00:00:00'],
  ]);
  await request('POST /imports/:id/undo', { params: { id: String(id) } }, 'user');
  await testApi().runJobs();
  expect(await findings()).toMatchObject({ total: 0, run: { status: 'done' } });
});

test('an import that fills a gap takes its finding away', async () => {
  await importFile(WITHOUT_A_DAY);
  await importFile(ALL);
  expect((await findings()).data).toEqual([]);
});

test('an import that is refused leaves what was found', async () => {
  await importFile(WITHOUT_A_DAY);
  const before = await findings();
  expect((await importFile('Date,A,B\n2024-09-09 00:00:00,x,y')).status).toBe('failed');
  expect(await findings()).toEqual(before);
});

test('late counts are told in the list, in the checklist, and to the person who certified', async () => {
  await importFile(WITHOUT_A_DAY);
  await certify();
  expect((await findings()).late).toBeNull();
  await importFile(ALL);
  const late = { counts: 48, first: '2024-09-10 00:00:00', last: '2024-09-10 23:00:00' };
  expect((await findings()).late).toEqual(late);
  const lateOf = async (filters: object) => {
    const query = { flowid_txdot: CUSTOM, filters: JSON.stringify(filters) };
    return (await request('GET /counts/checklist', { query }, 'user')).reply.late;
  };
  expect(await lateOf({})).toBe(48);
  expect(await lateOf({ suspect_id: 0, maxDate: '2024-09-10' })).toBe(48);
  expect(await lateOf({ minDate: '2024-09-11' })).toBe(0);
  const { reply: told } = await request('GET /notifications', {}, 'user');
  expect(told.data[0]).toMatchObject({
    kind: 'certification',
    ok: false,
    title: 'Late counts',
    text: expect.stringContaining('48 counts of'),
    href: '/validate-counts/AU0009',
  });
  expect((await testApi().outbox()).at(-1)).toMatchObject({
    recipient: 'user@example.org',
    subject: 'Late counts / Conteos tardíos',
    body: expect.stringContaining('10 sept 2024 a 10 sept 2024'),
  });
});

describe('who certified and', () => {
  const HOUSTON = 4;
  const certifier = async () => {
    const [row] = await testApi().query<{ id: number }>(
      `select id from users where email = 'user@example.org'`,
    );
    return String(row?.id);
  };
  const moved = async () => {
    const params = { userId: await certifier() };
    await request('PUT /users/:userId', { params, body: { agency_id: HOUSTON } }, 'super');
  };
  const promoted = async () => {
    const params = { userId: await certifier() };
    await request('PUT /users/:userId', { params, body: { agency_id: HOUSTON, super_admin: 1 } }, 'super');
  };
  const closed = async () => {
    await request('POST /agencies/:agencyId/close', { params: { agencyId: '3' } }, 'super');
  };

  test.each([
    ['went to another agency hears no more of the station', moved, 0],
    ['sees every agency by now is told wherever they work', promoted, 1],
    ['whose agency is closed by now hears nothing', closed, 0],
  ])('%s', async (_what, change, mails) => {
    await importFile(WITHOUT_A_DAY);
    await certify();
    const ids = await channelsOf(CUSTOM);
    await change();
    // brought by somebody who may still bring counts
    const { reply: file } = await upload(ALL, 'counts.csv', 'super');
    const channels = file.headers.map((header, at) => ({ id: ids[at] ?? 0, header }));
    const body = { file: file.file, vendor: '0' as const, station: CUSTOM, channels, interval: 60 };
    expect((await request('POST /counts/import', { body }, 'super')).status).toBe(200);
    await testApi().runJobs();
    expect(
      (await request('GET /findings', { query: { flowid_txdot: CUSTOM } }, 'super')).reply.late,
    ).toMatchObject({
      counts: 48,
    });
    const told = (await testApi().outbox()).filter(
      ({ subject }) => subject === 'Late counts / Conteos tardíos',
    );
    expect(told.map(({ recipient }) => recipient)).toHaveLength(mails);
  });
});

test('late counts that are certified in their turn are late no more', async () => {
  await importFile(WITHOUT_A_DAY);
  await certify();
  await importFile(ALL);
  await certify();
  expect((await findings()).late).toBeNull();
});

test.each<[string, (hour: number) => boolean, object]>([
  ['after the certified stretch', (hour) => hour < 48, {}],
  ['before it', (hour) => hour >= 48, {}],
  ['of days that were left out of it', () => true, { minDate: '2024-09-12' }],
])('counts %s are not late', async (_, first, filters) => {
  await importFile(hoursFile(first));
  await certify(filters);
  await importFile(ALL);
  expect((await findings()).late).toBeNull();
  const { reply } = await request('GET /notifications', {}, 'user');
  expect(reply.data.map(({ title }) => title)).not.toContain('Late counts');
});

test('counts of a flow that was not certified are not late', async () => {
  await importFile(WITHOUT_A_DAY);
  const { reply: channels } = await request('POST /stations/channels', { body: { station: CUSTOM } }, 'user');
  const [direction] = await testApi().query<{ code: string }>(
    'select travel_direction_code as code from flows where id = $1',
    [channels[0]?.id],
  );
  await certify({ travel_direction: direction?.code });
  await importFile(ALL);
  expect((await findings()).late).toMatchObject({ counts: 24 });
});

test('counts of days that were reopened since are not late', async () => {
  await importFile(WITHOUT_A_DAY);
  await certify();
  const days = { minDate: '2024-09-09', maxDate: '2024-09-10', reason: 'a day is missing' };
  await request('POST /counts/reopen', { body: { flowid_txdot: CUSTOM, ...days } }, 'super');
  await importFile(ALL);
  expect((await findings()).late).toBeNull();
});
