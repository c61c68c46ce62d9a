import { addRealYear, COUNTED_STATION, twoDirections } from '../../testing/figures/add-real-counter.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

const AUSTIN = { params: { agencyId: '3' }, body: {} };
const PARAMS = { stationId: COUNTED_STATION };
let publication = 0;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [north] = await twoDirections();
  const flows = await testApi().query<{ id: number; station_id: number }>(
    'select id, station_id from flows where station_id = $1 order by id',
    [north?.station_id],
  );
  await addRealYear(flows, 2011);
  const entered = { value: 1.1, low: 1.05, high: 1.15, valid_from: '2010-01-01', valid_until: null };
  const body = {
    flow_id: flows[0]?.id ?? 0,
    validation_id: null,
    ...entered,
    reason: 'As told by the vendor',
  };
  const { id } = (await request('POST /stations/:stationId/factors', { params: PARAMS, body }, 'admin'))
    .reply;
  const params = { ...PARAMS, factorId: String(id) };
  await request(
    'POST /stations/:stationId/factors/:factorId/propose',
    { params, body: { version: 1 } },
    'admin',
  );
  await request(
    'POST /stations/:stationId/factors/:factorId/approve',
    { params, body: { version: 2 } },
    'admin',
  );
  publication = (await publish(null)).reply.id;
});

const which = { year: 2011, mode: 'bicycle', method: 'aashto' } as const;
const publish = (supersedes: number | null, as: Persona = 'super') =>
  request(
    'POST /publications',
    { body: { station_id_tmg: COUNTED_STATION, ...which, shown: '458', reason: null, supersedes } },
    as,
  );

/** All that is told of the station's figures, factors and publications. */
async function told(as: Persona = 'super') {
  const query = { year: 2011 };
  const { reply: opened } = await request(
    'GET /publications/:id',
    { params: { id: String(publication) } },
    as,
  );
  return {
    opened,
    list: (await request('GET /publications', { query: {} }, as)).reply,
    figures: (await request('GET /figures/:stationId', { params: PARAMS, query }, as)).reply,
    provenance: (await request('GET /figures/:stationId/provenance', { params: PARAMS, query: which }, as))
      .reply,
    factors: (await request('GET /stations/:stationId/factors', { params: PARAMS }, as)).reply,
  };
}

test('an agency that closes keeps its factors and what it published, unchanged, for super admins', async () => {
  const before = await told();
  expect(before.opened.comparison).toMatchObject({ unchanged: true });
  await request('POST /agencies/:agencyId/close', AUSTIN, 'super');
  const after = await told();
  expect(after).toEqual({ ...before, opened: after.opened });
  expect({ ...after.opened, comparison: null }).toEqual({ ...before.opened, comparison: null });
  expect(after.opened.comparison).toMatchObject({ unchanged: true, parts: [] });
});

test('its own people reach nothing of it any more, and publish nothing', async () => {
  await told('admin');
  await request('POST /agencies/:agencyId/close', AUSTIN, 'super');
  expect((await request('GET /publications', { query: {} }, 'admin')).status).toBe(401);
  expect((await request('GET /stations/:stationId/factors', { params: PARAMS }, 'user')).status).toBe(401);
  expect((await publish(publication, 'admin')).status).toBe(401);
});

test('a super admin goes on from what it published: the chain stays whole', async () => {
  await request('POST /agencies/:agencyId/close', AUSTIN, 'super');
  const { reply } = await publish(publication);
  expect(reply).toMatchObject({ supersedes: publication, agency: 'City of Austin' });
  expect(reply.hash_before).toBe((await told()).opened.publication.hash);
});
