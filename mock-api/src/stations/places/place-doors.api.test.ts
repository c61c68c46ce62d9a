import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

// S9: every door that stores a published station asks about coordinates in another county than it says, or not near its
// city but near another, by the rules that the forms name it by (`countyContradiction`, `cityContradiction`). A draft may
// say it, and is asked when it is published.

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const HOUSTON = { latitude: 29.760427, longitude: -95.369804 };
/** In Travis County like Austin, and as far from it as from every other city but its neighbors. */
const JONESTOWN = { latitude: 30.495471, longitude: -97.923352 };

type Place = typeof HOUSTON;
const nextAt = ({ latitude, longitude }: Place) => ({
  ...completeStation,
  latitude_avg: latitude,
  longitude_avg: longitude,
});
const olderAt = (place: Place) => ({ ...completeV1Station, ...place });

const eco_id = String(ecoSiteId('EA0001'));
const [channel] = completeV1Station.channels;
const siteAt = (place: Place) => ({
  ...olderAt(place),
  eco_id,
  channels: [
    { ...channel, vendor_code: '1', eco_id: String(ecoChannelId('EA0001', 0)) },
  ] as typeof completeV1Station.channels,
});

type Sent = { confirmed?: string[]; at: Place };
const publishedV1 = async () =>
  (await request('POST /stations', { body: { station: completeV1Station } }, 'user')).reply.station_id_tmg;
const publishedNext = async () =>
  (await request('POST /next-stations', { body: completeStation }, 'admin')).reply.data.station_id_tmg ?? '';
const draftV1 = async (at: Place) =>
  (await request('POST /draft-stations', { body: { station: olderAt(at) } }, 'user')).reply.station
    .draft_id ?? 0;
const draftNext = async (at: Place) =>
  String((await request('POST /next-draft-stations', { body: nextAt(at) }, 'admin')).reply.data.draft_id);

const ASKING: [
  door: string,
  call: (sent: Sent) => Promise<{ status: number; problem: { message: string } }>,
][] = [
  [
    'POST /stations',
    ({ at, ...sent }) =>
      request('POST /stations', { body: { station: { ...olderAt(at), ...sent } } }, 'user'),
  ],
  [
    'POST /next-stations',
    ({ at, ...sent }) => request('POST /next-stations', { body: { ...nextAt(at), ...sent } }, 'admin'),
  ],
  [
    'POST /stations of a vendor’s site',
    ({ at, ...sent }) => request('POST /stations', { body: { station: { ...siteAt(at), ...sent } } }, 'user'),
  ],
  [
    'POST /next-stations of a vendor’s site',
    ({ at, ...sent }) =>
      request('POST /next-stations', { body: { ...nextAt(at), eco_id, ...sent } }, 'admin'),
  ],
  [
    'PUT /stations/channels/update',
    async ({ at, ...sent }) => {
      const station = { ...olderAt(at), channels: [], station_id_tmg: await publishedV1(), ...sent };
      return request('PUT /stations/channels/update', { body: { station } }, 'user');
    },
  ],
  [
    'PUT /next-stations/:id',
    async ({ at, ...sent }) => {
      const params = { id: await publishedNext() };
      return request('PUT /next-stations/:id', { params, body: { ...nextAt(at), ...sent } }, 'admin');
    },
  ],
  [
    'POST /draft-stations/publish',
    async ({ at, ...sent }) => {
      const station = { ...olderAt(at), draft_id: await draftV1(at), ...sent };
      return request('POST /draft-stations/publish', { body: { station } }, 'user');
    },
  ],
  [
    'POST /next-draft-stations/:id/publish',
    async ({ at, ...sent }) => {
      const params = { id: await draftNext(at) };
      const body = { station: { ...nextAt(at), ...sent } };
      return request('POST /next-draft-stations/:id/publish', { params, body }, 'admin');
    },
  ],
];

const CONTRADICTIONS: [what: string, at: Place, key: string, said: string][] = [
  [
    'of another county',
    HOUSTON,
    'place.county',
    'The coordinates lie in Harris County, not in Travis County.',
  ],
  [
    'near another city',
    JONESTOWN,
    'place.elsewhere',
    'The coordinates are in or near Jonestown, and not near Austin.',
  ],
];

describe.each(CONTRADICTIONS)('at a place %s', (_what, at, key, said) => {
  test.each(ASKING)('%s asks, and stores nothing meanwhile', async (_door, call) => {
    const stored = () =>
      testApi().query(
        `select count(*)::int as there from stations where not draft and round(latitude::numeric, 4) = $1`,
        [at.latitude.toFixed(4)],
      );
    const asked = await call({ at });
    expect(asked.problem.message).toContain(`${said} Is that right?`);
    expect(asked.status).toBe(422);
    expect(await stored()).toEqual([{ there: 0 }]);
  });

  test.each(ASKING)('%s stores it once it is confirmed', async (_door, call) => {
    expect((await call({ at, confirmed: [key] })).status).toBe(200);
  });

  test.each([
    ['POST /draft-stations', draftV1],
    ['POST /next-draft-stations', draftNext],
  ])('%s lets a draft say it', async (_door, add) => {
    expect(Number(await add(at))).toBeGreaterThan(0);
  });

  test('and a draft may be saved so again', async () => {
    const station = { ...olderAt(at), draft_id: await draftV1(at), channels: [] };
    const one = await request('PUT /draft-stations/channels/update', { body: { station } }, 'user');
    const params = { id: await draftNext(at) };
    const other = await request('PUT /next-draft-stations/:id', { params, body: nextAt(at) }, 'admin');
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  test('what was confirmed is not asked again while it stays', async () => {
    const body = { ...nextAt(at), confirmed: [key] };
    const { reply } = await request('POST /next-stations', { body }, 'admin');
    const params = { id: reply.data.station_id_tmg ?? '' };
    expect((await request('PUT /next-stations/:id', { params, body: nextAt(at) }, 'admin')).status).toBe(200);
  });
});

test.each([
  ['its city', 'Jonestown', 200],
  ['one beside it', 'Lago Vista', 200],
  ['one that is not near', 'Austin', 422],
])('a station near several cities may name %s', async (_which, name, expected) => {
  const [city] = await testApi().query(
    `select id::int from cities where city_area = $1 and county_code = 227`,
    [name],
  );
  const body = { ...nextAt(JONESTOWN), city_id: Number(city?.['id']) };
  expect((await request('POST /next-stations', { body }, 'admin')).status).toBe(expected);
});
