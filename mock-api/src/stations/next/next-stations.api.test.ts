import { request, testApi, type Persona } from 'mock-api/testing';
import type { NextStation, NextStationRequest } from 'shared-domain';

const AUSTIN = 5;
const blank: NextStationRequest = {
  station_name: 'Waller Creek Trail at 15th St',
  street_or_trail_name: null,
  neighborhood: null,
  latitude_avg: null,
  longitude_avg: null,
  year_station_established: null,
  year_station_discontinued: null,
  first_imported: null,
  state_code: '48',
  txdot_district_code: null,
  county_code: null,
  city_id: null,
  intersection_code: '0',
  func_class_code: null,
  direction_of_route_code: null,
  street_width_code: null,
  street_traffic_volume_adt: null,
  posted_route_sign_code: null,
  posted_route_sign_number: null,
  posted_speed_limit_code: null,
  nhs_code: null,
  surrounding_land_use_codes: [],
  ada_ramp_code: null,
  street_lighting_code: null,
  transit_code: null,
};
const complete: NextStationRequest = {
  ...blank,
  street_or_trail_name: 'Waller Creek Trail',
  neighborhood: 'Downtown',
  latitude_avg: 30.277812,
  longitude_avg: -97.734905,
  year_station_established: '2026-02-20',
  year_station_discontinued: 2026,
  first_imported: '2026-02-24',
  txdot_district_code: 14,
  county_code: 227,
  city_id: AUSTIN,
  func_class_code: '8U',
  direction_of_route_code: '9',
  street_width_code: '0',
  street_traffic_volume_adt: 0,
  posted_route_sign_code: '3',
  posted_route_sign_number: '290',
  posted_speed_limit_code: '00',
  nhs_code: 'N',
  surrounding_land_use_codes: ['8', '5'],
  ada_ramp_code: '2',
  street_lighting_code: '4',
  transit_code: '1',
};

const addDraft = async (station = blank, as: Persona = 'admin') =>
  (await request('POST /next-draft-stations', { body: station }, as)).reply.data;
const publish = (
  id: number | null,
  station: NextStationRequest & { version?: number; confirmed?: string[] },
  as: Persona = 'admin',
) => request('POST /next-draft-stations/:id/publish', { params: { id: String(id) }, body: { station } }, as);
const stationCount = async () =>
  (await testApi().query<{ n: number }>('select count(*) as n from stations'))[0]?.n;
const lastAudit = async () =>
  (
    await testApi().query(
      'select user_name, agency_id, station_id, action from audit_log order by id desc limit 1',
    )
  )[0];

/** Houston's people do not have the preview; its admin here does. */
beforeAll(async () => {
  await testApi().query("update users set flag_next_stations = true where email = 'houston@example.org'");
});

describe('options and places', () => {
  test('the form is offered every list in the language asked for', async () => {
    const { reply } = await request('GET /next-station-options', {}, 'admin', { 'accept-language': 'es' });
    expect(Object.values(reply).every((list) => list.length > 0)).toBe(true);
    expect(reply.funcClass).toHaveLength(18);
    expect(reply.county).toHaveLength(254);
    expect(reply.county).toContainEqual({ code: '227', label: 'Travis', txdot_district_code: 14 });
    expect(reply.adaRamp[0]).toEqual({ code: '0', label: 'Ninguna' });
    expect(reply.city).toContainEqual({
      code: String(AUSTIN),
      label: 'Austin',
      county_code: 227,
      tmg_prefix: 'AU',
      tmg_count: 9,
    });
  });

  test.each([
    ['Shoal Creek', 30.288412, -97.751903, 'Austin', 'Travis'],
    ['a farm road near Round Rock', 30.52, -97.64, 'Round Rock', 'Williamson'],
    ['the far west', 31.05, -104.83, 'Van Horn', 'Culberson'],
    ['Santa Fe', 35.687, -105.9378, null, null],
  ])('%s is found by its coordinates', async (_name, latitude, longitude, city, county) => {
    const { reply } = await request('GET /station-reverse-geo', { query: { latitude, longitude } }, 'user');
    expect(reply.city?.city_area ?? null).toBe(city);
    expect(reply.county?.county ?? null).toBe(county);
  });

  test('coordinates that are no numbers are refused', async () => {
    const query = { latitude: 'north', longitude: -97 } as unknown as { latitude: number; longitude: number };
    const { status, problem } = await request('GET /station-reverse-geo', { query }, 'user');
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(['latitude']);
  });
});

