import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

type Persona = 'user' | 'houston' | 'super';

const open = async (as: Persona = 'user') => (await request('GET /eco-visio/list', {}, as)).reply;
const askAgain = (as: Persona = 'user') => request('POST /eco-visio/list', {}, as);
/** How often the platform has been asked for its sites. */
const timesAsked = () => testApi().vendor.paths.filter((path) => path === '/api/1.0/site').length;
/** Lets so many minutes go by for what is kept. */
const later = (minutes: number) =>
  testApi().query(
    `update vendor_lists set read_at = read_at - $1 * interval '1 minute', asked_at = asked_at - $1 * interval '1 minute'`,
    [minutes],
  );
const fails = () => testApi().vendor.trouble({ kind: 'error', requests: 1000 });
const works = () => testApi().vendor.trouble({ kind: 'error', requests: 1, under: '/nothing' });

test('many who open the list ask the platform once, by whichever call', async () => {
  const before = timesAsked();
  const first = await open();
  expect(first).toMatchObject({ simulated: true, problem: null });
  expect(await open()).toEqual(first);
  expect((await request('GET /stations-new', {}, 'user')).reply).toEqual(first.stations);
  expect((await request('GET /eco-sites', {}, 'super')).reply.map(({ name }) => name)).toContain(
    first.stations[0]?.name,
  );
  expect(timesAsked() - before).toBe(1);
});

test('after five minutes the platform is asked anew, by the one who looks then', async () => {
  const first = await open();
  await later(4);
  const before = timesAsked();
  await open();
  expect(timesAsked()).toBe(before);
  await later(2);
  const second = await open();
  expect(timesAsked()).toBe(before + 1);
  expect(second.listed_at > first.listed_at).toBe(true);
});

test('each agency sees its own of the one list, and who sees all sees all', async () => {
  const names = async (as: Persona) => (await open(as)).stations.map(({ name }) => name);
  const austin = await names('user');
  const houston = await names('houston');
  expect(houston).toEqual(['Brays Bayou Greenway at Almeda Rd']);
  expect(austin).not.toContain(houston[0]);
  expect(await names('super')).toEqual(expect.arrayContaining([...austin, ...houston]));
});

test('a site that a station stands for by now, or that was handed over, leaves the list without asking', async () => {
  const [first, second] = (await open()).stations;
  const before = timesAsked();
  await testApi().query(`update stations set eco_id = $1 where station_id_tmg = 'AU0008'`, [first?.eco_id]);
  const { reply: agencies } = await request('GET /agencies', { query: {} }, 'super');
  const houston = agencies.find(({ name }) => name === 'City of Houston')?.id ?? 0;
  const params = { siteId: second?.eco_id ?? '' };
  await request('PUT /eco-sites/:siteId/agency', { params, body: { agency_id: houston } }, 'super');
  const ids = async (as: Persona) => (await open(as)).stations.map(({ eco_id }) => eco_id);
  expect(await ids('user')).not.toContain(first?.eco_id);
  expect(await ids('user')).not.toContain(second?.eco_id);
  expect(await ids('houston')).toContain(second?.eco_id);
  expect(timesAsked()).toBe(before);
});

test('is asked again at a wish, but once a minute, whoever wishes it', async () => {
  const first = await open();
  const before = timesAsked();
  const soon = await askAgain('houston');
  expect([soon.status, soon.problem.message]).toEqual([
    429,
    'Eco-Visio was asked less than a minute ago. Ask again in a minute.',
  ]);
  expect(timesAsked()).toBe(before);
  await later(1.1);
  const { status, reply } = await askAgain();
  expect(status).toBe(200);
  expect(reply.stations).toEqual(first.stations);
  expect((await askAgain('super')).status).toBe(429);
  expect(timesAsked()).toBe(before + 1);
  expect(await open()).toEqual(reply);
});

test('of many who come at once when it is time, one asks; the others are shown the older list', async () => {
  const first = await open();
  await later(6);
  const before = timesAsked();
  const lists = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(timesAsked()).toBe(before + 1);
  for (const { stations } of lists) expect(stations).toEqual(first.stations);
});

describe('while the platform fails', () => {
  test('the older list stands with the failure, which nobody waits for within the minute', async () => {
    const first = await open();
    await later(6);
    await fails();
    const failed = await open();
    expect(failed).toMatchObject({ stations: first.stations, problem: 'Eco-Visio does not answer.' });
    const before = timesAsked();
    expect(await open('user')).toEqual(failed);
    const { status, reply } = await request('GET /stations-new', {}, 'user');
    expect([status, reply]).toEqual([200, first.stations]);
    expect((await request('GET /eco-sites', {}, 'super')).status).toBe(200);
    expect(timesAsked()).toBe(before);
  });

  test('the failure goes with the next answer', async () => {
    await open();
    await later(6);
    await fails();
    await open();
    await works();
    await later(2);
    expect((await open()).problem).toBeNull();
  });

  test('who asks again is refused with the reason, and the list stays', async () => {
    const first = await open();
    await later(2);
    await fails();
    const { status, problem } = await askAgain();
    expect([status, problem.message]).toEqual([503, 'Eco-Visio does not answer.']);
    expect(await open()).toMatchObject({
      stations: first.stations,
      problem: 'Eco-Visio does not answer.',
    });
  });

  test('a failure is not kept where there is no list', async () => {
    await fails();
    expect((await request('GET /eco-visio/list', {}, 'user')).status).toBe(503);
    await works();
    expect((await open()).stations).not.toEqual([]);
  });

  test('is said in the reader’s language', async () => {
    await open();
    await later(6);
    await fails();
    await open();
    const { reply } = await request('GET /eco-visio/list', {}, 'user', { 'accept-language': 'es' });
    expect(reply.problem).toBe('Eco-Visio no responde.');
  });
});

test('what another account was told is not shown, and goes with the first answer', async () => {
  await open();
  await testApi().query(`update vendor_lists set account = 'another', sites = '[]'::jsonb`);
  expect((await open()).stations).not.toEqual([]);
  expect(await testApi().query('select account from vendor_lists')).toEqual([{ account: 'simulator' }]);
});

test('what an import and a save are told is the list, too', async () => {
  await request(
    'POST /import/eco-counts',
    { body: { stationIds: ['AU0001'], endDate: '2026-03-01' } },
    'user',
  );
  await testApi().runJobs();
  const before = timesAsked();
  expect((await open()).stations).not.toEqual([]);
  expect(timesAsked()).toBe(before);
});

test('an import asks the platform whose its sites are, however new the list is', async () => {
  await open();
  const before = timesAsked();
  await request(
    'POST /import/eco-counts',
    { body: { stationIds: ['AU0001'], endDate: '2026-03-01' } },
    'user',
  );
  await testApi().runJobs();
  expect(timesAsked()).toBe(before + 1);
});

test('signed-in calls of the database see none of it', async () => {
  await open();
  await expect(
    testApi().db.transaction((tx) => tx.query('select 1 from vendor_lists'), {
      scope: { agency: 1, everything: true, user: 1 },
    }),
  ).rejects.toThrow('permission denied');
});
