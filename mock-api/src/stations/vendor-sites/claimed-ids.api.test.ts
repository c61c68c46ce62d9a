import { VENDOR } from 'shared-domain';
import { newSites } from '../../demo/simulator/new-sites.ts';
import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow, completeV1Station } from '../../testing/walk/walk.station-bodies.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Houston's counter, which no station stands for; and one of Austin's. */
const HOUSTON = { site: String(ecoSiteId('EH0001')), channel: String(ecoChannelId('EH0001', 0)) };
const AUSTIN = {
  site: String(ecoSiteId('EA0001')),
  channel: String(ecoChannelId('EA0001', 0)),
  other: String(ecoChannelId('EA0001', 1)),
};
/** The site of HO0001, in use. */
const IN_USE = String(ecoSiteId('HO0001'));

const [firstChannel] = completeV1Station.channels;
const channelOf = (eco_id: string | null) => ({ ...firstChannel, vendor_code: VENDOR.ecoCounter, eco_id });
type Older = typeof completeV1Station;
const older = (ids: { site?: string | null; channel?: string | null }): Older => ({
  ...completeV1Station,
  eco_id: ids.site ?? null,
  channels: [channelOf(ids.channel ?? '5') as Older['channels'][0]],
});

type As = 'user' | 'houston' | 'super' | 'admin';
type Outcome = { status: number; problem: { message: string; errors?: Record<string, string[]> } };

async function v1Draft(as: As = 'user'): Promise<number> {
  const { reply } = await request(
    'POST /draft-stations',
    { body: { station: older({ channel: null }) } },
    as,
  );
  return reply.station.draft_id ?? 0;
}
async function newerStation(as: As = 'admin'): Promise<number> {
  return (await request('POST /next-stations', { body: completeStation }, as)).reply.data.id;
}
async function nextDraft(as: As = 'admin'): Promise<number> {
  return (await request('POST /next-draft-stations', { body: completeStation }, as)).reply.data.id;
}
const flowOf = (eco_id: string) => ({ ...completeFlow, vendor_code: VENDOR.ecoCounter, eco_id });

/** Called when all is prepared but the last call. */
type Ready = () => Promise<unknown>;