describe('drafts', () => {
  test('a draft needs a name alone and belongs to the agency of the caller', async () => {
    const draft = await addDraft();
    expect(draft).toMatchObject({
      draft: true,
      draft_id: draft.id,
      station_id_tmg: null,
      agency_id: 3,
      progress: 1 / 9,
      version: 1,
    });
    expect(await lastAudit()).toEqual({
      user_name: 'Ada Morgan',
      agency_id: 3,
      station_id: draft.id,
      action: 'draft.add',
    });
    const { reply } = await request(
      'GET /next-draft-stations/:id',
      { params: { id: String(draft.id) } },
      'admin',
    );
    expect(reply).toEqual(draft);
  });

  test('everything that is filled in comes back as it was sent', async () => {
    const draft = await addDraft(complete);
    expect(draft).toMatchObject(complete);
    expect(draft.progress).toBe(1);
  });

  test('a draft without a name is refused and not written', async () => {
    const before = await stationCount();
    const body = { ...blank, station_name: '  ' };
    const { status, problem } = await request('POST /next-draft-stations', { body }, 'admin');
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ station_name: ['Invalid name (required)'] });
    expect(await stationCount()).toBe(before);
  });

  test('saving a draft raises its version and moves its progress', async () => {
    const draft = await addDraft();
    const params = { id: String(draft.id) };
    const body = { ...blank, latitude_avg: 30.1, longitude_avg: -97.1, version: 1 };
    const { reply } = await request('PUT /next-draft-stations/:id', { params, body }, 'admin');
    expect(reply).toMatchObject({ version: 2, progress: 3 / 9 });
  });

  test('a version that someone else has overtaken is refused with the newer record', async () => {
    const draft = await addDraft();
    const params = { id: String(draft.id) };
    const newer = { ...blank, neighborhood: 'Mueller', version: 1 };
    await request('PUT /next-draft-stations/:id', { params, body: newer }, 'admin');
    const stale = { ...blank, neighborhood: 'Hyde Park', version: 1 };
    const { status, problem } = await request(
      'PUT /next-draft-stations/:id',
      { params, body: stale },
      'admin',
    );
    expect(status).toBe(409);
    expect(problem.message).toBe('Someone else has saved this station since you opened it.');
    expect(problem.current).toMatchObject({ neighborhood: 'Mueller', version: 2 });
    const published = await publish(draft.id, { ...complete, version: 1 });
    expect(published.status).toBe(409);
    const { reply } = await request('GET /next-draft-stations/:id', { params }, 'admin');
    expect(reply).toMatchObject({ neighborhood: 'Mueller', version: 2, draft: true });
  });

  test('a deleted draft is gone', async () => {
    const { id } = await addDraft();
    const params = { id: String(id) };
    const { reply } = await request('DELETE /next-draft-stations/:id', { params }, 'admin');
    expect(reply).toEqual({ success: true });
    expect(await lastAudit()).toMatchObject({ action: 'draft.delete', station_id: id });
    expect((await request('GET /next-draft-stations/:id', { params }, 'admin')).status).toBe(404);
    expect((await request('DELETE /next-draft-stations/:id', { params }, 'admin')).status).toBe(404);
  });

  test('a published station is no draft and can not be deleted as one', async () => {
    const [station] = await testApi().query<{ id: number }>(
      "select id from stations where station_id_tmg = 'AU0001'",
    );
    const params = { id: String(station?.id) };
    const read = await request('GET /next-draft-stations/:id', { params }, 'admin');
    expect(read).toMatchObject({ status: 409, problem: { published_as: 'AU0001' } });
    const { status, problem } = await request('DELETE /next-draft-stations/:id', { params }, 'admin');
    expect(status).toBe(409);
    expect(problem.message).toBe('This draft has been published as AU0001 since you opened it.');
  });
});

