import { USUAL_GROUP_LIMITS, type GroupLimits } from 'shared-domain';
import { seedCounter } from '../../testing/figures/seed-counters.ts';
import { request, testApi, type Persona } from '../../testing/index.ts';

// a year of a real counter is thousands of counts
jest.setTimeout(60_000);

const YEAR = 2012;
beforeAll(async () => {
  await testApi().reset();
  await seedCounter('AU0001', '27harrisonpark', YEAR);
});
beforeEach(() => testApi().query('delete from group_limits'));

const groups = async (as: Persona = 'user') =>
  (await request('GET /factor-groups', { query: { mode: 'bicycle', year: YEAR } }, as)).reply;
const proposed = async () =>
  (await groups()).stations.find(({ station_id_tmg }) => station_id_tmg === 'AU0001')?.proposal?.group;
const put = (changed: Partial<GroupLimits>, version = 0, as: Persona = 'super') =>
  request(
    'PUT /factor-group-limits',
    { body: { ...USUAL_GROUP_LIMITS, ...changed, reason: 'Weekends are livelier here', version } },
    as,
  );

test('the usual limits hold until a super admin sets others, and proposals follow them for everybody', async () => {
  expect((await groups()).limits).toMatchObject({
    ...USUAL_GROUP_LIMITS,
    version: 0,
    set: null,
    may_set: false,
  });
  expect((await groups('super')).limits?.may_set).toBe(true);
  const before = await proposed();
  expect(before).not.toBe('mixed');
  // nothing is commuter or recreational by these
  const { reply } = await put({ commuter_wwi: 0.05, recreational_wwi: 5 });
  expect(reply).toMatchObject({ commuter_wwi: 0.05, version: 1, set: { by: 'Sam Rivera' } });
  expect(await proposed()).toBe('mixed');
  expect((await groups('houston')).limits).toMatchObject({ recreational_wwi: 5, version: 1 });
});

const entries = async () =>
  (await testApi().query(`select id from audit_log where action = 'group.limits'`)).length;

test('two people who set them at once: the second is told the newer ones, and nothing of theirs is written', async () => {
  const before = await entries();
  await put({ split: 0.4 });
  const { status, reply } = await put({ split: 0.9 });
  expect(status).toBe(409);
  expect(reply).toMatchObject({ current: { split: 0.4, version: 1 } });
  expect((await groups()).limits?.split).toBe(0.4);
  expect(await entries()).toBe(before + 1);
});

test.each<[string, Persona, Partial<GroupLimits>, number]>([
  ['an ordinary person', 'user', {}, 403],
  ['an admin of an agency', 'admin', {}, 403],
  ['limits by which a counter is both', 'super', { commuter_wwi: 1.3, recreational_ami: 1.5 }, 422],
  ['more weekend days than days', 'super', { days: 20, weekend_days: 30 }, 422],
  ['half a day', 'super', { days: 100.5 }, 422],
  ['a limit out of reach', 'super', { commuter_wwi: 6 }, 422],
])('refused: %s', async (_who, as, changed, status) => {
  expect((await put(changed, 0, as)).status).toBe(status);
  expect((await groups()).limits?.version).toBe(0);
});
