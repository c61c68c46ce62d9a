import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableServer, type Client } from '../../testing/killable-server.ts';

jest.setTimeout(300_000);

const SITE = 'USW00013904';
const HEAD = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN';
const FROM = '2019-01-01';

const host = new KillableServer();
let address: Server;
/** The first days of the steps that were asked for, in order. */
const asked: string[] = [];
/** Which step is not answered, as of a slow address; called when it is asked for. */
let silent = '';
let onSilent = () => {};

beforeAll(async () => {
  address = createServer((incoming, reply) => {
    const [, from = ''] = /\/(\d{4}-\d{2}-\d{2})\//.exec(incoming.url ?? '') ?? [];
    asked.push(from);
    if (from === silent) return onSilent();
    reply.end([HEAD, `${SITE},AUSTIN,30.18311,-97.67989,${from},3.0,21.0,12.0`].join('\n'));
  });
  await new Promise<void>((resolve) => void address.listen(0, '127.0.0.1', resolve));
});
afterEach(() => host.kill());
afterAll(async () => {
  await host.remove();
  address.closeAllConnections();
  await new Promise((resolve) => void address.close(resolve));
});

const newest = async (client: Client) => (await client.call('GET /weather-sites')).fetches?.[0];

async function ended(client: Client) {
  for (;;) {
    const fetch = await newest(client);
    if (fetch?.status === 'done' || fetch?.status === 'failed') return fetch;
    await sleep(100);
  }
}

test('a server that is killed while it fetches weather goes on where it was, and tells once', async () => {
  const { port } = address.address() as AddressInfo;
  const env = { WEATHER_URL: `http://127.0.0.1:${port}/{site}/{from}/{until}` };
  const folder = host.folder('fetching');
  await host.start(folder, { env });
  const client = await host.signIn('admin');
  // the third year is asked for, and never comes
  silent = '2021-01-02';
  const reached = new Promise<void>((resolve) => (onSilent = resolve));
  await client.call('POST /weather-sites/:siteId/fetch', { params: { siteId: SITE }, body: { from: FROM } });
  await reached;
  await host.kill();
  expect(asked.splice(0)).toEqual(['2019-01-01', '2020-01-02', '2021-01-02']);
  silent = '';
  await host.start(folder, { env });
  const fetch = await ended(client);
  expect(fetch).toMatchObject({ status: 'done', progress: 1 });
  // what was kept before is not asked for again
  expect(asked[0]).toBe('2021-01-02');
  expect(fetch.added).toBe(asked.length + 2);
  const { sites } = await client.call('GET /weather-sites');
  expect(sites).toMatchObject([{ id: SITE, first_day: FROM, days: asked.length + 2 }]);
  const { data } = await client.call('GET /notifications');
  expect(data.map(({ title }) => title)).toEqual(['Weather fetched']);
});
