import { startDueRuns } from '../../counts/automatic-import/start-runs.ts';
import { DropFolder } from '../../testing/drop-folder.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { sendDue } from './send-due.ts';

// what fails by itself, with nobody at a screen, is told as an import is that somebody has asked for: once each
let got: { type: string; data: Record<string, unknown> }[] = [];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  got = [];
  testApi().settings.webhooks.send = ({ body }) => {
    got.push(JSON.parse(body) as (typeof got)[number]);
    return Promise.resolve({ status: 204, answer: '', retryAfter: null });
  };
});

const addWebhook = (as: Persona) =>
  request('POST /webhooks', { body: { url: 'https://hooks.example.org/', types: ['import.failed'] } }, as);

async function told() {
  const { db, queue, settings } = testApi();
  await sendDue({ db, queue, settings, now: () => new Date('2026-03-20T00:00:00Z') });
  return got.filter(({ data }) => data.station === null);
}

const AUSTIN = { params: { agencyId: '3' } };
async function workAt(...moments: string[]): Promise<void> {
  const { db, queue } = testApi();
  for (const at of moments) {
    await startDueRuns({ db, queue, now: () => new Date(at) });
    await testApi().runJobs();
  }
}
const NIGHT = ['10:15', '10:45', '11:45', '13:00', '16:00', '20:00'].map((at) => `2026-03-03T${at}:00Z`);

describe('a run of the night', () => {
  beforeEach(async () => {
    await addWebhook('admin');
    await addWebhook('houston');
    await request(
      'PUT /automatic-import/:agencyId',
      { ...AUSTIN, body: { rhythm: 'nightly', version: 0 } },
      'admin',
    );
  });

  test.each([
    ['error', '/', 'unchanged'],
    ['refused', '/token', 'paused'],
  ] as const)(
    'that gets nowhere for %s is told once, and what is with its schedule',
    async (kind, under, schedule) => {
      await testApi().vendor.trouble({ kind, requests: 100_000, under });
      await workAt(...NIGHT);
      const { runs } = (await request('GET /automatic-import/:agencyId', AUSTIN, 'admin')).reply;
      expect(runs).toMatchObject([{ status: 'failed' }]);
      const link = 'http://count-exchange.test/automatic-import';
      const data = { station: null, run: runs[0]?.id, schedule, link };
      expect(await told()).toMatchObject([{ type: 'import.failed', data }]);
      expect(Object.keys(got[0]?.data ?? {}).toSorted()).toEqual(Object.keys(data).toSorted());
    },
  );

  test('that goes on later is not told of', async () => {
    await testApi().vendor.trouble({ kind: 'error', requests: 100_000, under: '/' });
    await workAt('2026-03-03T10:15:00Z');
    expect(await told()).toEqual([]);
  });
});

describe('a file of the drop folder', () => {
  let folder: DropFolder;
  beforeEach(() => {
    folder = new DropFolder();
  });
  afterEach(() => folder.remove());

  test.each([
    ['that is refused as it is taken up', 'empty.csv', ''],
    ['that is refused once it was read', 'photo.jpg', Buffer.from([255, 216, 0, 0, 1, 2])],
  ])('%s is told once, without its name', async (_, name, bytes) => {
    await addWebhook('admin');
    folder.lay(name, bytes);
    await folder.settle();
    await folder.settle();
    const { drops } = (await request('GET /drops', { query: {} }, 'user')).reply;
    expect(drops).toMatchObject([{ state: 'refused' }]);
    const link = 'http://count-exchange.test/imports/arriving';
    const events = await told();
    expect(events).toMatchObject([
      { type: 'import.failed', data: { station: null, drop: drops[0]?.id, link } },
    ]);
    expect(JSON.stringify(events)).not.toContain(name);
  });

  test('that waits for somebody has not failed', async () => {
    await addWebhook('admin');
    folder.lay('AU0009.csv', 'Date,NB,SB\n2026-03-01 00:00,1,2\n');
    await folder.settle();
    expect((await request('GET /drops', { query: {} }, 'user')).reply.drops[0]?.state).toBe('waits');
    expect(await told()).toEqual([]);
  });
});
