import type { EquipmentFacts, StationEquipment } from 'shared-domain';
import { findingList, lookThrough } from '../../testing/found-at.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

// the clock of tests stands in the beginning of March
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const FACTS: EquipmentFacts = {
  vendor: 'TRAFx',
  model: null,
  serial: '7',
  firmware: null,
  settings: null,
  first_day: '2025-04-01',
  last_day: null,
};

const params = { stationId: AU };
const place = async (what: Partial<EquipmentFacts> = {}, key?: string) =>
  (
    await request(
      'POST /stations/:stationId/equipment',
      { params, body: { ...FACTS, ...what, request_key: key } },
      'user',
    )
  ).reply;
const correct = ({ id, version }: StationEquipment, what: Partial<EquipmentFacts>) =>
  request(
    'PUT /stations/:stationId/equipment/:equipmentId',
    { params: { ...params, equipmentId: String(id) }, body: { ...FACTS, ...what, version } },
    'user',
  );
const remove = ({ id }: StationEquipment) =>
  request(
    'DELETE /stations/:stationId/equipment/:equipmentId',
    { params: { ...params, equipmentId: String(id) } },
    'user',
  );

/** The list as it is once nothing waits any more. */
const looked = async () => {
  await testApi().runJobs();
  const { run, data } = await findingList();
  return { run: run?.status, rules: data.map(({ rule, from }) => `${rule} ${from.slice(0, 10)}`) };
};
const isAsked = async () => (await findingList()).run?.status === 'running';

/** A flow of the station. */
const aFlow = async () =>
  (await request('GET /stations/:stationId/field', { params }, 'user')).reply.flows?.[0]?.id ?? 0;

test('a counter that came is a new baseline at once, and none again where its entry is deleted', async () => {
  await lookThrough();
  const before = await looked();
  expect(before.rules).toContain('day-high 2026-01-22');
  const counter = await place({ first_day: '2026-01-22' });
  expect(await isAsked()).toBe(true);
  const after = await looked();
  expect(after.run).toBe('done');
  expect(after.rules).not.toContain('day-high 2026-01-22');
  await remove(counter);
  expect(await isAsked()).toBe(true);
  expect(await looked()).toEqual(before);
});

test('one that is said to have come on another day, or to count other flows, has the rules run again', async () => {
  let counter = await place();
  await looked();
  const { reply } = await correct(counter, { first_day: '2025-05-01' });
  counter = reply;
  expect(await isAsked()).toBe(true);
  await looked();
  await correct(counter, { first_day: '2025-05-01', flow_ids: [await aFlow()] });
  expect(await isAsked()).toBe(true);
});

test('the day of an exchange moves the baseline', async () => {
  const before = await place({ last_day: '2026-01-31' });
  const after = await place({ serial: '8', first_day: '2026-02-01' });
  await looked();
  const to = {
    version: after.version,
    before_id: before.id,
    before_version: before.version,
    first_day: '2026-01-20',
  };
  await request(
    'PUT /stations/:stationId/equipment/:equipmentId/exchange',
    { params: { ...params, equipmentId: String(after.id) }, body: to },
    'user',
  );
  expect(await isAsked()).toBe(true);
});

test('what is no baseline has nothing looked for: other settings, the day of its removal, the same sent twice', async () => {
  const counter = await place({}, '0123456789abcdef');
  await looked();
  const { reply } = await correct(counter, { settings: 'high', last_day: '2026-02-28' });
  expect(reply).toMatchObject({ settings: 'high', last_day: '2026-02-28' });
  await place({}, '0123456789abcdef');
  expect(await isAsked()).toBe(false);
});
