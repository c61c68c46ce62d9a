import { request, testApi } from 'mock-api/testing';
import type { FlowRequest, NextFlow, Question, SentFlow } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow, completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

/** Class 8U offers 0 and 9, class 3U 1 to 8. */
const OTHER_CLASS = { func_class_code: '3U', direction_of_route_code: '1' };
const flow = (change: Partial<FlowRequest> = {}): SentFlow => ({
  ...completeFlow,
  vendor_code: '2',
  eco_id: null,
  id: null,
  ...change,
});
const set = (...flows: SentFlow[]) => ({ flow_set: { flows, removed: [] } });
const north = flow({ name: 'North' });
const south = flow({ name: 'South', travel_direction_code: '5' });
const bad = { direction_of_route_code: '1' };
const sentOf = ({ id, version, ...stored }: NextFlow): SentFlow => {
  const { flowid_txdot: _f, has_counts: _h, created_at: _c, ...answers } = stored;
  return { ...answers, id, version };
};
const published = async () =>
  (await request('POST /next-stations', { body: { ...completeStation, ...set(north, south) } }, 'admin'))
    .reply.data;
const draft = async () =>
  (
    await request(
      'POST /next-draft-stations',
      { body: { ...completeStation, ...set(north, south) } },
      'admin',
    )
  ).reply.data;
const questionsOf = (problem: object) =>
  (problem as { questions?: Question[] }).questions?.map(({ key }) => key);

test.each<[string, () => Promise<{ status: number; problem: { errors?: Record<string, unknown> } }>]>([
  [
    'adding one to a published station',
    async () => {
      const { id } = await published();
      const { id: _id, ...body } = flow({ ...bad, count_type_code: '1' });
      return request('POST /next-flows', { body: { ...body, next_station_id: id } }, 'admin');
    },
  ],
  [
    'adding one to a draft',
    async () => {
      const { id } = await draft();
      const { id: _id, ...body } = flow({ ...bad, count_type_code: '1' });
      return request('POST /next-draft-flows', { body: { ...body, next_draft_station_id: id } }, 'admin');
    },
  ],
  [
    'changing one of a published station',
    async () => {
      const [stored] = (await published()).flows as [NextFlow];
      const params = { id: String(stored.id) };
      return request('PUT /next-flows/:id', { params, body: { ...sentOf(stored), ...bad } }, 'admin');
    },
  ],
  [
    'changing one of a draft',
    async () => {
      const [stored] = (await draft()).flows as [NextFlow];
      const params = { id: String(stored.id) };
      return request('PUT /next-draft-flows/:id', { params, body: { ...sentOf(stored), ...bad } }, 'admin');
    },
  ],
  [
    'publishing at once',
    () => request('POST /next-stations', { body: { ...completeStation, ...set(flow(bad)) } }, 'admin'),
  ],
  [
    'adding a draft',
    () => request('POST /next-draft-stations', { body: { ...completeStation, ...set(flow(bad)) } }, 'admin'),
  ],
])('a direction of route that the class does not offer is refused when %s', async (_way, send) => {
  const { status, problem } = await send();
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {}).map((name) => name.split('.').at(-1))).toEqual([
    'direction_of_route_code',
  ]);
});

describe.each(['published', 'draft'] as const)('a new functional class of a %s station', (kind) => {
  const make = kind === 'draft' ? draft : published;
  const save = (stored: Awaited<ReturnType<typeof published>>, change: object) => {
    const body = { ...completeStation, ...OTHER_CLASS, ...change };
    return kind === 'draft'
      ? request('PUT /next-draft-stations/:id', { params: { id: String(stored.id) }, body }, 'admin')
      : request('PUT /next-stations/:id', { params: { id: stored.station_id_tmg ?? '' }, body }, 'admin');
  };
  const reread = async ({ id }: { id: number }) =>
    testApi().query('select func_class_code, direction_of_route_code from stations where id = $1', [id]);
  const directions = async ({ id }: { id: number }) =>
    (
      await testApi().query<{ code: string }>(
        'select direction_of_route_code as code from flows where station_id = $1 order by id',
        [id],
      )
    ).map(({ code }) => code);

  test('names the flows that must follow, and stores nothing', async () => {
    const stored = await make();
    const { status, problem } = await save(stored, {});
    expect(status).toBe(422);
    expect(problem.message).toBe(
      "Flow “North”: the functional class does not offer its direction of route. Shall it take the station's? " +
        "Flow “South”: the functional class does not offer its direction of route. Shall it take the station's?",
    );
    expect(Object.keys(problem.errors ?? {})).toEqual(
      stored.flows.map(({ id }) => `flows.${id}.direction_of_route_code`),
    );
    expect(await reread(stored)).toEqual([{ func_class_code: '8U', direction_of_route_code: '9' }]);
  });

  test("takes them along: to the station's direction where that is confirmed", async () => {
    const stored = await make();
    const refused = await save(stored, {});
    const { status, reply } = await save(stored, { confirmed: questionsOf(refused.problem) });
    expect(status).toBe(200);
    expect(reply.flows.map((one) => one.direction_of_route_code)).toEqual(['1', '1']);
    expect(await directions(stored)).toEqual(['1', '1']);
  });

  test('takes them along: each to the direction that was chosen for it', async () => {
    const stored = await make();
    const [one, other] = stored.flows as [NextFlow, NextFlow];
    const chosen = set(
      { ...sentOf(one), direction_of_route_code: '1' },
      { ...sentOf(other), direction_of_route_code: '5' },
    );
    expect((await save(stored, chosen)).status).toBe(200);
    expect(await directions(stored)).toEqual(['1', '5']);
  });
});

