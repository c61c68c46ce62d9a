import { KillableServer } from '../../testing/killable-server.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
afterEach(() => server.kill());
afterAll(() => server.remove());

const TOKEN = 'only-the-collector-of-this-house-knows-it';
const ask = (authorization?: string, method = 'GET') =>
  fetch(`${server.url}/metrics`, { method, headers: authorization ? { authorization } : {} });

test('what the server measures is told to who has the token: by call, without people', async () => {
  await server.start(server.folder('measured'), { env: { METRICS_TOKEN: TOKEN } });
  const client = await server.signIn('user');
  await client.call('GET /counts', { query: { flowid_txdot: 'AU0001' } });
  await client.call('GET /counts', { query: { flowid_txdot: 'AU0001' } });
  await fetch(`${server.url}/api/nowhere/ada@agency.example`);
  await fetch(`${server.url}/api/stations/AU0001?search=ada@agency.example`);

  for (const shown of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${await server.token('super')}`])
    expect((await ask(shown)).status).toBe(401);
  expect((await ask(`Bearer ${TOKEN}`, 'POST')).status).toBe(405);

  const response = await ask(`Bearer ${TOKEN}`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const told = await response.text();
  const lines = told.split('\n');
  expect(lines).toContain('count_exchange_requests_total{call="GET /counts",status="200"} 2');
  expect(lines).toContain('count_exchange_requests_total{call="none",status="404"} 1');
  expect(lines).toContain('count_exchange_request_seconds_count{call="GET /counts"} 2');
  expect(lines).toContain('count_exchange_jobs{queue="import-counts",state="failed"} 0');
  expect(lines).toContain('count_exchange_open_findings{severity="strong"} 0');
  expect(lines).toContain('count_exchange_database_answers 1');
  expect(lines).toContain('count_exchange_database_connections{pool="calls",state="waited for"} 0');
  expect(told).toMatch(/^count_exchange_counts [1-9]\d*$/m);
  for (const secret of ['agency.example', 'example.org', 'AU0001', TOKEN]) expect(told).not.toContain(secret);
});

test('without the setting there are no metrics', async () => {
  await server.start(server.folder('unmeasured'));
  const response = await ask(`Bearer ${TOKEN}`);
  expect(await response.text()).not.toContain('count_exchange_');
});
