import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULT_COOKIE } from '../../shared-ui/src/standalone/faults.ts';
import { faults } from './faults.ts';

let api: Server;
let page: Server;

const listening = (server: Server) =>
  new Promise<Server>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

beforeAll(async () => {
  api = await listening(
    createServer((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify([{ id: 1, who: request.headers.authorization }]));
    }),
  );
  const spoil = faults(addressOf(api));
  page = await listening(
    createServer((request, response) => void spoil(request, response, () => response.end('passed on'))),
  );
});
afterAll(async () => {
  await closed(page);
  await closed(api);
});

const ask = (path: string, fault?: string, init: RequestInit = {}) =>
  fetch(`${addressOf(page)}${path}`, {
    ...init,
    headers: { ...(fault ? { cookie: `a=b; ${FAULT_COOKIE}=${fault}` } : {}), authorization: 'Bearer x' },
  });

test.each(['401', '403', '422', '500'])('%s is answered, with a sentence', async (fault) => {
  const reply = await ask('/api/stations', fault);
  expect(reply.status).toBe(Number(fault));
  expect(await reply.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) });
});

test('offline, the connection breaks', async () => {
  await expect(ask('/api/stations', 'offline')).rejects.toThrow();
});

test.each([
  ['empty', 0],
  ['huge', 10_000],
])('%s, lists have %d rows, of the same caller', async (fault, rows) => {
  const reply = (await (await ask('/api/stations', fault)).json()) as { who: string }[];
  expect(reply).toHaveLength(rows);
  expect(reply.every(({ who }) => who === 'Bearer x')).toBe(true);
});

test.each([
  ['without a fault', '/api/stations', undefined, {}],
  ['an unknown fault', '/api/stations', 'fire', {}],
  ['signing in', '/api/user/login', '500', { method: 'POST' }],
  ['what is no call', '/main.js', '500', {}],
  ['what is saved while lists are empty', '/api/stations', 'empty', { method: 'POST' }],
] as const)('%s is passed on', async (_, path, fault, init) => {
  expect(await (await ask(path, fault, init)).text()).toBe('passed on');
});
