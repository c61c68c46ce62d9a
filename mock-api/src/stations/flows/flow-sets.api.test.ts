import { request, testApi } from 'mock-api/testing';
import type { FlowSet, NextFlow, SentFlow } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow } from '../../testing/walk/walk.station-bodies.ts';

const NEW: SentFlow = { ...completeFlow, id: null, eco_id: null, vendor_code: '2' };
/** Two flows that count apart. */
const two = (): SentFlow[] => [
  { ...NEW, name: 'NB', request_key: 'flow-form-north-0001' },
  { ...NEW, name: 'SB', travel_direction_code: '5', request_key: 'flow-form-south-0001' },
];
const sentOf = ({ id, version, ...flow }: NextFlow): SentFlow => {
  const { flowid_txdot: _f, has_counts: _h, created_at: _c, ...answers } = flow;
  return { ...answers, id, version };
};

const kinds = {
  published: {
    make: async () => {
      const { reply } = await request('POST /next-stations', { body: completeStation }, 'admin');
      return reply.data.station_id_tmg ?? '';
    },
    save: (id: string, set: FlowSet) =>
      request('PUT /next-stations/:id/flows', { params: { id }, body: set }, 'admin'),
    read: async (id: string) =>
      (await request('GET /next-stations/:id', { params: { id } }, 'admin')).reply.flows,
  },
  draft: {
    make: async () => {
      const { reply } = await request('POST /next-draft-stations', { body: completeStation }, 'admin');
      return String(reply.data.id);
    },
    save: (id: string, set: FlowSet) =>
      request('PUT /next-draft-stations/:id/flows', { params: { id }, body: set }, 'admin'),
    read: async (id: string) =>
      (await request('GET /next-draft-stations/:id', { params: { id } }, 'admin')).reply.flows,
  },
};

describe.each(Object.entries(kinds))(
  'all flows of a %s station, saved together',
  (_kind, { make, save, read }) => {
    const withTwo = async () => {
      const id = await make();
      const { reply } = await save(id, { flows: two(), removed: [] });
      const [north, south] = reply as [NextFlow, NextFlow];
      return { id, north, south };
    };

    test('two flows change places', async () => {
      const { id, north, south } = await withTwo();
      const flows = [
        { ...sentOf(north), travel_direction_code: '5' },
        { ...sentOf(south), travel_direction_code: '1' },
      ];
      const { status, reply } = await save(id, { flows, removed: [] });
      expect(status).toBe(200);
      expect(reply).toMatchObject([
        { id: north.id, name: 'NB', travel_direction_code: '5', version: 2 },
        { id: south.id, name: 'SB', travel_direction_code: '1', version: 2 },
      ]);
      expect(await read(id)).toEqual(reply);
    });

    test("two flows exchange the vendor's channels, and a new one takes the codes of one that goes", async () => {
      const { id, north, south } = await withTwo();
      const eco = { vendor_code: '1' };
      const [one, other] = _kind === 'draft' ? (['101', '102'] as const) : (['201', '202'] as const);
      const { reply } = await save(id, {
        flows: [
          { ...sentOf(north), ...eco, eco_id: one },
          { ...sentOf(south), ...eco, eco_id: other },
        ],
        removed: [],
      });
      const [first, second] = reply as [NextFlow, NextFlow];
      const swapped = await save(id, {
        flows: [
          { ...sentOf(first), eco_id: other },
          { ...NEW, name: 'SB again', travel_direction_code: '5', vendor_code: '1', eco_id: one },
        ],
        removed: [second.id],
      });
      expect(swapped.reply).toMatchObject([
        { id: first.id, eco_id: other },
        { name: 'SB again', eco_id: one },
      ]);
    });

    test('one fault keeps all of them out, and is named by its flow', async () => {
      const { id, north, south } = await withTwo();
      const before = await read(id);
      const flows = [
        { ...sentOf(north), name: 'Renamed' },
        { ...sentOf(south), sensor_type_code: 'YY' },
        { ...NEW, name: 'New', count_type_code: 'YY' },
      ];
      const { status, problem } = await save(id, { flows, removed: [] });
      expect(status).toBe(422);
      expect(problem.errors).toEqual({
        [`flows.${south.id}.sensor_type_code`]: ['Flow “SB”: Sensor Type: there is no such option.'],
        'flows.new2.count_type_code': ['Flow “New”: Count Type: there is no such option.'],
      });
      expect(await read(id)).toEqual(before);
    });

    test('twins are refused by name', async () => {
      const { id, south } = await withTwo();
      const { status, problem } = await save(id, {
        flows: [{ ...sentOf(south), travel_direction_code: '1' }],
        removed: [],
      });
      expect(status).toBe(409);
      expect(Object.keys(problem.errors ?? {})).toEqual([`flows.${south.id}.travel_direction_code`]);
      expect(problem.message).toMatch(/^Flow “SB”: This station has a flow with the same count method/);
    });

    test('what was read before someone else saved is refused; nothing is written', async () => {
      const { id, north, south } = await withTwo();
      await save(id, { flows: [{ ...sentOf(north), name: 'Theirs' }], removed: [] });
      const flows = [
        { ...sentOf(north), name: 'Mine' },
        { ...sentOf(south), name: 'Mine, too' },
      ];
      const { status, problem } = await save(id, { flows, removed: [] });
      expect(status).toBe(409);
      expect(Object.keys(problem.errors ?? {})).toEqual([`flows.${north.id}.version`]);
      expect(await read(id)).toMatchObject([{ name: 'Theirs' }, { name: 'SB' }]);
    });

    test('sent again because the answer was lost, it is stored once', async () => {
      const id = await make();
      const set = { flows: two(), removed: [] };
      const first = await save(id, set);
      const again = await save(id, set);
      expect(again.reply).toEqual(first.reply);
      const [north, south] = first.reply as [NextFlow, NextFlow];
      const change = { flows: [{ ...sentOf(north), name: 'Renamed' }], removed: [south.id] };
      const changed = await save(id, change);
      expect((await save(id, change)).reply).toEqual(changed.reply);
    });

    test("another agency's station does not exist", async () => {
      await testApi().query("update users set flag_next_stations = true where email = 'houston@example.org'");
      const id = await make();
      const key = _kind === 'draft' ? 'PUT /next-draft-stations/:id/flows' : 'PUT /next-stations/:id/flows';
      const { status } = await request(
        key,
        { params: { id }, body: { flows: two(), removed: [] } },
        'houston',
      );
      expect(status).toBe(404);
    });
  },
);

