import places from '../lookups/data/places.json' with { type: 'json' };
import { seedLookups } from '../../demo/seed/index.ts';
import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow, completeV1Station } from '../../testing/walk/walk.station-bodies.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const cityOf = async (name: string) => {
  const [row] = await testApi().query<{
    id: number;
    county_code: number;
    district: number;
    tmg_prefix: string | null;
    latitude: number;
    longitude: number;
  }>(
    `select c.id, c.county_code, n.txdot_district_code as district, c.tmg_prefix, c.latitude, c.longitude
     from cities c join counties n on n.code = c.county_code where c.city_area = $1`,
    [name],
  );
  if (!row) throw new Error(`no ${name}`);
  return row;
};
const stationIn = async (name: string) => {
  const { id, county_code, district, latitude, longitude } = await cityOf(name);
  return {
    ...completeStation,
    city_id: id,
    county_code,
    txdot_district_code: district,
    latitude_avg: latitude + 0.000001,
    longitude_avg: longitude - 0.000001,
  };
};
const publish = async (name: string) =>
  request('POST /next-stations', { body: await stationIn(name) }, 'admin');

describe('the places of the state', () => {
  test('are named with all their letters', () =>
    expect(places.filter(({ city_area: name }) => name.includes('\uFFFD'))).toEqual([]));

  test('each county has its seat, which can be chosen in both forms', async () => {
    const { reply } = await request('GET /next-station-options', {}, 'admin');
    const { reply: older } = await request('GET /station-options', {}, 'user');
    const seats = places.filter(({ seat }) => seat);
    expect(new Set(seats.map(({ county_code }) => county_code)).size).toBe(254);
    for (const options of [reply.city, older.city]) {
      const known = new Set(options.map(({ county_code, label }) => `${county_code} ${label}`));
      expect(seats.filter((seat) => !known.has(`${seat.county_code} ${seat.city_area}`))).toEqual([]);
    }
  });

  test('are added to an installation that has cities, which stay as they are', async () => {
    const before = await testApi().query(
      'select id, tmg_prefix, tmg_count from cities where tmg_prefix is not null order by id',
    );
    await testApi().query(`update cities set place_key = null where city_area = 'Austin'`);
    await testApi().query(`update cities set city_area = 'Renamed' where city_area = 'Marfa'`);
    await testApi().query(`delete from cities where city_area = 'Alpine'`);
    await seedLookups(testApi().db);
    expect(
      await testApi().query(
        'select id, tmg_prefix, tmg_count from cities where tmg_prefix is not null order by id',
      ),
    ).toEqual(before);
    const [count] = await testApi().query(`select count(*) as all, count(distinct place_key) as keys,
      count(*) filter (where city_area in ('Austin', 'Alpine')) as two, count(*) filter (where city_area = 'Marfa') as old from cities`);
    expect(count).toEqual({ all: places.length, keys: places.length, two: 2, old: 0 });
  });
});

describe('a city without a prefix', () => {
  test('gets one with its first station, and keeps it', async () => {
    const preview = (await request('GET /next-station-options', {}, 'admin')).reply.city.find(
      ({ label }) => label === 'Marfa',
    );
    const { reply } = await publish('Marfa');
    expect(reply.data.station_id_tmg).toBe(`${preview?.tmg_prefix}0001`);
    expect((await publish('Marfa')).reply.data.station_id_tmg).toBe(`${preview?.tmg_prefix}0002`);
    expect((await cityOf('Marfa')).tmg_prefix).toBe(preview?.tmg_prefix);
  });

  test('shares it with nobody, however many are published at once', async () => {
    await request('GET /next-station-options', {}, 'admin');
    const names = ['Marfa', 'Matador', 'Mason', 'Marfa', 'Mertzon', 'Mentone', 'Marfa', 'Matador'];
    const answers = await Promise.all(names.map(publish));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const ids = answers.map(({ reply }) => reply.data.station_id_tmg);
    expect(new Set(ids).size).toBe(names.length);
    const prefixes = new Map(ids.map((id, at) => [id?.slice(0, 2), names[at]]));
    expect(prefixes.size).toBe(new Set(names).size);
  });

  test('gets none that another city had before', async () => {
    await testApi().query(
      `insert into tmg_prefixes (prefix, city_id) values ('MR', (select id from cities where city_area = 'Austin')) on conflict do nothing`,
    );
    const { reply } = await publish('Marfa');
    expect(reply.data.station_id_tmg).not.toMatch(/^MR/);
  });

  test('is told when all are given, and nothing is written', async () => {
    await testApi().query(`insert into tmg_prefixes (prefix) select a || b from
      regexp_split_to_table('ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') a, regexp_split_to_table('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', '') b on conflict do nothing`);
    const { status, problem } = await publish('Marfa');
    expect([status, problem.message]).toEqual([409, expect.stringContaining('Every pair of characters')]);
    expect((await publish('Austin')).status).toBe(200);
  });

  test.each(['a prefix of another city', 'a prefix under issued numbers'])(
    '%s is refused by the database',
    async (which) => {
      const change = which.includes('issued')
        ? `update cities set tmg_prefix = 'QQ' where city_area = 'Austin'`
        : `update cities set tmg_prefix = 'AU' where city_area = 'Marfa'`;
      await testApi().query(`update cities set tmg_prefix = 'QX' where city_area = 'Kyle' and tmg_count = 0`);
      await expect(testApi().query(change)).rejects.toThrow();
      await expect(
        testApi().query(`update cities set tmg_prefix = 'KY' where city_area = 'Marfa'`),
      ).rejects.toThrow();
    },
  );
});