/** Every door through which an Eco ID gets into a station of Austin. */
const doors: Record<string, (id: string, ready: Ready) => Promise<Outcome>> = {
  'POST /stations, site': (id) =>
    request('POST /stations', { body: { station: older({ site: id }) } }, 'user'),
  'POST /stations, channel': (id) =>
    request('POST /stations', { body: { station: older({ channel: id }) } }, 'user'),
  'POST /draft-stations, site': (id) =>
    request('POST /draft-stations', { body: { station: older({ site: id }) } }, 'user'),
  'POST /draft-stations, channel': (id) =>
    request('POST /draft-stations', { body: { station: older({ channel: id }) } }, 'user'),
  'PUT /draft-stations/channels/update': async (id, ready) => {
    const station = { ...older({ channel: id }), draft_id: await v1Draft() };
    await ready();
    return request('PUT /draft-stations/channels/update', { body: { station } }, 'user');
  },
  'POST /draft-stations/publish': async (id, ready) => {
    const station = { ...older({ site: id }), draft_id: await v1Draft() };
    await ready();
    return request('POST /draft-stations/publish', { body: { station } }, 'user');
  },
  'PUT /stations/channels/update': async (id, ready) => {
    const added = await request('POST /stations', { body: { station: older({}) } }, 'user');
    const [row] = added.reply.station.channels;
    const channels = [{ ...(row as NonNullable<typeof row>), eco_id: id }];
    const station = { ...older({}), channels, station_id_tmg: added.reply.station_id_tmg };
    await ready();
    return request('PUT /stations/channels/update', { body: { station } }, 'user');
  },
  'POST /next-flows': async (id) =>
    request('POST /next-flows', { body: { ...flowOf(id), next_station_id: await newerStation() } }, 'admin'),
  'PUT /next-flows/:id': async (id, ready) => {
    const body = { ...flowOf('6'), next_station_id: await newerStation() };
    const added = await request('POST /next-flows', { body }, 'admin');
    await ready();
    return request(
      'PUT /next-flows/:id',
      { params: { id: String(added.reply.id) }, body: flowOf(id) },
      'admin',
    );
  },
  'POST /next-draft-flows': async (id) =>
    request(
      'POST /next-draft-flows',
      { body: { ...flowOf(id), next_draft_station_id: await nextDraft() } },
      'admin',
    ),
  'PUT /next-draft-flows/:id': async (id, ready) => {
    const body = { ...flowOf('6'), next_draft_station_id: await nextDraft() };
    const added = await request('POST /next-draft-flows', { body }, 'admin');
    await ready();
    return request(
      'PUT /next-draft-flows/:id',
      { params: { id: String(added.reply.id) }, body: flowOf(id) },
      'admin',
    );
  },
  'PUT /next-flows/:id, another vendor before': async (id, ready) => {
    const body = { ...flowOf(id), vendor_code: VENDOR.trafx, next_station_id: await newerStation() };
    const added = await request('POST /next-flows', { body }, 'admin');
    expect(added.status).toBe(200);
    await ready();
    return request(
      'PUT /next-flows/:id',
      { params: { id: String(added.reply.id) }, body: flowOf(id) },
      'admin',
    );
  },
  'PUT /next-stations/:id/flows': async (id, ready) => {
    const added = await request('POST /next-stations', { body: completeStation }, 'admin');
    const params = { id: added.reply.data.station_id_tmg ?? '' };
    const body = { flows: [{ ...flowOf(id), id: null }], removed: [] };
    await ready();
    return request('PUT /next-stations/:id/flows', { params, body }, 'admin');
  },
  'PUT /next-draft-stations/:id/flows': async (id, ready) => {
    const params = { id: String(await nextDraft()) };
    const body = { flows: [{ ...flowOf(id), id: null }], removed: [] };
    await ready();
    return request('PUT /next-draft-stations/:id/flows', { params, body }, 'admin');
  },
  'POST /next-stations': (id) =>
    request(
      'POST /next-stations',
      { body: { ...completeStation, flow_set: { flows: [{ ...flowOf(id), id: null }], removed: [] } } },
      'admin',
    ),
  'POST /next-draft-stations/:id/publish': async (id, ready) => {
    const draft = await nextDraft();
    await request(
      'POST /next-draft-flows',
      { body: { ...flowOf('6'), next_draft_station_id: draft } },
      'admin',
    );
    // as a draft of an earlier version has it
    await testApi().query('update flows set eco_id = $2 where station_id = $1', [draft, id]);
    await ready();
    return request(
      'POST /next-draft-stations/:id/publish',
      { params: { id: String(draft) }, body: { station: completeStation } },
      'admin',
    );
  },
};
const everyDoor = Object.keys(doors);
const through = (door: string, id: string, ready: Ready = async () => undefined) =>
  (doors[door] as (id: string, ready: Ready) => Promise<Outcome>)(id, ready);
/** Doors that need a record with an Eco ID before. */
const preparing = new Set(everyDoor.filter((door) => /PUT|publish/.test(door)));
const claims = (id: string) => testApi().query('select 1 from eco_claims where eco_id = $1', [id]);

