import { request, testApi } from 'mock-api/testing';

test('the list holds the published stations of the own agency', async () => {
  const { status, reply } = await request('GET /stations/summary', { query: {} }, 'user');
  expect(status).toBe(200);
  expect(reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual([
    'AU0001',
    'AU0002',
    'AU0004',
    'AU0005',
    'AU0006',
    'AU0007',
    'AU0008',
    'AU0009',
  ]);
  expect(reply[0]).toMatchObject({
    key: 's1',
    draft_id: null,
    station_name: 'Shoal Creek Trail at 24th St',
    city_area: 'Pease Park',
    city: 'Austin',
    count_method: { code: '3', label: 'Permanent device' },
    vendor_code: '1',
    days_count: 60,
    draft: false,
    progress: null,
    certifying: 0,
    importing: 0,
  });
});

describe('the city area', () => {
  const everywhere = async () => {
    const [older, newer, uploads, one] = await Promise.all([
      request('GET /stations/summary', { query: {} }, 'super'),
      request('GET /next-stations/summary', { query: {} }, 'super'),
      request('GET /stations', { query: {} }, 'super'),
      request('GET /stations/:stationId', { params: { stationId: 'AU0002' } }, 'super'),
    ]);
    const ofList = [older, newer, uploads].map(
      ({ reply }) => reply.find(({ station_id_tmg }) => station_id_tmg === 'AU0002')?.city_area,
    );
    return [...ofList, one.reply.city_area];
  };

  test.each([
    ['what a form was told', 'Hyde Park', 'Hyde Park'],
    ['the name of the city where nothing was', null, 'Austin'],
    ['the name of the city where spaces were', '  ', 'Austin'],
  ])('is %s, in every list', async (_case, neighborhood, expected) => {
    await testApi().query("update stations set neighborhood = $1 where station_id_tmg = 'AU0002'", [
      neighborhood,
    ]);
    expect(await everywhere()).toEqual([expected, expected, expected, expected]);
  });

  test('typed in the v1 form is what the newer one reads', async () => {
    const params = { stationId: 'AU0002' };
    const { record } = (await request('GET /stations/:stationId', { params }, 'user')).reply;
    const station = { ...record, station_id_tmg: 'AU0002', city_area: 'Mueller' };
    expect((await request('PUT /stations/channels/update', { body: { station } }, 'user')).status).toBe(200);
    const newer = await request('GET /next-stations/:id', { params: { id: 'AU0002' } }, 'admin');
    expect(newer.reply.neighborhood).toBe('Mueller');
    expect(await everywhere()).toEqual(['Mueller', 'Mueller', 'Mueller', 'Mueller']);
  });
});

test('a station without counts to certify has no days count', async () => {
  const { reply } = await request('GET /stations/summary', { query: {} }, 'user');
  const days = Object.fromEntries(reply.map((row) => [row.station_id_tmg, row.days_count]));
  expect(days).toMatchObject({ AU0002: null, AU0004: 21, AU0009: null });
});

test('drafts come on request, with their progress', async () => {
  const { reply } = await request('GET /stations/summary', { query: { includeDrafts: true } }, 'user');
  const drafts = reply.filter(({ draft }) => draft);
  expect(drafts.map(({ station_name, progress }) => [station_name, progress])).toEqual([
    ['Bouldin Creek Trail at Barton Springs Rd', 8 / 9],
    ['Red Line Trail at Airport Blvd', 3 / 9],
  ]);
  expect(drafts[0]).toMatchObject({ key: `d${drafts[0]?.draft_id}`, station_id_tmg: null });
});

test('another agency sees its own stations alone', async () => {
  const { reply } = await request('GET /stations/summary', { query: { includeDrafts: true } }, 'houston');
  expect(new Set(reply.map(({ agency_id }) => agency_id))).toEqual(new Set([4]));
});

test('a super admin of a statewide agency sees the stations of all', async () => {
  const { reply } = await request('GET /stations/summary', { query: {} }, 'super');
  expect(reply).toHaveLength(12);
});

test('a super admin whose current agency is a city lists the stations of that city', async () => {
  const switchTo = (agency: number) =>
    testApi().query("update users set agency_id = $1 where email = 'super@example.org'", [agency]);
  await switchTo(4);
  const { reply } = await request('GET /stations/summary', { query: {} }, 'super');
  const one = await request('GET /stations/:stationId', { params: { stationId: 'AU0001' } }, 'super');
  await switchTo(1);
  expect(reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual(['HO0001', 'HO0003']);
  expect(one.status).toBe(200);
});

test('the next list names the same area and needs the preview', async () => {
  const { reply } = await request('GET /next-stations/summary', { query: {} }, 'admin');
  expect(reply[0]?.city_area).toBe('Pease Park');
  expect((await request('GET /next-stations/summary', { query: {} }, 'user')).status).toBe(403);
});

test('the upload screen lists stations by vendor', async () => {
  const all = await request('GET /stations', { query: { countAmount: false } }, 'user');
  expect(all.reply).toHaveLength(8);
  const eco = await request('GET /stations', { query: { countAmount: false, vendor: '1' } }, 'user');
  expect(eco.reply).toContainEqual({
    station_id_tmg: 'AU0001',
    station_name: 'Shoal Creek Trail at 24th St',
    vendor_code: '1',
    city_area: 'Pease Park',
    eco_id: expect.stringMatching(/^\d{9}/),
    certifying: 0,
    importing: 0,
    last_imported: null,
    last_count: '2026-03-01 23:00:00',
  });
  expect(eco.reply.every(({ vendor_code }) => vendor_code === '1')).toBe(true);
});

test('a station says how far its counts reach and which channels it has', async () => {
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: 'AU0001' } }, 'user');
  expect(reply).toMatchObject({
    station_id_tmg: 'AU0001',
    city_area: 'Pease Park',
    county: 'Travis',
    vendor_code: '1',
    days_count: 60,
    first_count: '2025-03-02 00:00:00',
    last_count: '2026-03-01 23:00:00',
    certifying: 0,
    importing: 0,
    version: 1,
  });
  expect(reply.channels[0]).toMatchObject({
    name: 'Bicycle SB',
    flowid_txdot: 'AU0001-3-2-5-9',
    count_type: { code: '2', label: 'Bicycle' },
    travel_direction: { code: '5', label: 'South' },
    count_interval: 60,
    header: null,
  });
});

