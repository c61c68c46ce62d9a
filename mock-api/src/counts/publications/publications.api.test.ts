import { expectedFreeze } from '../../testing/figures/expected-freeze.ts';
import {
  addRealYear,
  COUNTED_STATION,
  twoDirections,
  type RealFlow,
} from '../../testing/figures/add-real-counter.ts';
import { checkedRecord } from '../../testing/figures/second-program.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

let flows: RealFlow[] = [];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  flows = await twoDirections();
  const [certification] = await testApi().query<{ id: number }>(
    `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, finished_at, counts)
     values ($1, 2, 'Ada Austin', '2012-02-01T15:00:00Z', '{}', 'done', '2012-02-01T15:04:05Z', 17520) returning id`,
    [flows[0]?.station_id],
  );
  await addRealYear(flows, 2011, certification?.id);
});

type Publishing = {
  method?: 'aashto' | 'hourly' | 'simple';
  shown?: string;
  reason?: string | null;
  supersedes?: number | null;
  year?: number;
  mode?: 'bicycle' | 'pedestrian' | 'all';
};
const publish = (what: Publishing = {}, as: Persona = 'admin') =>
  request(
    'POST /publications',
    {
      body: {
        station_id_tmg: COUNTED_STATION,
        year: 2011,
        mode: 'bicycle',
        method: 'aashto',
        shown: '433',
        reason: null,
        supersedes: null,
        ...what,
      },
    },
    as,
  );
const open = async (id: number, as: Persona = 'user') =>
  request('GET /publications/:id', { params: { id: String(id) } }, as);
const list = async (as: Persona = 'user') =>
  (await request('GET /publications', { query: {} }, as)).reply.data;
const provenance = (as: Persona = 'user') =>
  request(
    'GET /figures/:stationId/provenance',
    {
      params: { stationId: COUNTED_STATION },
      query: { year: '2011', mode: 'bicycle', method: 'aashto' } as never,
    },
    as,
  );
/** The figure of now as a screen shows it. */
const shownNow = async () => String(Math.round((await provenance()).reply.value ?? 0));
const oneMore = () =>
  testApi().query("update counts set count = count + 1 where flow_id = $1 and ts = '2011-06-01 08:00'", [
    flows[0]?.id,
  ]);

/** A flow's lines as the database holds them. */
async function linesOf(flow: string, id: number | undefined): Promise<string> {
  const rows = await testApi().query<{ line: string }>(
    `select concat($1::text, '|', to_char(ts, 'YYYY-MM-DD"T"HH24:MI'), '|', interval_minutes, '|', count, '|', suspect_id) as line
     from counts where flow_id = $2 and ts >= '2011-01-01' and ts < '2012-01-01' order by ts`,
    [flow, id],
  );
  return rows.map(({ line }) => `${line}\n`).join('');
}

test('a published figure is frozen, and a second program comes to the same figure, digests and hash', async () => {
  const { status, reply } = await publish();
  expect([status, reply.value, reply.shown, reply.grade]).toEqual([200, '432.7732', '433', 'A']);
  const opened = (await open(reply.id)).reply;
  expect(opened.comparison).toMatchObject({ unchanged: true, parts: [], flows: [], now: '432.7732' });
  const record = JSON.parse(opened.record) as { flows: { flow: string }[]; certifications: object[] };
  const texts = await Promise.all(record.flows.map(({ flow }, at) => linesOf(flow, flows[at]?.id)));
  expect(checkedRecord(opened.record, texts)).toEqual({ hash: reply.hash, value: true, flows: [true, true] });
  expect(record.certifications[0]).toMatchObject({
    by: 'user:2',
    at: '2012-02-01T15:04:05Z',
    from: '2011-01-01',
    to: '2011-12-31',
  });
  // a second program that agreed with anything would be no check
  expect(checkedRecord(opened.record, texts.toReversed()).flows).toEqual([false, false]);
});

