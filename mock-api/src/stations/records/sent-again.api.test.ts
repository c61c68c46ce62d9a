import { request, testApi, type Persona } from 'mock-api/testing';
import type { NextStationRequest, V1StationRequest } from 'shared-domain';
import { blankAnswers } from 'shared-domain/fields';
import released from '../../testing/released-creations.json' with { type: 'json' };
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

type Change = { station_name?: string; request_key?: string };
/** Each way to create a station; the row that it answers. */
const CREATIONS: [
  string,
  (change: Change, as?: Persona) => Promise<{ status: number; id?: number; message?: string }>,
][] = [
  ['publishing in the next form', (change, as) => newer('POST /next-stations', change, as)],
  ['a draft of the next form', (change, as) => newer('POST /next-draft-stations', change, as)],
  ['publishing in the v1 form', (change, as) => older('POST /stations', change, as)],
  ['a draft of the v1 form', (change, as) => older('POST /draft-stations', change, as)],
];

async function newer(
  key: 'POST /next-stations' | 'POST /next-draft-stations',
  change: Change,
  as: Persona = 'admin',
  station: NextStationRequest = completeStation,
) {
  const { status, reply, problem } = await request(key, { body: { ...station, ...change } }, as);
  return status === 200 ? { status, id: reply.data.id } : { status, message: problem.message };
}
async function older(
  key: 'POST /stations' | 'POST /draft-stations',
  change: Change,
  as: Persona = 'admin',
  complete: V1StationRequest = completeV1Station,
) {
  const station = { ...complete, ...change };
  const { status, reply, problem } = await request(key, { body: { station } }, as);
  return status === 200 ? { status, id: reply.station.id } : { status, message: problem.message };
}
const written = async () =>
  (
    await testApi().query(
      `select (select count(*) from stations) as stations, (select count(*) from flows) as flows,
         (select sum(version) from stations) as versions, (select tmg_count from cities where id = 5) as issued,
         (select count(*) from audit_log) as noted`,
    )
  )[0];

let keys = 0;
const newKey = () => `form-${String((keys += 1)).padStart(20, '0')}`;

describe.each(CREATIONS)('%s', (_way, create) => {
  test('that is sent again because its answer was lost is stored once', async () => {
    const request_key = newKey();
    const first = await create({ request_key });
    const before = await written();
    expect(await create({ request_key })).toEqual(first);
    expect(await written()).toEqual(before);
  });

  test('that is sent ten times at once is stored once', async () => {
    const request_key = newKey();
    const all = await Promise.all(Array.from({ length: 10 }, () => create({ request_key })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  test('with other answers under the same key is refused, and nothing is written', async () => {
    const request_key = newKey();
    await create({ request_key });
    const before = await written();
    const again = await create({ request_key, station_name: 'Another name' });
    expect(again.status).toBe(409);
    expect(again.message).toMatch(/had already been (published as AU\d{4}|stored) when you sent it before/);
    expect(await written()).toEqual(before);
  });

  test('without a key, or under the key of another agency, is another station', async () => {
    const request_key = newKey();
    const { id } = await create({ request_key });
    const others = await Promise.all([create({}), create({}), create({ request_key }, 'super')]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(4);
  });
});

/** A creation as the release before sent it, with what has been asked only since. */
const bodies = {
  next: { ...blankAnswers('next'), ...released.bodies.next },
  v1: { ...blankAnswers('v1'), ...released.bodies.v1 },
};
const CALLS = {
  next: { published: 'POST /next-stations', draft: 'POST /next-draft-stations' },
  v1: { published: 'POST /stations', draft: 'POST /draft-stations' },
} as const;

async function sendReleased({ form, stage, ...change }: { form: string; stage: string } & Change) {
  const at = stage === 'draft' ? 'draft' : 'published';
  return form === 'v1'
    ? older(CALLS.v1[at], change, 'admin', bodies.v1)
    : newer(CALLS.next[at], change, 'admin', bodies.next);
}

test.each(released.marks)(
  'what release $release stored ($form, $stage) is answered to who sends it again after the upgrade',
  async ({ mark, form, stage }) => {
    const which = { form, stage };
    const request_key = newKey();
    const first = await sendReleased({ ...which, request_key });
    await testApi().query('update stations set request_hash = $2 where id = $1', [first.id, mark]);
    expect(await sendReleased({ ...which, request_key })).toEqual({ status: 200, id: first.id });
    const other = await sendReleased({ ...which, request_key, station_name: 'Another name' });
    expect(other.status).toBe(409);
  },
);

test('a creation that was refused may be sent again under its key', async () => {
  const request_key = newKey();
  const body = { ...completeStation, request_key };
  const refused = await request('POST /next-stations', { body: { ...body, county_code: null } }, 'admin');
  expect(refused.status).toBe(422);
  expect((await request('POST /next-stations', { body }, 'admin')).status).toBe(200);
});

test.each(['', 'short', 'x'.repeat(65), 'with spaces in the key'])('%j is no key', async (request_key) => {
  const { status, problem } = await request(
    'POST /next-stations',
    { body: { ...completeStation, request_key } },
    'admin',
  );
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual(['request_key']);
});
