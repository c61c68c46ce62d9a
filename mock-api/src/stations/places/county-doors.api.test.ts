import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

// S9: every door that stores a published station asks about coordinates in another county than it says, by the one
// rule that the forms name it by (`countyContradiction`). A draft may say it, and is asked when it is published.

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const next = { ...completeStation, latitude_avg: 29.760427, longitude_avg: -95.369804 };
const older = { ...completeV1Station, latitude: next.latitude_avg, longitude: next.longitude_avg };
const SAID = 'The coordinates lie in Harris County, not in Travis County.';

const eco_id = String(ecoSiteId('EA0001'));
const [channel] = completeV1Station.channels;
const ofSite = {
  ...older,
  eco_id,
  channels: [{ ...channel, vendor_code: '1', eco_id: String(ecoChannelId('EA0001', 0)) }],
} as typeof completeV1Station;

type Sent = { confirmed?: string[] };
const publishedV1 = async () =>
  (await request('POST /stations', { body: { station: completeV1Station } }, 'user')).reply.station_id_tmg;
const publishedNext = async () =>
  (await request('POST /next-stations', { body: completeStation }, 'admin')).reply.data.station_id_tmg ?? '';
const draftV1 = async () =>
  (await request('POST /draft-stations', { body: { station: older } }, 'user')).reply.station.draft_id ?? 0;
const draftNext = async () =>
  String((await request('POST /next-draft-stations', { body: next }, 'admin')).reply.data.draft_id);

const ASKING: [
  door: string,
  call: (sent: Sent) => Promise<{ status: number; problem: { message: string } }>,
][] = [
  [
    'POST /stations',
    (sent) => request('POST /stations', { body: { station: { ...older, ...sent } } }, 'user'),
  ],
  ['POST /next-stations', (sent) => request('POST /next-stations', { body: { ...next, ...sent } }, 'admin')],
  [
    'POST /stations of a vendor’s site',
    (sent) => request('POST /stations', { body: { station: { ...ofSite, ...sent } } }, 'user'),
  ],
  [
    'POST /next-stations of a vendor’s site',
    (sent) => request('POST /next-stations', { body: { ...next, eco_id, ...sent } }, 'admin'),
  ],
  [
    'PUT /stations/channels/update',
    async (sent) => {
      const station = { ...older, channels: [], station_id_tmg: await publishedV1(), ...sent };
      return request('PUT /stations/channels/update', { body: { station } }, 'user');
    },
  ],
  [
    'PUT /next-stations/:id',
    async (sent) => {
      const params = { id: await publishedNext() };
      return request('PUT /next-stations/:id', { params, body: { ...next, ...sent } }, 'admin');
    },
  ],
  [
    'POST /draft-stations/publish',
    async (sent) => {
      const station = { ...older, draft_id: await draftV1(), ...sent };
      return request('POST /draft-stations/publish', { body: { station } }, 'user');
    },
  ],
  [
    'POST /next-draft-stations/:id/publish',
    async (sent) => {
      const params = { id: await draftNext() };
      const body = { station: { ...next, ...sent } };
      return request('POST /next-draft-stations/:id/publish', { params, body }, 'admin');
    },
  ],
];

test.each(ASKING)('%s asks, and stores nothing meanwhile', async (_door, call) => {
  const stored = () =>
    testApi().query(`select count(*)::int as there from stations
      where not draft and county_code = 227 and round(latitude::numeric, 2) = 29.76`);
  const asked = await call({});
  expect(asked.problem.message).toContain(`${SAID} Is that right?`);
  expect(asked.status).toBe(422);
  expect(await stored()).toEqual([{ there: 0 }]);
});

test.each(ASKING)('%s stores it once it is confirmed', async (_door, call) => {
  expect((await call({ confirmed: ['place.county'] })).status).toBe(200);
});

test.each([
  ['POST /draft-stations', draftV1],
  ['POST /next-draft-stations', draftNext],
])('%s lets a draft say it', async (_door, add) => {
  expect(Number(await add())).toBeGreaterThan(0);
});

test('and a draft may be saved so again', async () => {
  const station = { ...older, draft_id: await draftV1(), channels: [] };
  const one = await request('PUT /draft-stations/channels/update', { body: { station } }, 'user');
  const params = { id: await draftNext() };
  const other = await request('PUT /next-draft-stations/:id', { params, body: next }, 'admin');
  expect([one.status, other.status]).toEqual([200, 200]);
});
