import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { uncopied } from './uncopied.ts';

const got: { headers: IncomingMessage['headers']; bytes: Buffer }[] = [];
const host = createServer((request, response) => {
  const take = async () => {
    got.push({ headers: request.headers, bytes: await buffer(request) });
    response.end('taken');
  };
  void take();
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});
afterAll(() => {
  host.close();
});

test.each([
  ['short', 1000],
  ['long', 5 * 1024 * 1024 + 7],
])('a %s body comes whole, under its length', async (_, length) => {
  const body = Uint8Array.from({ length }, (_, at) => at % 251);
  const headers = { 'content-length': String(length) };
  const answer = await uncopied(fetch)(address, { method: 'PUT', body, headers });
  expect(await answer.text()).toBe('taken');
  const last = got.at(-1);
  expect(last?.headers).toMatchObject({ 'content-length': String(length) });
  // a host like Amazon's refuses a body whose length it is not told
  expect(last?.headers['transfer-encoding']).toBeUndefined();
  expect(last?.bytes.equals(body)).toBe(true);
});

test('a long body is handed on as it is: no piece of it is a copy', async () => {
  const bytes = new Uint8Array(3 * 1024 * 1024);
  const pieces: Uint8Array[] = [];
  const send: typeof fetch = async (_, init) => {
    const body = new Response(init?.body).body ?? [];
    for await (const piece of body) pieces.push(piece);
    return new Response();
  };
  await uncopied(send)(address, { method: 'PUT', body: bytes });
  expect(pieces.every(({ buffer: memory }) => memory === bytes.buffer)).toBe(true);
  expect(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(bytes.byteLength);
});
