import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWeather, weatherAddress } from './fetch-weather.ts';

const ASKED = { site: 'USW00013904', from: '2025-01-01', until: '2025-02-01' };
let server: Server;
let answer: { status: number; body: string };
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const address = () =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/data?stations={site}&startDate={from}&endDate={until}`;

async function fetched(url: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of fetchWeather(url, ASKED)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

test('the days of a station are asked for by the address that was set', async () => {
  answer = { status: 200, body: 'STATION,DATE\n' };
  expect(await fetched(address())).toBe('STATION,DATE\n');
  expect(asked).toEqual(['/data?stations=USW00013904&startDate=2025-01-01&endDate=2025-02-01']);
});

test('a refusal, and nobody there, are told in a sentence', async () => {
  answer = { status: 503, body: '' };
  const said =
    'The weather could not be fetched: its address did not answer as it should. Please try again later.';
  await expect(fetched(address())).rejects.toMatchObject({ status: 503, text: { en: said } });
  await expect(fetched('http://127.0.0.1:1/')).rejects.toMatchObject({ status: 503 });
});

test('what stands between is kept', () => {
  expect(weatherAddress('https://x.example/{site}/{from}/{until}', ASKED)).toBe(
    'https://x.example/USW00013904/2025-01-01/2025-02-01',
  );
});
