import type { OpenDataChoice } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { publicStation } from '../store/snapshot.ts';

jest.setTimeout(60_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const CHOICE: OpenDataChoice = {
  is_on: true,
  first_month: '2025-11-15',
  hold_days: null,
  license: 'ODbL-1.0',
  contact: 'Austin Transportation',
  note: '',
  daily_only: false,
  places: 3,
  version: 0,
};
const choose = (choice: Partial<OpenDataChoice> = {}, as: Persona = 'admin', station = AU) =>
  request(
    'PUT /open-data/:stationId',
    { params: { stationId: station }, body: { ...CHOICE, ...choice } },
    as,
  );
const listed = async (as: Persona = 'admin') =>
  (await request('GET /open-data', {}, as)).reply.stations.find((one) => one.station_id_tmg === AU);
const withdraw = (as: Persona = 'admin') =>
  request(
    'POST /open-data/:stationId/withdraw',
    { params: { stationId: AU }, body: { reason: 'The counter stood on another street.' } },
    as,
  );
const DAY = '2026-03-02T13:30:00Z';

test('an admin lets a station out from a month on, and sees what is out and what comes next', async () => {
  expect(await listed()).toMatchObject({ settings: null, out: null, withdrawn: null, next: null });
  const { status, reply } = await choose();
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    settings: { is_on: true, first_month: '2025-11-01', license: 'ODbL-1.0', note: null, version: 1 },
    out: null,
    next: { month: '2025-11', day: '2026-01-10', waits: true },
  });
  expect(await request('POST /open-data/publish', { body: {} }, 'admin')).toMatchObject({
    reply: { stations: 1 },
  });
  await testApi().runJobs();
  expect(await listed()).toMatchObject({
    out: {
      version: 1,
      license: 'ODbL-1.0',
      first_month: '2025-11',
      last_month: '2025-12',
      months: 2,
      revising: [],
    },
    next: { month: '2026-01', day: '2026-03-10', waits: false },
  });
  const audit = await testApi().query('select action, detail from audit_log order by id desc limit 1');
  expect(audit).toEqual([{ action: 'open-data.on', detail: { from: '2025-11-01', license: 'ODbL-1.0' } }]);
});

test('what somebody else has chosen meanwhile is not overwritten', async () => {
  await choose();
  const { status, problem } = await choose({ license: 'CC0-1.0' });
  expect([status, problem.current]).toMatchObject([409, { settings: { license: 'ODbL-1.0', version: 1 } }]);
  expect((await choose({ license: 'CC0-1.0', version: 1 })).reply.settings).toMatchObject({
    license: 'CC0-1.0',
  });
});

test.each([
  ['a hold that is too short', { hold_days: 13 }],
  ['nobody to ask', { contact: '  ' }],
  ['another license', { license: 'GPL-3.0' as 'CC0-1.0' }],
  ['no day', { first_month: '2025-13-01' }],
])('%s is refused, and nothing is written', async (_what, choice) => {
  expect((await choose(choice)).status).toBe(422);
  expect((await listed())?.settings).toBeNull();
});

test('only admins of the station’s agency choose', async () => {
  expect((await choose({}, 'user')).status).toBe(403);
  expect((await choose({}, 'houston')).status).not.toBe(200);
  expect((await choose({}, 'super')).status).toBe(200);
});

test('what is withdrawn is gone with reason and day, and nothing new goes out until it is chosen again', async () => {
  expect((await withdraw()).status).toBe(409);
  await choose();
  await workOnOpenData(DAY);
  const { reply } = await withdraw();
  expect(reply).toMatchObject({
    out: null,
    settings: { is_on: false, version: 2 },
    withdrawn: { reason: 'The counter stood on another street.' },
    next: null,
  });
  await workOnOpenData('2026-03-12T13:30:00Z');
  expect(await publicStation(testApi().db, AU)).toMatchObject({
    is: 'withdrawn',
    contact: 'Austin Transportation',
  });
  await choose({ version: 2 });
  await workOnOpenData('2026-03-12T14:30:00Z');
  expect(await publicStation(testApi().db, AU)).toMatchObject({ is: 'published', version: 2 });
  expect(await publicStation(testApi().db, AU, 1)).toMatchObject({ is: 'withdrawn' });
});