describe('publishing', () => {
  test('a published draft gets the next number of its city', async () => {
    const draft = await addDraft();
    const { status, reply } = await publish(draft.id, { ...complete, version: draft.version });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ ...complete, draft: false, draft_id: null, progress: null, version: 2 });
    expect(reply.station_id_tmg).toMatch(/^AU\d{4}$/);
    expect(await lastAudit()).toMatchObject({ action: 'station.publish', station_id: draft.id });
    const again = await publish(draft.id, complete);
    expect(again.status).toBe(409);
    expect(again.problem.message).toBe(
      `This draft has been published as ${reply.station_id_tmg} since you opened it.`,
    );
  });

  test('a draft that lacks required fields stays a draft, and its city keeps its number', async () => {
    const draft = await addDraft();
    const counted = () => testApi().query('select tmg_count from cities where id = $1', [AUSTIN]);
    const before = await counted();
    const { status, problem } = await publish(draft.id, { ...blank, city_id: AUSTIN, county_code: 227 });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      street_or_trail_name: ['Street/Trail Name: this field is required.'],
      latitude_avg: ['Invalid latitude (required, 6 decimals)'],
      longitude_avg: ['Invalid longitude (required, 6 decimals, should be negative)'],
      year_station_established: ['Invalid date (required)'],
      func_class_code: ['Functional Class: this field is required.'],
      direction_of_route_code: ['Direction of Route: this field is required.'],
    });
    expect(await counted()).toEqual(before);
    const { reply } = await request(
      'GET /next-draft-stations/:id',
      { params: { id: String(draft.id) } },
      'admin',
    );
    expect(reply).toEqual(draft);
  });

  test('a draft published twice at once is published once', async () => {
    const { id } = await addDraft();
    const both = await Promise.all([publish(id, complete), publish(id, complete)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('a number is not issued again after its station is gone', async () => {
    const first = (await publish((await addDraft()).id, complete)).reply;
    await testApi().query('delete from stations where id = $1', [first.id]);
    const second = (await publish((await addDraft()).id, complete)).reply;
    expect(second.station_id_tmg).not.toBe(first.station_id_tmg);
  });

  test('a city that has issued all its numbers publishes no more', async () => {
    await testApi().query('update cities set tmg_count = 9999 where tmg_prefix = $1', ['BA']);
    const [city] = await testApi().query<{ id: number; county_code: number }>(
      "select id, county_code from cities where tmg_prefix = 'BA'",
    );
    const { id } = await addDraft();
    const { status, problem } = await publish(id, {
      ...complete,
      city_id: city?.id ?? 0,
      county_code: city?.county_code ?? 0,
      confirmed: ['place.county'],
    });
    expect(status).toBe(409);
    expect(problem.message).toBe('All station numbers of this city have been issued.');
    expect(
      (await request('GET /next-draft-stations/:id', { params: { id: String(id) } }, 'admin')).status,
    ).toBe(200);
  });

  test('a new station can be published at once', async () => {
    const { reply } = await request('POST /next-stations', { body: complete }, 'admin');
    expect(reply.data).toMatchObject({ ...complete, draft: false, draft_id: null, agency_id: 3, version: 1 });
    const params = { id: reply.data.station_id_tmg ?? '' };
    expect((await request('GET /next-stations/:id', { params }, 'admin')).reply).toEqual(reply.data);
  });
});

describe('published stations', () => {
  const params = { id: 'AU0004' };
  const read = async () => (await request('GET /next-stations/:id', { params }, 'admin')).reply;
  const toRequest = ({
    id: _i,
    draft_id: _d,
    draft: _f,
    station_id_tmg: _t,
    agency_id: _a,
    progress: _p,
    ...rest
  }: NextStation) => rest;

  test('an update keeps the number and raises the version', async () => {
    const before = await read();
    const body = { ...toRequest(before), neighborhood: 'Waterfront' };
    const { reply } = await request('PUT /next-stations/:id', { params, body }, 'admin');
    expect(reply).toEqual({ ...before, neighborhood: 'Waterfront', version: before.version + 1 });
    const [entry] = await testApi().query('select action, detail from audit_log order by id desc limit 1');
    expect(entry).toMatchObject({ action: 'station.update', detail: { fields: ['neighborhood'] } });
  });

  test('a stale update answers the newer record and writes nothing', async () => {
    const before = await read();
    await request(
      'PUT /next-stations/:id',
      { params, body: { ...toRequest(before), nhs_code: 'Y' } },
      'admin',
    );
    const stale = { ...toRequest(before), nhs_code: 'N' };
    const { status, problem } = await request('PUT /next-stations/:id', { params, body: stale }, 'admin');
    expect(status).toBe(409);
    expect(problem.current).toMatchObject({ nhs_code: 'Y', version: before.version + 1 });
    expect(await read()).toMatchObject({ nhs_code: 'Y', version: before.version + 1 });
  });

  test('the number of a sign that is hidden is not kept', async () => {
    const body = {
      ...toRequest(await read()),
      posted_route_sign_code: '10',
      posted_route_sign_number: '290',
    };
    const { reply } = await request('PUT /next-stations/:id', { params, body }, 'admin');
    expect(reply.posted_route_sign_number).toBeNull();
  });

  test("faults are said in the reader's language", async () => {
    const body = { ...toRequest(await read()), city_id: null, station_name: 'Uno, dos' };
    const spanish = { 'accept-language': 'es' };
    const { status, problem } = await request('PUT /next-stations/:id', { params, body }, 'admin', spanish);
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      station_name: ['Nombre no válido (sin comas)'],
      city_id: ['Ciudad: este campo es obligatorio.'],
    });
    expect(problem.message).toContain('Nombre no válido (sin comas)');
  });

  test.each([
    ['a date that does not exist', { year_station_established: '2026-02-30' }, 'year_station_established'],
    [
      'a date before the age of counting',
      { year_station_established: '0000-01-01' },
      'year_station_established',
    ],
    ['a traffic volume with a fraction', { street_traffic_volume_adt: 10.5 }, 'street_traffic_volume_adt'],
    ['a name without end', { station_name: 'x'.repeat(121) }, 'station_name'],
    ['a name over two lines', { station_name: 'one\ntwo' }, 'station_name'],
    ['a latitude as text', { latitude_avg: '30.1' as unknown as number }, 'latitude_avg'],
    ['a city that no number can hold', { city_id: 1e15 }, 'city_id'],
  ])('%s is refused at its field', async (_name, change, field) => {
    const before = await read();
    const body = { ...toRequest(before), ...change };
    const { status, problem } = await request('PUT /next-stations/:id', { params, body }, 'admin');
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(await read()).toEqual(before);
  });
});