describe.each(everyDoor)('%s', (door) => {
  test.each([HOUSTON.site, HOUSTON.channel, IN_USE])('takes no Eco ID of another agency: %s', async (id) => {
    const before = await testApi().query('select * from eco_claims where eco_id = $1', [id]);
    const { status, problem } = await through(door, id);
    expect([status, problem.message]).toEqual([
      422,
      `The Eco ID ${id} belongs to a site on Eco-Visio that is not this station’s agency’s.`,
    ]);
    expect(Object.keys(problem.errors ?? {})).toEqual([expect.stringMatching(/eco_id$/)]);
    if (!door.includes(':id/publish'))
      expect(await testApi().query('select * from eco_claims where eco_id = $1', [id])).toEqual(before);
  });

  test('takes an Eco ID of the own agency', async () => {
    expect((await through(door, AUSTIN.channel)).status).toBe(200);
    expect(await claims(AUSTIN.channel)).toHaveLength(1);
  });

  test('takes none while the platform does not answer', async () => {
    const away = async () => {
      // what was read before is too old by now
      await testApi().query(`delete from settings where name = 'eco_sites_read'`);
      await testApi().vendor.trouble({ kind: 'error', requests: 1000 });
    };
    if (!preparing.has(door)) await away();
    const { status, problem } = await through(door, HOUSTON.channel, away);
    expect([status, problem.message]).toEqual([503, expect.stringContaining('Eco-Visio does not answer')]);
  });

  test('takes none that a flow of the own agency has, and names it', async () => {
    const flow = { ...flowOf(AUSTIN.channel), name: 'Northbound', next_station_id: await newerStation() };
    expect((await request('POST /next-flows', { body: flow }, 'admin')).status).toBe(200);
    if (door.includes(':id/publish')) await testApi().query('drop index flows_eco');
    const { status, problem } = await through(door, AUSTIN.channel);
    expect([status, problem.message]).toEqual([
      422,
      expect.stringMatching(/is already used by the flow Northbound of .* \(AU\d{4}\)\.$/),
    ]);
  });

  test('takes no second channel of a site that another station stands for', async () => {
    const flow = { ...flowOf(AUSTIN.other), next_station_id: await newerStation() };
    await request('POST /next-flows', { body: flow }, 'admin');
    expect((await through(door, AUSTIN.channel)).problem.message).toContain('is already used by');
  });
});

afterAll(() =>
  testApi().query(
    `create unique index if not exists flows_eco on flows (trim(eco_id)) where vendor_code = '1' and trim(eco_id) not in ('', 'false')`,
  ),
);

test('an Eco ID that the platform does not know is taken, and is given up to the agency whose it turns out to be', async () => {
  await testApi().vendor.trouble({ kind: 'error', requests: 0 });
  expect((await through('POST /next-flows', '987654')).status).toBe(200);
  const flow = await testApi().query<{ id: number }>(`select id from flows where eco_id = '987654'`);
  await testApi().query('update flows set eco_id = $2 where id = $1', [flow[0]?.id, HOUSTON.channel]);
  const station = {
    ...older({ site: HOUSTON.site, channel: HOUSTON.channel }),
    city_id: null,
    county_code: null,
  };
  const { status } = await request('POST /draft-stations', { body: { station } }, 'houston');
  expect(status).toBe(200);
  const { reply } = await request('GET /audit', { query: { action: 'eco-id.released' } }, 'admin');
  expect(reply.data[0]?.text).toContain(HOUSTON.channel);
});

test('two flows of one station cannot have one channel', async () => {
  const station = { ...older({ channel: AUSTIN.channel }) };
  station.channels = [
    ...station.channels,
    { ...(station.channels[0] as Older['channels'][0]), name: 'Twin', travel_direction_code: '5' },
  ];
  const { status, problem } = await request('POST /stations', { body: { station } }, 'user');
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([
    422,
    ['channels.0.eco_id', 'channels.1.eco_id'],
  ]);
});

test('two flows of a station can change their channels round', async () => {
  const rows = [AUSTIN.channel, AUSTIN.other].map((eco_id, at) => ({
    ...(channelOf(eco_id) as Older['channels'][0]),
    travel_direction_code: at === 0 ? '1' : '5',
  }));
  const added = await request(
    'POST /stations',
    { body: { station: { ...older({}), channels: rows } } },
    'user',
  );
  const channels = added.reply.station.channels.map((row, at) => ({
    ...row,
    eco_id: at === 0 ? AUSTIN.other : AUSTIN.channel,
  }));
  const station = { ...older({}), channels, station_id_tmg: added.reply.station_id_tmg };
  const saved = await request('PUT /stations/channels/update', { body: { station } }, 'user');
  expect(saved.reply.station.channels.map(({ eco_id }) => eco_id)).toEqual([AUSTIN.other, AUSTIN.channel]);
});