describe('flows with and without counts (S7, S16)', () => {
  const station = async () =>
    (await request('GET /next-stations/:id', { params: { id: 'AU0001' } }, 'admin')).reply;
  const save = (set: FlowSet) =>
    request('PUT /next-stations/:id/flows', { params: { id: 'AU0001' }, body: set }, 'admin');

  test.each([
    ['count_method_code', '2'],
    ['count_type_code', '4'],
    ['travel_direction_code', '3'],
    ['street_side_code', '2'],
  ] as const)('the %s of a flow with counts stays; of one without it is corrected', async (field, code) => {
    const { flows } = await station();
    const counted = flows.find(({ has_counts }) => has_counts) as NextFlow;
    const refused = await save({ flows: [{ ...sentOf(counted), [field]: code }], removed: [] });
    expect(refused.status).toBe(409);
    expect(refused.problem.message).toBe(
      `Flow “${counted.name}”: The count method, count type, travel direction and street side of a flow with counts cannot be changed.`,
    );
    const added = await save({ flows: [{ ...NEW, name: 'No counts', count_type_code: '9' }], removed: [] });
    const bare = added.reply.at(-1) as NextFlow;
    const corrected = await save({ flows: [{ ...sentOf(bare), [field]: code }], removed: [] });
    expect(corrected.reply.at(-1)).toMatchObject({ id: bare.id, [field]: code });
    const single = await request(
      'PUT /next-flows/:id',
      { params: { id: String(bare.id) }, body: { ...sentOf(bare), version: 2 } },
      'admin',
    );
    expect(single.reply).toMatchObject({ [field]: bare[field] });
    expect((await save({ flows: [], removed: [bare.id] })).status).toBe(200);
  });

  test('a flow with counts is not deleted, nor what is sent along stored', async () => {
    const before = await station();
    const counted = before.flows.find(({ has_counts }) => has_counts) as NextFlow;
    const flows = [{ ...NEW, name: 'No counts', count_type_code: '9' }];
    const { status, problem } = await save({ flows, removed: [counted.id] });
    expect(status).toBe(409);
    expect(problem.message).toBe(`Flow “${counted.name}”: This flow has counts and cannot be deleted.`);
    expect((await station()).flows).toEqual(before.flows);
  });

  test('no flow becomes another while counts are imported, which may be its own', async () => {
    const added = await save({ flows: [{ ...NEW, name: 'No counts', count_type_code: '9' }], removed: [] });
    const bare = added.reply.at(-1) as NextFlow;
    await testApi().query("update stations set importing = true where station_id_tmg = 'AU0001'");
    const { status } = await save({ flows: [{ ...sentOf(bare), count_type_code: '7' }], removed: [] });
    expect(status).toBe(409);
    await testApi().query("update stations set importing = false where station_id_tmg = 'AU0001'");
  });
});