test.each([
  ['downtown Austin', 30.2672, -97.7431, 'Austin'],
  ['in the south of Houston', 29.64, -95.4, 'Houston'],
  ['far out in Brewster County', 29.3, -103.3, null],
])('%s the city that is proposed is the one that it is near', async (_where, latitude, longitude, city) => {
  const { reply } = await request('GET /station-reverse-geo', { query: { latitude, longitude } }, 'user');
  expect(reply.city?.city_area ?? null).toBe(city);
  expect(reply.nearest).toEqual({ city_area: expect.any(String), distance_km: expect.any(Number) });
});

describe('what is asked about a place', () => {
  const dallas = { latitude_avg: 32.776712, longitude_avg: -96.797012 };
  test('coordinates at odds with the county, until it is confirmed', async () => {
    const body = { ...completeStation, ...dallas };
    const asked = await request('POST /next-stations', { body }, 'admin');
    expect(asked.problem.questions?.map(({ key }) => key)).toEqual(['place.county']);
    expect(asked.problem.message).toContain('Dallas County, not in Travis County');
    const older = { ...completeV1Station, latitude: dallas.latitude_avg, longitude: dallas.longitude_avg };
    expect((await request('POST /stations', { body: { station: older } }, 'user')).status).toBe(422);
    const sure = await request(
      'POST /next-stations',
      { body: { ...body, confirmed: ['place.county'] } },
      'admin',
    );
    expect(sure.status).toBe(200);
    const params = { id: sure.reply.data.station_id_tmg ?? '' };
    expect((await request('PUT /next-stations/:id', { params, body }, 'admin')).status).toBe(200);
  });

  test('a city moved under an issued number', async () => {
    const { reply } = await request('POST /next-stations', { body: completeStation }, 'admin');
    const params = { id: reply.data.station_id_tmg ?? '' };
    const { id } = await cityOf('Rollingwood');
    const body = { ...completeStation, city_id: id };
    const asked = await request('PUT /next-stations/:id', { params, body }, 'admin');
    expect(asked.problem.message).toContain(`The number ${params.id} was issued for Austin and stays.`);
    const sure = await request(
      'PUT /next-stations/:id',
      { params, body: { ...body, confirmed: ['place.city'] } },
      'admin',
    );
    expect([sure.status, sure.reply.station_id_tmg]).toEqual([200, params.id]);
  });
});

describe('a station that a super admin makes of a vendor’s site belongs to the agency of its domain', () => {
  const [first] = completeV1Station.channels;
  const eco_id = String(ecoSiteId('EA0001'));
  const channel = { vendor_code: '1', eco_id: String(ecoChannelId('EA0001', 0)) };
  const station = {
    ...completeV1Station,
    eco_id,
    channels: [{ ...first, ...channel }] as typeof completeV1Station.channels,
  };
  const flow_set = { flows: [{ ...completeFlow, ...channel, id: null }], removed: [] };
  const next = { ...completeStation, eco_id, flow_set, request_key: 'site-EA0001-of-austin' };
  const older = { body: { station } };

  test.each([
    ['POST /stations', async () => (await request('POST /stations', older, 'super')).reply.station],
    [
      'POST /draft-stations',
      async () => (await request('POST /draft-stations', older, 'super')).reply.station,
    ],
    [
      'POST /next-stations',
      async () => (await request('POST /next-stations', { body: next }, 'super')).reply.data,
    ],
    [
      'POST /next-draft-stations',
      async () => (await request('POST /next-draft-stations', { body: next }, 'super')).reply.data,
    ],
  ] as const)('by %s', async (_door, add) => {
    const { agency_id, id } = await add();
    expect(agency_id).toBe(3);
    expect(await testApi().query('select eco_id from stations where id = $1', [id])).toEqual([{ eco_id }]);
    const { reply: left } = await request('GET /stations-new', {}, 'user');
    expect(left.map((site) => site.eco_id)).not.toContain(eco_id);
  });

  test('once, when its answer was lost and it is sent again', async () => {
    const { reply: one } = await request('POST /next-stations', { body: next }, 'super');
    const { reply: again } = await request('POST /next-stations', { body: next }, 'super');
    expect(again.data.id).toBe(one.data.id);
  });

  test('and stays so, with its site, when the next form saves and publishes it', async () => {
    const { reply } = await request('POST /next-draft-stations', { body: next }, 'super');
    const params = { id: String(reply.data.draft_id) };
    const published = await request(
      'POST /next-draft-stations/:id/publish',
      { params, body: { station: completeStation } },
      'super',
    );
    expect(published.reply.agency_id).toBe(3);
    const stored = await testApi().query('select eco_id from stations where id = $1', [reply.data.id]);
    expect(stored).toEqual([{ eco_id }]);
  });

  test('while an agency can’t take another one’s site by the next form', async () => {
    const body = { ...completeStation, eco_id: String(ecoSiteId('EH0001')) };
    const { status, problem } = await request('POST /next-stations', { body }, 'admin');
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['eco_id']]);
  });
});
