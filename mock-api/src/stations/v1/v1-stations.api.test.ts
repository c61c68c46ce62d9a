import { request, testApi, type Persona } from 'mock-api/testing';
import type { V1Station, V1StationRequest } from 'shared-domain';
import { completeV1Station as complete } from '../../testing/walk/walk.station-bodies.ts';

const nothing = Object.fromEntries(Object.keys(complete).map((field) => [field, null]));
const blank = { ...nothing, station_name: 'Waller Creek Trail', channels: [] } as unknown as typeof complete;

const add = (station: V1StationRequest, as: Persona = 'user') =>
  request('POST /stations', { body: { station } }, as);
const addDraft = (station: V1StationRequest, as: Persona = 'user') =>
  request('POST /draft-stations', { body: { station } }, as);
const publish = (draft_id: number, station: V1StationRequest & { version?: number }, as: Persona = 'user') =>
  request('POST /draft-stations/publish', { body: { station: { ...station, draft_id } } }, as);
const readDraft = (id: number | null, as: Persona = 'user') =>
  request('GET /draft-stations/:draftId', { params: { draftId: String(id) } }, as);
const draftOf = async (station: V1StationRequest, as?: Persona) => {
  const { station: draft } = (await addDraft(station, as)).reply;
  return { ...draft, id: draft.draft_id ?? 0 };
};
const one = async <T>(sql: string) => (await testApi().query<T>(sql))[0];
const written = () =>
  one('select (select count(*) from stations) as stations, (select count(*) from flows) as flows');
const lastAudit = () =>
  one('select user_name, agency_id, station_id, action, detail from audit_log order by id desc limit 1');
/** What the form sends again of what it read. */
const answersOf = ({ channels, ...station }: V1Station) => ({
  ...Object.fromEntries(
    Object.keys(complete).map((field) => [field, station[field as keyof typeof station]]),
  ),
  channels: channels.map(({ flowid_txdot: _id, ...channel }) => channel),
});