test('a second program comes to a published figure whose factor holds from a day in the year on', async () => {
  const plain = Number((await publish()).reply.value);
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_name, created_at)
     values ($1, $2, 1.25, '2011-07-11', 'Two walk side by side', 'approved', 'Uma Castillo', now())`,
    [flows[0]?.station_id, flows[0]?.id],
  );
  const [before] = await list();
  const { status, reply } = await publish({ supersedes: before?.id ?? 0, shown: await shownNow() });
  expect(status).toBe(200);
  expect(Number(reply.value)).toBeGreaterThan(plain);
  const { record } = (await open(reply.id)).reply;
  const told = JSON.parse(record) as { flows: { flow: string }[]; factors: { from: string; to: string }[] };
  expect(told.factors).toMatchObject([{ factor: '1.250000', from: '2011-07-11', to: '2011-12-31' }]);
  const texts = await Promise.all(told.flows.map(({ flow }, at) => linesOf(flow, flows[at]?.id)));
  expect(checkedRecord(record, texts)).toEqual({ hash: reply.hash, value: true, flows: [true, true] });
  // without the factor it is another figure
  const bare = JSON.stringify({ ...told, factors: [] });
  expect(checkedRecord(bare, texts)).toMatchObject({ value: false, flows: [false, true] });
});

test('the digest of the reference is that of the same counts, whatever the flow is called', async () => {
  const { reply } = await provenance();
  const [first] = reply.flows;
  const renamed = (await linesOf('AU0012-2-3-1-1', flows[0]?.id)).split('\n');
  expect(renamed[0]).toBe(expectedFreeze.first[0]);
  expect(first).toMatchObject({ days: 365, cells: 84, counts: 8760, excluded_share: 0 });
  expect(first?.value).toBeCloseTo(248.4154761905, 6);
});

test('a count that changes afterwards is told: flow, day, old and new figure; the frozen one stays', async () => {
  const { id, hash } = (await publish()).reply;
  await oneMore();
  const { comparison, publication } = (await open(id)).reply;
  expect(comparison.unchanged).toBe(false);
  expect(comparison.parts).toEqual(['value', 'flows', 'interval']);
  expect(comparison.flows).toMatchObject([{ days: ['2011-06-01'], value: '248.4155', now: '248.4179' }]);
  expect([publication.value, publication.hash, comparison.now]).toEqual(['432.7732', hash, '432.7756']);
});

test('what is excluded or marked afterwards is told with its day, too', async () => {
  const { id } = (await publish()).reply;
  await testApi().query("update counts set suspect_id = 1 where flow_id = $1 and ts = '2011-03-01 08:00'", [
    flows[1]?.id,
  ]);
  const { comparison } = (await open(id)).reply;
  expect(comparison.parts).toEqual(expect.arrayContaining(['flows', 'excluded']));
  expect(comparison.flows.map(({ days }) => days)).toEqual([['2011-03-01']]);
  const { reply } = await provenance();
  expect(reply.excluded).toMatchObject([
    { from: '2011-03-01 08:00:00', until: '2011-03-01 09:00:00', suspect_id: 1, counts: 1 },
  ]);
  expect(reply.flows[1]?.days_used.find(({ date }) => date === '2011-03-01')).toMatchObject({
    counts: 23,
    total: null,
  });
});

test('a factor of one changes no figure, and is told as a change of the record', async () => {
  const { id } = (await publish()).reply;
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_name, created_at)
     values ($1, $2, 1, '2010-05-01', 'Two walk side by side', 'approved', 'Uma Castillo', now())`,
    [flows[0]?.station_id, flows[0]?.id],
  );
  const { comparison } = (await open(id)).reply;
  expect(comparison).toMatchObject({ unchanged: false, parts: ['factors'], now: '432.7732', flows: [] });
  await testApi().query('update flow_factors set value = 1.1');
  const { reply } = await provenance();
  expect(reply.value).toBeCloseTo(432.7732142857 + 0.1 * 248.4154761905, 6);
  expect(reply.factors).toMatchObject([
    { factor: 1.1, from: '2011-01-01', until: '2011-12-31', author: 'Uma Castillo' },
  ]);
  // single hours carry no factor
  expect((await publish({ method: 'hourly', supersedes: id })).status).toBe(422);
});

