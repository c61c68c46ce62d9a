import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSendMessage, guardedLookup } from './send-message.ts';

/** Answers at an address of this machine for the length of what is done with it. */
async function receiving<T>(listener: RequestListener, run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://localhost:${(server.address() as AddressInfo).port}/hook`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }
}

type Resolve = NonNullable<Parameters<typeof createSendMessage>[0]['resolve']>;
const leadsTo =
  (...addresses: string[]): Resolve =>
  (_name, _options, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const here = createSendMessage({ allowPrivate: true, resolve: leadsTo('127.0.0.1'), patience: 1000 });
const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"ping"}' });

test('a message arrives as it is signed, and the beginning of the answer is kept', async () => {
  const got: { body: string; headers: object }[] = [];
  const tried = await receiving(
    (incoming, reply) => {
      let body = '';
      incoming.on('data', (piece) => (body += String(piece)));
      incoming.on('end', () => {
        got.push({ body, headers: incoming.headers });
        // a character zero, and a sign that turns the writing of the page that shows it
        reply.writeHead(202).end(`ok\0 \u202e${'x'.repeat(200_000)}`);
      });
    },
    (url) => here(message(url)),
  );
  expect(got).toEqual([
    {
      body: '{"type":"ping"}',
      headers: expect.objectContaining({ 'webhook-id': 'msg_1', connection: 'close' }),
    },
  ]);
  expect(Object.keys(got[0]?.headers ?? {})).not.toContain('user-agent');
  expect(tried).toEqual({
    status: 202,
    answer: expect.stringMatching(/^ok\ufffd \ufffdx{995}$/),
    retryAfter: null,
  });
});

test('a redirect is an answer, and is not followed', async () => {
  let asked = 0;
  const tried = await receiving(
    (_incoming, reply) => {
      asked += 1;
      reply.writeHead(307, { location: '/elsewhere', 'retry-after': '9' }).end();
    },
    (url) => here(message(url)),
  );
  expect([tried, asked]).toEqual([{ status: 307, answer: '', retryAfter: '9' }, 1]);
});

test('who does not answer in time, or ends in the middle, has failed', async () => {
  const silent = await receiving(
    () => undefined,
    (url) => here(message(url)),
  );
  const half = await receiving(
    (_incoming, reply) => void reply.writeHead(200).write('…'),
    (url) => here(message(url)),
  );
  const gone = await receiving(
    (incoming) => void incoming.socket.destroy(),
    (url) => here(message(url)),
  );
  expect([silent, half, gone]).toEqual([
    { fault: 'timeout' },
    { fault: 'timeout' },
    { fault: 'unreachable' },
  ]);
});

test.each([
  ['inside this machine', ['127.0.0.1']],
  ['one of which is inside a network', ['93.184.216.34', '10.0.0.1']],
  ['inside another', ['64:ff9b::7f00:1']],
  ['none', []],
])('a name that leads to addresses %s is not connected to', async (_, addresses) => {
  let asked = 0;
  const send = createSendMessage({ allowPrivate: false, resolve: leadsTo(...addresses), patience: 1000 });
  const tried = await receiving(
    (_incoming, reply) => {
      asked += 1;
      reply.end();
    },
    (url) => send(message(url)),
  );
  expect([tried, asked]).toEqual([{ fault: 'address' }, 0]);
});

test('a socket gets the very addresses that were looked at', async () => {
  const found = (all: boolean) =>
    new Promise((resolve) =>
      guardedLookup(false, leadsTo('93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'))(
        'hooks.example.org',
        { all },
        (...told) => resolve(told),
      ),
    );
  expect(await found(false)).toEqual([null, '93.184.216.34', 4]);
  expect(await found(true)).toEqual([
    null,
    [
      { address: '93.184.216.34', family: 4 },
      { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
    ],
  ]);
});