describe('who may', () => {
  test("another agency's stations and drafts do not exist, and nothing is written", async () => {
    const draft = await addDraft();
    const params = { id: String(draft.id) };
    const published = { id: 'AU0001' };
    const refused = await Promise.all([
      request('GET /next-draft-stations/:id', { params }, 'houston'),
      request('PUT /next-draft-stations/:id', { params, body: complete }, 'houston'),
      request('DELETE /next-draft-stations/:id', { params }, 'houston'),
      publish(draft.id, complete, 'houston'),
      request('GET /next-stations/:id', { params: published }, 'houston'),
      request('PUT /next-stations/:id', { params: published, body: complete }, 'houston'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await request('GET /next-draft-stations/:id', { params }, 'admin')).reply).toEqual(draft);
    expect((await request('GET /next-stations/:id', { params: published }, 'admin')).reply.version).toBe(1);
  });

  test('without the preview there is no next form', async () => {
    const params = { id: 'AU0001' };
    const refused = await Promise.all([
      request('GET /next-station-options', {}, 'user'),
      request('GET /next-stations/:id', { params }, 'user'),
      request('POST /next-stations', { body: complete }, 'user'),
      request('POST /next-draft-stations', { body: blank }, 'user'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test('a super admin edits a draft of any agency, which keeps its agency', async () => {
    const draft = await addDraft(blank, 'houston');
    const params = { id: String(draft.id) };
    const body = { ...blank, neighborhood: 'EaDo', version: 1 };
    const { reply } = await request('PUT /next-draft-stations/:id', { params, body }, 'super');
    expect(reply).toMatchObject({ agency_id: 4, neighborhood: 'EaDo' });
  });

  test('an agency named in the body is not taken', async () => {
    const body = { ...blank, agency_id: 4 } as NextStationRequest;
    const { reply } = await request('POST /next-draft-stations', { body }, 'admin');
    expect(reply.data.agency_id).toBe(3);
  });

  test.each(['abc', '0', '99999999999999', '1.5', 'AU0001', '%00'])('there is no draft %s', async (id) => {
    expect((await request('GET /next-draft-stations/:id', { params: { id } }, 'admin')).status).toBe(404);
  });
});