test('of two stations that claim one site at once, one gets it', async () => {
  const claim = (channel: string) =>
    request('POST /stations', { body: { station: older({ channel }) } }, 'user');
  const answers = await Promise.all([claim(AUSTIN.channel), claim(AUSTIN.other), claim(AUSTIN.channel)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('the flows of other vendors name no channel of the platform and are not fetched', async () => {
  const body = {
    ...flowOf(HOUSTON.channel),
    vendor_code: VENDOR.trafx,
    next_station_id: await newerStation(),
  };
  expect((await request('POST /next-flows', { body }, 'admin')).status).toBe(200);
  const [station] = await testApi().query<{ id: string }>(
    `select station_id_tmg as id from stations s join flows f on f.station_id = s.id where f.eco_id = $1`,
    [HOUSTON.channel],
  );
  const { status } = await request(
    'POST /import/eco-counts',
    { body: { stationIds: [station?.id ?? ''] } },
    'user',
  );
  expect(status).toBe(422);
});

describe('a site that turns out to be another agency’s', () => {
  const AU1 = 'AU0001';
  const given = () =>
    testApi().query(
      `update flows set eco_id = $1 where id = (select min(f.id) from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $2)`,
      [HOUSTON.channel, AU1],
    );
  const ask = () => request('POST /import/eco-counts', { body: { stationIds: [AU1] } }, 'user');
  const failure = async () => {
    const started = await ask();
    expect(started.status).toBe(200);
    const counts = await testApi().query('select count(*) as n from counts');
    await testApi().runJobs();
    expect(await testApi().query('select count(*) as n from counts')).toEqual(counts);
    const params = { id: String(started.reply.imports[0]?.id) };
    return (await request('GET /imports/:id', { params }, 'user')).reply;
  };

  test('gives no counts when they are fetched', async () => {
    await given();
    expect(await failure()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(`not its agency’s: ${HOUSTON.channel}`),
    });
    expect((await ask()).status).toBe(422);
  });

  test.each([null, 'elsewhere'])(
    'gives none when its agency’s domain has become %s meanwhile',
    async (domain) => {
      await testApi().query('update agencies set eco_domain = $1 where id = 3', [domain]);
      expect((await failure()).status).toBe('failed');
    },
  );
});

describe('the list of new stations', () => {
  const names = async (as: As) =>
    (await request('GET /stations-new', {}, as)).reply.map(({ eco_id }) => eco_id);

  test('keeps a site whose id another agency typed', async () => {
    await testApi().query(`update stations set eco_id = $1 where station_id_tmg = 'AU0008'`, [HOUSTON.site]);
    expect(await names('houston')).toContain(HOUSTON.site);
  });
  test('leaves a site out that the own agency’s draft stands for', async () => {
    await request('POST /draft-stations', { body: { station: older({ site: AUSTIN.site }) } }, 'user');
    expect(await names('user')).not.toContain(AUSTIN.site);
  });
  test('tells super admins whose each site is', async () => {
    const { reply } = await request('GET /stations-new', {}, 'super');
    expect(reply).toHaveLength(newSites.length);
    expect(reply.find(({ eco_id }) => eco_id === HOUSTON.site)?.agency).toBe('City of Houston');
    expect((await request('GET /stations-new', {}, 'user')).reply[0]?.agency).toBeNull();
  });
});

describe('handing a site over', () => {
  const hand = (siteId: string, agency_id: number | null, as: As = 'super') =>
    request('PUT /eco-sites/:siteId/agency', { params: { siteId }, body: { agency_id } }, as);

  beforeEach(() => request('GET /eco-sites', {}, 'super'));

  test('gives it to the other agency, is told in its audit list, and can be taken back', async () => {
    expect((await hand(HOUSTON.site, 3)).reply).toMatchObject({
      agency: 'City of Austin',
      handed_over: true,
    });
    const { reply: told } = await request('GET /audit', { query: { action: 'eco-site.hand-over' } }, 'admin');
    expect(told.data[0]?.text).toContain('City of Houston → City of Austin');
    expect((await through('POST /next-flows', HOUSTON.channel)).status).toBe(200);
    expect((await hand(HOUSTON.site, null)).status).toBe(409);
    await testApi().query('update flows set eco_id = null where eco_id = $1', [HOUSTON.channel]);
    expect((await hand(HOUSTON.site, null)).reply).toMatchObject({
      agency: 'City of Houston',
      handed_over: false,
    });
  });

  test.each([
    [HOUSTON.site, 99, 'super', 422],
    [HOUSTON.site, 3, 'admin', 403],
    ['nowhere', 3, 'super', 404],
    [IN_USE, 3, 'super', 409],
  ] as const)('%s to agency %i by %s is refused with %i', async (site, agency, as, status) => {
    expect((await hand(site, agency, as)).status).toBe(status);
    expect(await testApi().query('select 1 from eco_handovers')).toEqual([]);
  });
});

describe('one domain', () => {
  const refusal = { eco_domain: ['Another agency already has this Eco-Visio domain.'] };
  test.each(['houstonbikeways', 'Houston Bikeways', ' HOUSTON  bikeways '])(
    '%j has one agency',
    async (eco_domain) => {
      const changed = await request(
        'PUT /agencies/:agencyId',
        { params: { agencyId: '3' }, body: { name: 'City of Austin', eco_domain, txdot_districts: [14] } },
        'super',
      );
      expect([changed.status, changed.problem.errors]).toEqual([422, refusal]);
      const added = await request('POST /agencies', { body: { name: 'Another', eco_domain } }, 'super');
      expect([added.status, added.problem.errors]).toEqual([422, refusal]);
    },
  );
  test('several agencies may have none', async () => {
    const body = { name: 'Another', eco_domain: ' ' };
    expect((await request('POST /agencies', { body }, 'super')).status).toBe(200);
  });
});

test('every call that can carry an Eco ID is a door here', () => {
  const carrying = /^(POST|PUT) \/(next-)?(draft-)?(stations|flows)(\/|$)/;
  const known = [
    ...everyDoor.map((door) => door.split(',')[0]),
    'POST /next-draft-stations',
    'PUT /next-stations/:id',
    'PUT /next-draft-stations/:id',
    'POST /stations/channels',
    // notes are words, and no part of the station's record
    'POST /stations/:stationId/notes',
    'PUT /stations/:stationId/notes/:noteId',
    'POST /stations/:stationId/photos',
    'PUT /stations/:stationId/photos/:photoId',
    // and what is known of its counter’s silence
    'PUT /stations/:stationId/outages/:outageId',
    'PUT /stations/:stationId/outages/:outageId/mute',
    'POST /stations/:stationId/outages',
    'PUT /stations/:stationId/outages/:outageId/range',
    'PUT /stations/:stationId/outages/:outageId/difference',
    'POST /stations/:stationId/outages/:outageId/split',
    'POST /stations/:stationId/outages/:outageId/join',
    'POST /stations/:stationId/closures',
    // nor is a serial number: vendors give a site another one
    'POST /stations/:stationId/visits',
    'PUT /stations/:stationId/visits/:visitId',
    'POST /stations/:stationId/equipment',
    'PUT /stations/:stationId/equipment/:equipmentId',
    'PUT /stations/:stationId/equipment/:equipmentId/exchange',
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    'PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId',
    'POST /stations/:stationId/equipment/:equipmentId/files',
  ];
  // beside the record too: they name a flow by its number
  const ofFactors = /^\w+ \/stations\/:stationId\/(factors|validation-counts)(\/|$)/;
  const calls = testApi()
    .endpoints.map(({ key }) => key)
    .filter((key) => carrying.test(key));
  expect(calls.filter((key) => !known.includes(key) && !ofFactors.test(key))).toEqual([]);
});
