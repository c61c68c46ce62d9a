import { setTimeout as sleep } from 'node:timers/promises';
import { personas } from '../../testing/index.ts';
import { KillableServer } from '../../testing/killable-server.ts';
import { startCollector } from './collector.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
afterEach(() => server.kill());
afterAll(() => server.remove());

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;
const BY_PROXY = { TRUSTED_PROXIES: '127.0.0.1 ::1' };
const ADDED = 'grace.hopper@agency.example';

/** Asks for counts as somebody who hands a trace on. */
const askForCounts = async (token: string) =>
  fetch(`${server.url}/api/counts?flowid_txdot=AU0001&seen=${ADDED}`, {
    headers: { authorization: `Bearer ${token}`, traceparent },
  });

test('a call is told from the request to its statements, in its caller’s trace, and found by the log', async () => {
  const collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'counts-a', ...BY_PROXY };
  await server.start(server.folder('traced'), { env });
  const token = await server.token('user');
  expect((await askForCounts(token)).status).toBe(200);
  // what is left is told at the end
  expect(await server.end()).toMatchObject({ code: 0 });
  await collector.close();

  const call = await collector.span('GET /counts');
  expect(call).toMatchObject({
    traceId: CALLER.trace,
    parentSpanId: CALLER.span,
    told: {
      'http.route': '/api/counts',
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    },
  });
  const statements = collector.below(call).filter(({ told }) => told['db.system.name'] !== undefined);
  expect(statements.length).toBeGreaterThan(0);
  expect([...collector.services]).toEqual(['counts-a']);
  const line = server.printed.split('\n').find((one) => one.includes('"call":"GET /counts"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    trace: CALLER.trace,
    request: call.told['count_exchange.request'],
  });

  // nothing that somebody typed, is called or may do
  for (const secret of [ADDED, 'AU0001', token, ...Object.values(personas), 'Bearer', 'flowid'])
    expect(collector.text()).not.toContain(secret);
});

test('jobs, mails and what is asked of other hosts are told, with the trace handed on', async () => {
  const collector = await startCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // where nobody takes mail
    SMTP_URL: 'smtp://127.0.0.1:1',
    // not a production start: the counter vendor's simulator runs
    NODE_ENV: 'test',
    COUNT_EXCHANGE_SEED: 'none',
  };
  await server.start(server.folder('worked'), { env });
  const client = await server.signIn('admin');
  await client.call('GET /stations-new');
  await client.call('POST /user/add', { body: { name: 'Grace Hopper', email: ADDED } });
  const mail = await collector.span('mail');
  await server.end();
  await collector.close();

  const asked = collector.below(await collector.span('GET /stations-new'));
  const vendor = asked.filter(({ name }) => name === 'counter vendor');
  expect(vendor.map(({ told }) => told['url.path'])).toEqual(['/token', '/api/1.0/site']);
  expect(vendor[0]?.told).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
  // a job is a trace of its own that points to the call that wanted it, and a failure is told by its kind alone
  const job = await collector.span('job deliver-mail');
  expect(job.parentSpanId ?? '').toBe('');
  const wanted = await collector.span('POST /user/add');
  expect(job.traceId).not.toBe(wanted.traceId);
  expect(job.links).toMatchObject([{ traceId: wanted.traceId }]);
  const spans = [wanted, ...collector.below(wanted)].map(({ spanId }) => spanId);
  expect(spans).toContain(job.links?.[0]?.spanId);
  expect(mail).toMatchObject({
    traceId: job.traceId,
    status: { code: 2 },
    told: { 'error.type': 'ESOCKET' },
  });
  for (const secret of [ADDED, 'Grace', ...Object.values(personas)])
    expect(collector.text()).not.toContain(secret);
});

test('a stranger’s trace is not believed, and of one in none nothing is told', async () => {
  const collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'parentbased_always_off' };
  await server.start(server.folder('strange'), { env });
  expect((await askForCounts(await server.token('user'))).status).toBe(200);
  await server.end();
  await collector.close();
  expect(collector.spans).toEqual([]);
  expect(server.printed).not.toContain('"trace"');
});

test('a collector that is away costs no call and no orderly end, and is told once', async () => {
  const away = await startCollector();
  await away.close();
  const folder = server.folder('alone');
  await server.start(folder, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: away.url } });
  const token = await server.token('user');
  for (let call = 0; call < 20; call += 1) expect((await askForCounts(token)).status).toBe(200);
  const isTold = () => server.printed.includes('"traces":"collector"');
  // it is tried for ten seconds
  while (!isTold()) await sleep(50);
  expect((await askForCounts(token)).status).toBe(200);
  expect(await server.end()).toMatchObject({ code: 0 });
  expect(server.printed.match(/"traces":"collector","trouble"/g)).toHaveLength(1);
});
