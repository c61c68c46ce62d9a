import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFileStore } from './folder-file-store.ts';
import S3rver from 's3rver';
import { FilesAway, type FileStore } from './file-store.ts';
import { memoryFileStore } from './memory-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-files-'));
mkdirSync(join(folder, 'files'));
/** Where buckets are kept; its address is known once it runs. */
const host = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'counts', configs: [] }],
});
const bucket = {
  endpoint: '',
  bucket: 'counts',
  prefix: 'of/texas/',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
/** The store opens with the first use, when the host's address is known. */
const inBucket = new Proxy({} as FileStore, {
  get: (_, name: keyof FileStore) => s3FileStore(bucket)[name],
});
beforeAll(async () => {
  bucket.endpoint = `http://127.0.0.1:${(await host.run()).port}`;
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* breaksOff(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('half'));
  throw new Error('connection lost');
}

async function textOf(store: FileStore, ...args: Parameters<FileStore['read']>): Promise<string> {
  let text = '';
  for await (const piece of store.read(...args)) text += Buffer.from(piece).toString();
  return text;
}

describe.each([
  ['in a folder', folderFileStore(join(folder, 'files'))],
  ['in memory', memoryFileStore()],
  ['in a bucket', inBucket],
])('a store %s', (_, store) => {
  test('gives back what was stored, whole or in part', async () => {
    expect(await store.write('a1.csv', pieces('Date,', 'NB\n', '1'))).toBe(9);
    expect(await textOf(store, 'a1.csv')).toBe('Date,NB\n1');
    expect(await textOf(store, 'a1.csv', { start: 5, end: 7 })).toBe('NB');
    expect(await store.size('a1.csv')).toBe(9);
  });

  test('keeps nothing of a file that breaks off', async () => {
    await expect(store.write('b2.csv', breaksOff())).rejects.toThrow('connection lost');
    expect(await store.size('b2.csv')).toBeNull();
    expect(readdirSync(join(folder, 'files')).filter((name) => name.startsWith('b2'))).toEqual([]);
  });

  test('takes a file away, also twice', async () => {
    await store.write('c3.csv', pieces('x'));
    await store.remove('c3.csv');
    await store.remove('c3.csv');
    expect(await store.size('c3.csv')).toBeNull();
  });

  test('has nothing to read of a file that is not there, though it is there itself', async () => {
    const error: unknown = await textOf(store, 'c3.csv').catch((thrown: unknown) => thrown);
    expect([String(error), error instanceof FilesAway]).toEqual([expect.stringContaining('c3.csv'), false]);
  });

  test('has a mark, which is none of its files', async () => {
    expect(await store.mark.read()).toBeNull();
    await store.mark.write('ours');
    expect(await store.mark.read()).toBe('ours');
    expect((await store.list()).filter(({ name }) => name.includes('installation'))).toEqual([]);
  });

  test('an empty file is one', async () => {
    expect(await store.write('f6.csv', [])).toBe(0);
    expect([await store.size('f6.csv'), await textOf(store, 'f6.csv')]).toEqual([0, '']);
  });

  test('tells every whole file', async () => {
    await store.write('d4.csv', pieces('x'));
    const listed = (await store.list()).find(({ name }) => name === 'd4.csv');
    expect(listed?.changed.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each(['../secret.csv', '/etc/passwd', 'a/b.csv', '..', '', 'a.csv.part'])(
    'refuses the name "%s"',
    async (name) => {
      await expect((async () => store.write(name, pieces('x')))()).rejects.toThrow(RangeError);
    },
  );
});

test('parts that a process has left are taken away, those that are written to stay', async () => {
  const files = join(folder, 'parts');
  const store = folderFileStore(files);
  await store.write('e5.csv', pieces('x'));
  writeFileSync(join(files, 'old.csv.part'), 'half');
  utimesSync(join(files, 'old.csv.part'), new Date('2026-03-01'), new Date('2026-03-01'));
  writeFileSync(join(files, 'new.csv.part'), 'half');
  await store.removeParts(new Date('2026-03-02'));
  expect(readdirSync(files).toSorted()).toEqual(['e5.csv', 'new.csv.part']);
  expect((await store.list()).map(({ name }) => name)).toEqual(['e5.csv']);
});

test('a folder that is not there yet holds nothing', async () => {
  const store = folderFileStore(join(folder, 'none'));
  await store.removeParts(new Date());
  expect(await store.list()).toEqual([]);
});

describe('a bucket', () => {
  const MEGA = 1024 * 1024;
  const piece = (of: number) => Buffer.alloc(MEGA, of);

  async function* long(megas: number, end?: Error): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < megas; at += 1) yield await Promise.resolve(piece(at));
    if (end) throw end;
  }

  test('gets a long file in parts, which are one object when all are there', async () => {
    const store = s3FileStore(bucket);
    expect(await store.write('g7.zip', long(18))).toBe(18 * MEGA);
    let at = 0;
    for await (const some of store.read('g7.zip', { start: 7 * MEGA, end: 9 * MEGA })) {
      const wanted = Buffer.concat([piece(7), piece(8)]).subarray(at, at + some.byteLength);
      expect(wanted.equals(some)).toBe(true);
      at += some.byteLength;
    }
    expect(at).toBe(2 * MEGA);
  });

  test('keeps nothing of a long file that breaks off after some parts', async () => {
    const store = s3FileStore(bucket);
    await expect(store.write('h8.zip', long(9, new Error('connection lost')))).rejects.toThrow(
      'connection lost',
    );
    expect(await store.size('h8.zip')).toBeNull();
  });

  test('holds its own files alone', async () => {
    const other = s3FileStore({ ...bucket, prefix: 'of/utah/' });
    await other.write('i9.csv', pieces('x'));
    expect((await s3FileStore(bucket).list()).map(({ name }) => name)).not.toContain('i9.csv');
    expect((await other.list()).map(({ name }) => name)).toEqual(['i9.csv']);
  });

  test.each([
    [{ bucket: 'none' }, 'there is no bucket none'],
    [{ accessKeyId: 'NOBODY' }, 'refuses the bucket counts to these credentials (InvalidAccessKeyId)'],
  ])('that is reached with %j is told to be away, and why', async (change, why) => {
    const store = s3FileStore({ ...bucket, ...change });
    const asked = [
      () => store.write('j1.csv', pieces('x')),
      () => store.list(),
      () => textOf(store, 'a1.csv'),
    ];
    for (const ask of asked) {
      const error: unknown = await ask().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(FilesAway);
      expect((error as Error).message).toContain(why);
    }
  });
});

test('a host that is not there is told so', async () => {
  const { endpoint, close } = await hostThat(() => null);
  await close();
  await expect(s3FileStore({ ...bucket, endpoint }).size('m4.csv')).rejects.toThrow(
    `FILES_URL: ${endpoint} can't be reached (ECONNREFUSED).`,
  );
});

let closeHost: () => Promise<void> = () => Promise.resolve();
afterEach(() => closeHost());

/** A host that takes requests as told; answers its address and what it was asked. */
async function hostThat(
  answers: (request: string, tries: number) => { status: number; body?: string } | null,
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const what = `${request.method ?? ''} ${request.url ?? ''}`;
    asked.push(what);
    const answer = answers(what, asked.length);
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  closeHost = () => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  return { endpoint: `http://127.0.0.1:${port}`, asked, close: closeHost };
}

test('what a busy host could not take is sent again', async () => {
  const { endpoint, asked } = await hostThat((_, tries) => ({ status: tries < 3 ? 503 : 200 }));
  expect(await s3FileStore({ ...bucket, endpoint }).write('k2.csv', pieces('x'))).toBe(1);
  expect(asked).toEqual(Array(3).fill('PUT /counts/of/texas/k2.csv'));
});

test('a host that keeps silent is given up', async () => {
  const { endpoint } = await hostThat(() => null);
  await expect(s3FileStore({ ...bucket, endpoint }, { patience: 50 }).size('l3.csv')).rejects.toThrow(
    'does not answer',
  );
});

test('parts of uploads to a bucket that never ended are taken away, those under way stay', async () => {
  const upload = (key: string, begun: string) =>
    `<Upload><Key>${key}</Key><UploadId>${key}-id</UploadId><Initiated>${begun}</Initiated></Upload>`;
  const uploads = [
    upload('of/texas/old.csv', '2026-03-01T00:00:00.000Z'),
    upload('of/texas/new.csv', '2026-03-03T00:00:00.000Z'),
    upload('of/texas/below/old.csv', '2026-03-01T00:00:00.000Z'),
  ];
  const body = `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
  const { endpoint, asked } = await hostThat((what) =>
    what.startsWith('GET') ? { status: 200, body } : { status: 204 },
  );
  await s3FileStore({ ...bucket, endpoint }).removeParts(new Date('2026-03-02'));
  expect(asked).toEqual([
    'GET /counts/?prefix=of%2Ftexas%2F&uploads=',
    'DELETE /counts/of/texas/old.csv?uploadId=of%2Ftexas%2Fold.csv-id',
  ]);
});

test('a host that can tell of no unfinished uploads is asked for nothing more', async () => {
  await expect(s3FileStore(bucket).removeParts(new Date())).resolves.toBeUndefined();
});
