import { readFileSync } from 'node:fs';
import { UPLOAD_MAX_BYTES, type ApiErrorBody, type Upload } from 'shared-domain';
import { KillableServer } from '../../testing/killable-server.ts';

jest.setTimeout(120_000);

/**
 * What the server may need for a file on its way, beside what it has taken anyhow; in megabytes. It takes 67 where nothing else runs and
 * 81 on a busy machine, which collects garbage later; a file that were held whole would take its 200.
 */
const MEMORY = 120;
const LINES = Buffer.from('2024-09-09 00:00:00,1,2,3\n'.repeat(2500));

const server = new KillableServer();
let token = '';

beforeAll(async () => {
  await server.start(server.folder('large'));
  token = await server.token('user');
});
afterAll(() => server.remove());

/** A form with a file of about so many bytes, made while it is sent; nobody says beforehand how long it is. */
async function upload(bytes: number): Promise<{ status: number; reply: Upload & ApiErrorBody }> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="long.csv"\r\n\r\nDate,A,B,C\n';
    yield await Promise.resolve(Buffer.from(head));
    for (let sent = 0; sent < bytes; sent += LINES.length) yield LINES;
    yield Buffer.from('\r\n--x--\r\n');
  }
  const response = await fetch(`${server.url}/api/counts/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: pieces() as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, reply: (await response.json()) as Upload & ApiErrorBody };
}

/** The memory of the server in megabytes, now. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Does something and answers how far the server's memory rose meanwhile, in megabytes. */
async function rise(work: () => Promise<void>): Promise<number> {
  const before = memory();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memory())), 20);
  await work();
  clearInterval(timer);
  return Math.max(most, memory()) - before;
}

test('a file of nearly the largest size is taken, and memory stays flat', async () => {
  await upload(1000);
  const risen = await rise(async () => {
    const { status, reply } = await upload(UPLOAD_MAX_BYTES - 1_000_000);
    expect([status, reply.headers]).toEqual([200, ['A', 'B', 'C']]);
  });
  expect(risen).toBeLessThan(MEMORY);
});

test('a file beyond it is refused, and memory stays flat', async () => {
  const risen = await rise(async () => {
    const { status, reply } = await upload(UPLOAD_MAX_BYTES + 1_000_000);
    expect([status, reply.message]).toEqual([413, expect.stringContaining('200 MB')]);
  });
  expect(risen).toBeLessThan(MEMORY);
});