test('the form is offered every list in the language asked for, and the contacts of the own agency', async () => {
  const { reply } = await request('GET /station-options', {}, 'user', { 'accept-language': 'es' });
  const { provider, requester, ...lists } = reply;
  expect(Object.entries(lists).filter(([, options]) => options.length === 0)).toEqual([]);
  expect(lists.surfaceType[0]).toEqual({ code: '1', label: 'Asfalto' });
  expect(lists.city.find(({ code }) => code === '5')).toMatchObject({
    label: 'Austin',
    city_area: 'Austin',
    county_code: 227,
    tmg_prefix: 'AU',
  });
  // which the form names beside county and city
  expect(lists.txdotDistrict).toContainEqual({ code: '14', label: 'Austin' });
  const own = await testApi().query<{ id: number }>('select id from providers where agency_id = 3');
  expect(new Set(provider.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
  const elsewhere = (await request('GET /station-options', {}, 'houston')).reply;
  const ids = new Set(elsewhere.requester.map(({ id }) => id));
  expect(requester.filter(({ id }) => ids.has(id))).toEqual([]);
});

describe('a new station', () => {
  test('is published with its channels under the next number of its city', async () => {
    const city = await one<{ n: number }>('select tmg_count as n from cities where id = 5');
    const { status, reply } = await add(complete);
    expect(status).toBe(200);
    const number = `AU${String((city?.n ?? 0) + 1).padStart(4, '0')}`;
    expect(reply).toMatchObject({
      station_id_tmg: number,
      station: { draft: false, draft_id: null, progress: null, agency_id: 3, station_id_tmg: number },
    });
    expect(reply.station.channels.map(({ flowid_txdot }) => flowid_txdot)).toEqual([
      `${number}-3-2-1-9`,
      `${number}-3-2-5-9`,
    ]);
    expect(await lastAudit()).toMatchObject({
      user_name: 'Uma Castillo',
      agency_id: 3,
      station_id: reply.station.id,
      action: 'station.publish',
    });
    const read = await request('GET /stations/:stationId', { params: { stationId: number } }, 'user');
    expect(read.reply.record).toEqual(reply.station);
    expect(read.reply.channels).toMatchObject([{ name: 'Bicycle NB' }, { name: 'Bicycle SB' }]);
  });

  test('that lacks something is refused field by field, nothing is written and the city keeps its number', async () => {
    const city = () => one('select tmg_count from cities where id = 5');
    const before = [await written(), await city()];
    const [channel] = complete.channels;
    const channels = [{ ...channel, id: null, name: '', eco_id: null, vendor_code: null }];
    const { status, problem } = await add({
      ...blank,
      station_name: 'One, two',
      city_id: 5,
      county_code: 227,
      channels: channels as V1StationRequest['channels'],
    });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject({
      station_name: ['Invalid name (no commas)'],
      latitude: ['Invalid latitude (required, 6 decimals)'],
      longitude: ['Invalid longitude (required, 6 decimals, should be negative)'],
      year_station_established: ['Invalid date (required)'],
      serial_number: ['Serial Number: this field is required.'],
      'channels.0.name': ['Channel 1: Name: this field is required.'],
      'channels.0.eco_id': ['Channel 1: ID: this field is required.'],
      'channels.0.vendor_code': ['Channel 1: Vendor: this field is required.'],
    });
    expect([await written(), await city()]).toEqual(before);
  });

  test('with the same four codes in two channels is refused at the second', async () => {
    const before = await written();
    const [channel] = complete.channels as [(typeof complete.channels)[0]];
    const { status, problem } = await add({ ...complete, channels: [channel, { ...channel, name: 'Twin' }] });
    expect(status).toBe(409);
    expect(Object.keys(problem.errors ?? {})).toEqual(['channels.1.travel_direction_code']);
    expect(await written()).toEqual(before);
  });

  test("of the vendor's platform is one station, which is named", async () => {
    const site = { ...complete, eco_id: '100059999' };
    const { reply } = await add(site);
    expect(reply.station.eco_id).toBe('100059999');
    const again = await addDraft(site);
    expect(again.status).toBe(422);
    expect(again.problem.errors).toEqual({
      eco_id: [`The Eco ID 100059999 is already used by ${site.station_name} (${reply.station_id_tmg}).`],
    });
    const elsewhere = await addDraft(site, 'houston');
    expect(elsewhere.problem.message).toBe('The Eco ID 100059999 is already used by another station.');
  });
});

describe('a draft', () => {
  test('needs a name alone, says how far it is, and belongs to the agency of the caller', async () => {
    const { status, reply } = await addDraft(blank);
    expect(status).toBe(200);
    expect(reply.station).toMatchObject({ draft: true, station_id_tmg: null, agency_id: 3, channels: [] });
    expect(reply.station.progress).toBeCloseTo(1 / 14);
    expect(await lastAudit()).toMatchObject({ action: 'draft.add', station_id: reply.station.draft_id });
    expect((await readDraft(reply.station.draft_id)).reply).toEqual(reply.station);
    const nameless = await addDraft({ ...blank, station_name: ' ' });
    expect(nameless.status).toBe(422);
    expect(nameless.problem.errors).toEqual({ station_name: ['Invalid name (required)'] });
  });

  test('keeps what is contradictory or unfinished, and every answer as it was given', async () => {
    const odd = {
      ...complete,
      station_name: 'One, two',
      latitude: 91,
      year_station_discontinued: 1999,
      channels: complete.channels.map((channel) => ({ ...channel, name: '', sensor_type_code: null })),
    };
    const draft = await draftOf(odd);
    expect(answersOf(draft)).toMatchObject({
      ...odd,
      channels: odd.channels.map(({ id: _id, ...rest }) => rest),
    });
    const rows = await request(
      'GET /draft-stations/:draftId/channels',
      { params: { draftId: String(draft.id) } },
      'user',
    );
    expect(rows.reply).toEqual(draft.channels);
  });

  test('is published under the next number with the last state of the form', async () => {
    const draft = await draftOf(blank);
    const { status, reply } = await publish(draft.id, { ...complete, version: draft.version });
    expect(status).toBe(200);
    expect(reply.station_id_tmg).toMatch(/^AU\d{4}$/);
    expect(reply.station).toMatchObject({ id: draft.id, draft: false, station_name: complete.station_name });
    expect(reply.station.channels).toHaveLength(2);
    expect(await readDraft(draft.id)).toMatchObject({
      status: 409,
      problem: { published_as: reply.station_id_tmg },
    });
    expect((await readDraft(draft.id, 'houston')).status).toBe(404);
    const late = { ...complete, draft_id: draft.id };
    const refused = await Promise.all([
      publish(draft.id, complete),
      request('PUT /draft-stations/channels/update', { body: { station: late } }, 'user'),
    ]);
    expect(refused.map(({ status, problem }) => [status, problem.message])).toEqual(
      refused.map(() => [
        409,
        `This draft has been published as ${reply.station_id_tmg} since you opened it.`,
      ]),
    );
  });

  test('that lacks something stays a draft as it was', async () => {
    const draft = await draftOf(blank);
    const { status, problem } = await publish(draft.id, { ...complete, serial_number: ' ', channels: [] });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      serial_number: ['Serial Number: this field is required.'],
      channels: ['A published station needs at least one channel.'],
    });
    const { id: _id, ...before } = draft;
    expect((await readDraft(draft.id)).reply).toMatchObject(before);
  });

  test('that is deleted is gone with its channels', async () => {
    const draft = await draftOf(complete);
    const params = { draftId: String(draft.id) };
    expect((await request('DELETE /draft-stations/:draftId', { params }, 'user')).reply).toEqual({
      success: true,
    });
    expect((await readDraft(draft.id)).status).toBe(404);
    expect(await one(`select count(*) as n from flows where station_id = ${draft.id}`)).toEqual({ n: 0 });
    expect(await lastAudit()).toMatchObject({ action: 'draft.delete', agency_id: 3 });
  });
});