test('pairs that are stored already are left alone by a save that does not touch them, and refused with a save of the flow', async () => {
  const stored = await published();
  await testApi().query("update flows set direction_of_route_code = '1' where station_id = $1", [stored.id]);
  const params = { id: stored.station_id_tmg ?? '' };
  const renamed = { ...completeStation, station_name: 'Renamed' };
  const { status, reply } = await request('PUT /next-stations/:id', { params, body: renamed }, 'admin');
  expect(status).toBe(200);
  expect(reply.flows.map((one) => one.direction_of_route_code)).toEqual(['1', '1']);
  const [first] = reply.flows as [NextFlow];
  const body = { ...sentOf(first), name: 'Renamed' };
  const saved = await request('PUT /next-flows/:id', { params: { id: String(first.id) }, body }, 'admin');
  expect(saved.problem.errors).toEqual({
    direction_of_route_code: ['Direction of Route: the functional class of the station does not offer it.'],
  });
});

test('publishing a draft asks about flows that do not go with its class, and takes them along', async () => {
  const stored = await draft();
  const publish = (change: object) =>
    request(
      'POST /next-draft-stations/:id/publish',
      {
        params: { id: String(stored.id) },
        body: { station: { ...completeStation, ...OTHER_CLASS, ...change } },
      },
      'admin',
    );
  const { status, problem } = await publish({});
  expect(status).toBe(422);
  const { reply } = await publish({ confirmed: questionsOf(problem) });
  expect(reply.flows.map((one) => one.direction_of_route_code)).toEqual(['1', '1']);
});

test('publishing takes what the form holds of the flows along, all together or not at all', async () => {
  const stored = await draft();
  const [one] = stored.flows as [NextFlow];
  const flows = [{ ...sentOf(one), name: 'Renamed' }, flow({ name: 'On foot', count_type_code: '1' })];
  const publish = (...sent: SentFlow[]) =>
    request(
      'POST /next-draft-stations/:id/publish',
      { params: { id: String(stored.id) }, body: { station: { ...completeStation, ...set(...sent) } } },
      'admin',
    );
  const refused = await publish(...flows, flow({ name: '', count_type_code: '4' }));
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['flows.new2.name']);
  const { status, reply } = await publish(...flows);
  expect(status).toBe(200);
  expect(reply.flows.map(({ name }) => name)).toEqual(['Renamed', 'South', 'On foot']);
  expect(reply.flows.every(({ flowid_txdot }) => flowid_txdot?.startsWith(reply.station_id_tmg ?? '-'))).toBe(
    true,
  );
});

describe('the v1 form', () => {
  const older = { ...completeV1Station, channels: [...completeV1Station.channels] };
  const make = async (kind: 'published' | 'draft') =>
    kind === 'draft'
      ? (await request('POST /draft-stations', { body: { station: older } }, 'admin')).reply.station
      : (await request('POST /stations', { body: { station: older } }, 'admin')).reply.station;
  const save = (
    stored: Awaited<ReturnType<typeof make>>,
    how: 'update' | 'draft' | 'publish',
    change = {},
  ) => {
    const channels = stored.channels.map(({ flowid_txdot: _f, has_counts: _h, ...channel }) => channel);
    const station = { ...older, channels, ...OTHER_CLASS, ...change };
    if (how === 'update') {
      const station_id_tmg = stored.station_id_tmg ?? '';
      return request(
        'PUT /stations/channels/update',
        { body: { station: { ...station, station_id_tmg } } },
        'admin',
      );
    }
    const body = { station: { ...station, draft_id: stored.id } };
    return how === 'draft'
      ? request('PUT /draft-stations/channels/update', { body }, 'admin')
      : request('POST /draft-stations/publish', { body }, 'admin');
  };

  test.each([
    ['update', 'published'],
    ['draft', 'draft'],
    ['publish', 'draft'],
  ] as const)(
    '%s: names the flows that must follow, and takes them along once that is confirmed',
    async (how, kind) => {
      const stored = await make(kind);
      const { status, problem } = await save(stored, how);
      expect(status).toBe(422);
      expect(questionsOf(problem)).toEqual(stored.channels.map(({ id }) => `follow-class.${id}`));
      expect((await save(stored, how, { confirmed: questionsOf(problem) })).status).toBe(200);
      const flows = await testApi().query(
        'select distinct direction_of_route_code from flows where station_id = $1',
        [stored.id],
      );
      expect(flows).toEqual([{ direction_of_route_code: '1' }]);
    },
  );

  test.each(['POST /stations', 'POST /draft-stations'] as const)(
    '%s: a direction that the class does not offer is refused',
    async (call) => {
      const station = { ...older, direction_of_route_code: '1' };
      const { status, problem } = await request(call, { body: { station } }, 'admin');
      expect(status).toBe(422);
      expect(Object.keys(problem.errors ?? {})).toEqual(['direction_of_route_code']);
    },
  );
});
