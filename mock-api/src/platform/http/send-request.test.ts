import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sendRequest } from './send-request.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
beforeEach(async () => {
  server = createServer((_, response) => void response.writeHead(200).write('the beginning'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer that falls silent in its body is given up when its reader does, however much was cleared away meanwhile', async () => {
  const given = new AbortController();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await sendRequest(new Request(address), given.signal);
  expect(response.status).toBe(200);
  const read = response.text();
  for (let round = 0; round < 5; round += 1) {
    // what nobody holds goes in a turn of its own
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    collectGarbage();
  }
  given.abort(new Error('takes too long'));
  await expect(read).rejects.toThrow('takes too long');
});