test('a figure is superseded, never changed: each link holds the hash before it', async () => {
  const first = (await publish()).reply;
  expect((await publish({ reason: 'Another word' })).status).toBe(409);
  await oneMore();
  const second = (await publish({ supersedes: first.id })).reply;
  expect(second).toMatchObject({ supersedes: first.id, hash_before: first.hash, superseded_by: null });
  expect(first.hash_before).toBeNull();
  expect(second.hash).not.toBe(first.hash);
  expect((await list()).map(({ id, superseded_by }) => [id, superseded_by])).toEqual([
    [second.id, null],
    [first.id, second.id],
  ]);
  expect((await publish({ supersedes: first.id }, 'super')).status).toBe(409);
  expect((await open(first.id, 'admin')).reply.may_supersede).toBe(false);
  expect((await open(second.id, 'admin')).reply.may_supersede).toBe(true);
  expect((await open(second.id)).reply.may_supersede).toBe(false);
  expect((await provenance()).reply.publication?.id).toBe(second.id);
});

test('what is sent again because its answer was lost is answered as before, and stands there once', async () => {
  const first = (await publish()).reply;
  expect((await publish()).reply).toEqual(first);
  expect((await publish({}, 'super')).status).toBe(409);
  expect(await list()).toHaveLength(1);
  await oneMore();
  // what counts tell by now was never sent before
  expect((await publish()).status).toBe(409);
});

test('two who publish at the same moment: one figure is kept', async () => {
  const both = await Promise.all([publish(), publish({}, 'super')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await list()).toHaveLength(1);
});

test('what was shown is what is published', async () =>
  expect((await publish({ shown: '434' })).problem).toMatchObject({
    message: 'The figure is another one by now. Please look at it again.',
  }));

test.each<[string, Publishing, string]>([
  ['another mode', { mode: 'pedestrian' }, 'mode'],
  ['another year', { year: 2009 }, 'mode'],
])('%s that nobody counted has no figure to publish', async (_what, what, field) => {
  const { status, problem } = await publish(what);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
});

test('a year without its cells has no AASHTO figure to publish; by another method it is grade D and wants a reason', async () => {
  await testApi().query("delete from counts where flow_id = any($1::int[]) and ts >= '2011-05-01'", [
    flows.map(({ id }) => id),
  ]);
  expect((await publish()).status).toBe(422);
  const simple = { method: 'simple', shown: '365' } as const;
  const { reply } = await request(
    'GET /figures/:stationId/provenance',
    { params: { stationId: COUNTED_STATION }, query: { year: 2011, mode: 'bicycle', method: 'simple' } },
    'user',
  );
  expect([reply.grade, reply.taken]).toEqual(['D', 'incomplete']);
  const shown = String(Math.round(reply.value ?? 0));
  expect((await publish({ ...simple, shown })).problem.errors).toHaveProperty('reason');
  const told = (await publish({ ...simple, shown, reason: 'The only counter on the bridge' })).reply;
  expect(told).toMatchObject({ grade: 'D', reason: 'The only counter on the bridge' });
});

test('only admins of the agency and super admins publish; another agency sees nothing of it', async () => {
  expect((await publish({}, 'user')).status).toBe(403);
  expect((await publish({}, 'houston')).status).toBe(403);
  const { id } = (await publish({}, 'super')).reply;
  expect((await open(id, 'houston')).status).toBe(404);
  expect((await provenance('houston')).status).toBe(404);
  expect(await list('houston')).toEqual([]);
});

test('nobody changes or deletes a publication, not even by a statement of the application', async () => {
  await publish();
  const rights = await testApi().query(
    `select privilege_type from information_schema.role_table_grants
     where table_name = 'publications' and grantee = 'count_exchange_app' order by 1`,
  );
  expect(rights).toEqual([{ privilege_type: 'INSERT' }, { privilege_type: 'SELECT' }]);
});

test('publishing stands in the audit list', async () => {
  const { id } = (await publish()).reply;
  const entries = await testApi().query<{
    action: string;
    detail: { publication_id: number; value: string };
  }>("select action, detail from audit_log where action like 'figure.%'");
  expect(entries).toMatchObject([{ action: 'figure.publish', detail: { publication_id: id, value: '433' } }]);
  const { data } = (await request('GET /audit', { query: {} }, 'admin')).reply;
  expect(data.find(({ action }) => action === 'figure.publish')?.text).toBe(
    'Published the figure 433 of 2011.',
  );
});