test('a station without counts has no reach', async () => {
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: 'AU0009' } }, 'user');
  expect(reply).toMatchObject({ first_count: null, last_count: null, days_count: null });
});

test("channels are labelled in the reader's language", async () => {
  const spanish = { 'accept-language': 'es' };
  const { reply } = await request(
    'POST /stations/channels',
    { body: { station: 'AU0001' } },
    'user',
    spanish,
  );
  expect(reply.map(({ travel_direction }) => travel_direction.label)).toEqual(['Sur', 'Norte']);
  const same = await request(
    'GET /stations/:stationId/channels',
    { params: { stationId: 'AU0001' } },
    'user',
    spanish,
  );
  expect(same.reply).toEqual(reply);
});

test.each(['HO0001', 'ZZ0001', '13', "' or 1=1"])(
  'the station %s does not exist for Austin',
  async (stationId) => {
    const one = await request('GET /stations/:stationId', { params: { stationId } }, 'user');
    expect(one.status).toBe(404);
    const channels = await request('GET /stations/:stationId/channels', { params: { stationId } }, 'user');
    expect(channels.status).toBe(404);
    const older = await request('POST /stations/channels', { body: { station: stationId } }, 'user');
    expect(older.status).toBe(404);
  },
);

test('a super admin reaches a station of any agency', async () => {
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: 'HO0001' } }, 'super');
  expect(reply.station_id_tmg).toBe('HO0001');
});

test('a request without the station is refused with the field named', async () => {
  const { status, problem } = await request(
    'POST /stations/channels',
    { body: {} as { station: string } },
    'user',
  );
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual(['station']);
});

test('whether a station has counts is told to who asks for it', async () => {
  const query = { includeDrafts: true, counted: true };
  const { reply } = await request('GET /stations/summary', { query }, 'user');
  const told = new Map(reply.map(({ station_id_tmg: id, counted }) => [id, counted]));
  // waits, is certified to the end, has never had one; and drafts
  expect(['AU0001', 'AU0002', 'AU0009', null].map((id) => told.get(id))).toEqual([true, true, false, false]);
  const { reply: unasked } = await request('GET /stations/summary', { query: {} }, 'user');
  expect(unasked.every((row) => !('counted' in row))).toBe(true);
});

test('whether strong findings are open is told to who asks for it', async () => {
  await request('POST /findings/run', { body: { flowid_txdot: 'AU0001' } }, 'user');
  await testApi().runJobs();
  const { reply } = await request('GET /stations/summary', { query: { strong: true } }, 'user');
  const told = new Map(reply.map(({ station_id_tmg: id, strong }) => [id, strong]));
  expect(told.get('AU0001')).toBe(true);
  const { reply: open } = await request(
    'GET /findings',
    { query: { flowid_txdot: 'AU0002', state: 'open' } },
    'user',
  );
  expect(told.get('AU0002')).toBe(open.open.strong > 0);
  const { reply: unasked } = await request('GET /stations/summary', { query: {} }, 'user');
  expect(unasked.every((row) => !('strong' in row))).toBe(true);
});
