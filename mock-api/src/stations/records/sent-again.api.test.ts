import { request, testApi, type Persona } from 'mock-api/testing';
import type { V1StationRequest } from 'shared-domain';
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
) {
  const { status, reply, problem } = await request(key, { body: { ...completeStation, ...change } }, as);
  return status === 200 ? { status, id: reply.data.id } : { status, message: problem.message };
}
async function older(key: 'POST /stations' | 'POST /draft-stations', change: Change, as: Persona = 'admin') {
  const station: V1StationRequest = { ...completeV1Station, ...change };
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
