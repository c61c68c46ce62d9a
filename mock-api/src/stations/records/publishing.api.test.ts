import { request, signIn, testApi } from 'mock-api/testing';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

/** The city of all stations here. */
const AUSTIN = { id: completeStation.city_id, prefix: 'AU' };
/** A site of the vendor that the agency already has: refused only when its station is written, number in hand. */
const TAKEN_SITE = '100051234';

const issued = async () => {
  const [city] = await testApi().query<{ n: number }>('select tmg_count as n from cities where id = $1', [
    AUSTIN.id,
  ]);
  return city?.n ?? 0;
};
const times = <T>(many: number, make: (at: number) => T) => Array.from({ length: many }, (_, at) => make(at));

type Outcome = { status: number; stationId: string | null };

const nextAtOnce = async (): Promise<Outcome> => {
  const { status, reply } = await request('POST /next-stations', { body: completeStation }, 'admin');
  return { status, stationId: reply.data.station_id_tmg };
};
const v1AtOnce = async (eco_id: string | null = null): Promise<Outcome> => {
  const station = { ...completeV1Station, eco_id };
  const { status, reply } = await request('POST /stations', { body: { station } }, 'user');
  return { status, stationId: reply.station_id_tmg };
};
async function nextDraft(): Promise<() => Promise<Outcome>> {
  const { reply: added } = await request('POST /next-draft-stations', { body: completeStation }, 'admin');
  const params = { id: String(added.data.draft_id) };
  return async () => {
    const body = { station: completeStation };
    const { status, reply } = await request(
      'POST /next-draft-stations/:id/publish',
      { params, body },
      'admin',
    );
    return { status, stationId: reply.station_id_tmg };
  };
}
async function v1Draft(): Promise<() => Promise<Outcome>> {
  const body = { station: completeV1Station };
  const { reply: added } = await request('POST /draft-stations', { body }, 'user');
  return async () => {
    const station = { ...completeV1Station, draft_id: added.station.draft_id ?? 0 };
    const { status, reply } = await request('POST /draft-stations/publish', { body: { station } }, 'user');
    return { status, stationId: reply.station_id_tmg };
  };
}

test('fifty stations published at once get fifty numbers in a row, though others fail with a number in hand', async () => {
  await Promise.all([signIn('admin'), signIn('user')]);
  const nextDrafts = await Promise.all(times(15, nextDraft));
  const v1Drafts = await Promise.all(times(15, v1Draft));
  expect((await v1AtOnce(TAKEN_SITE)).status).toBe(200);
  const before = await issued();
  const calls = times(15, (at) => [
    nextDrafts[at] as () => Promise<Outcome>,
    v1Drafts[at] as () => Promise<Outcome>,
    () => v1AtOnce(TAKEN_SITE),
    ...(at < 10 ? [nextAtOnce, () => v1AtOnce()] : []),
  ]).flat();
  const outcomes = await Promise.all(calls.map((publish) => publish()));
  const published = outcomes.filter(({ status }) => status === 200);
  expect(published).toHaveLength(50);
  expect(outcomes.filter(({ status }) => status === 422)).toHaveLength(15);
  expect(published.map(({ stationId }) => String(stationId)).toSorted()).toEqual(
    times(50, (at) => `${AUSTIN.prefix}${String(before + 1 + at).padStart(4, '0')}`),
  );
  expect(await issued()).toBe(before + 50);
});

test('the same draft published fifty times at once is published once', async () => {
  const publish = await v1Draft();
  const before = await issued();
  const outcomes = await Promise.all(times(50, publish));
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await issued()).toBe(before + 1);
});