describe('contacts', () => {
  const provider = {
    id: null,
    provider_agency: 'Counters Ltd',
    provider_name: 'Pat Provider',
    provider_phone: null,
    provider_email: 'pat@example.org',
  };
  const providers = () => one<{ n: number }>('select count(*) as n from providers');

  test('a new one joins those of the agency once, however often it is typed', async () => {
    const before = await providers();
    const first = await draftOf({ ...blank, provider });
    const second = await draftOf({ ...blank, provider });
    expect(first.provider).toEqual({ ...provider, id: first.provider?.id });
    expect(second.provider).toEqual(first.provider);
    expect(await providers()).toEqual({ n: (before?.n ?? 0) + 1 });
    const { reply } = await request('GET /station-options', {}, 'user');
    expect(reply.provider).toContainEqual(first.provider);
  });

  test('one of another agency, or without a name, is refused', async () => {
    const elsewhere = await one<{ id: number }>('select id from requesters where agency_id = 4 limit 1');
    const before = await written();
    const foreign = await addDraft({ ...blank, requester: { id: elsewhere?.id ?? 0 } });
    expect(foreign.status).toBe(422);
    expect(foreign.problem.errors).toEqual({
      requester: ['The agency of this station has no such contact.'],
    });
    const nameless = await addDraft({ ...blank, provider: { ...provider, provider_name: ' ' } });
    expect(nameless.status).toBe(422);
    expect(nameless.problem.errors).toEqual({ provider: ['A new contact needs a name.'] });
    expect(await written()).toEqual(before);
  });

  test.each([['pat'], ['pat@example'], ['pat @example.org']])(
    'one with the e-mail %j is refused in drafts too, and nothing is written',
    async (provider_email) => {
      const before = [await written(), await providers()];
      const { status, problem } = await addDraft({ ...blank, provider: { ...provider, provider_email } });
      expect(status).toBe(422);
      expect(problem.errors).toEqual({ 'provider.provider_email': ['Invalid e-mail address.'] });
      expect([await written(), await providers()]).toEqual(before);
    },
  );

  test('one without an e-mail is taken', async () => {
    const { status } = await addDraft({ ...blank, provider: { ...provider, provider_email: ' ' } });
    expect(status).toBe(200);
  });
});

test("another agency's stations and drafts do not exist, and nothing is written", async () => {
  const draft = await draftOf(complete);
  const params = { draftId: String(draft.id) };
  const refused = await Promise.all([
    readDraft(draft.id, 'houston'),
    request('GET /draft-stations/:draftId/channels', { params }, 'houston'),
    request('DELETE /draft-stations/:draftId', { params }, 'houston'),
    publish(draft.id, complete, 'houston'),
    request(
      'PUT /draft-stations/channels/update',
      { body: { station: { ...blank, draft_id: draft.id } } },
      'houston',
    ),
    request(
      'PUT /stations/channels/update',
      { body: { station: { ...complete, station_id_tmg: 'AU0001' } } },
      'houston',
    ),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  const { id: _id, ...before } = draft;
  expect((await readDraft(draft.id)).reply).toMatchObject(before);
});
