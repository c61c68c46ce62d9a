import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { main } from './cli.ts';
import { folderSentence } from './target-errors.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-target-errors-'));
const buckets = [{ name: 'releases', configs: [] }];
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: scratch,
  configureBuckets: buckets,
});
// answers to everything as a page of the web does
const noHost = createServer((_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello'),
);
let endpoint: string;
let elsewhere: string;
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
  await new Promise<void>((resolve) => {
    noHost.listen(0, '127.0.0.1', resolve);
  });
  elsewhere = `http://127.0.0.1:${(noHost.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await s3.close();
  noHost.close();
  rmSync(scratch, { recursive: true });
});

/** What a person reads of `npm run list -w mfe-qc`. */
async function said(to: string, env: Record<string, string>) {
  const lines: string[] = [];
  const spies = ([process.stdout, process.stderr] as const).map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0),
  );
  const code = await main(['list', 'mfe-qc', '--to', to], ['mfe-qc'], env);
  for (const spy of spies) spy.mockRestore();
  return { code, text: lines.join('') };
}
const right = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const wrong = { ...right, AWS_ACCESS_KEY_ID: 'SOMEBODY' };

test.each<[string, () => [to: string, env: Record<string, string>], string]>([
  [
    'no credentials',
    () => ['s3://releases', { S3_ENDPOINT: endpoint }],
    'AWS_ACCESS_KEY_ID must be set for an s3:// target.',
  ],
  [
    'wrong credentials',
    () => ['s3://releases', { ...wrong, S3_ENDPOINT: endpoint }],
    'refuses these credentials for the bucket releases (InvalidAccessKeyId). AWS_ACCESS_KEY_ID and',
  ],
  [
    'no such bucket',
    () => ['s3://none', { ...right, S3_ENDPOINT: endpoint }],
    'There is no bucket none at http',
  ],
  [
    'nobody there',
    () => ['s3://releases', { ...right, S3_ENDPOINT: 'http://127.0.0.1:9' }],
    "http://127.0.0.1:9 can't be reached (",
  ],
  [
    'no such host',
    () => ['s3://releases', { ...right, S3_ENDPOINT: 'http://none.invalid' }],
    "http://none.invalid can't be reached (",
  ],
  [
    'another kind of host',
    () => ['s3://releases', { ...right, S3_ENDPOINT: elsewhere }],
    "is nothing of this tool's. Mend it, or correct --to (and S3_ENDPOINT).",
  ],
  [
    'no address',
    () => ['s3://releases', { ...right, S3_ENDPOINT: 's3' }],
    'S3_ENDPOINT is s3, which is no address',
  ],
  [
    'a file in place of a folder',
    () => {
      writeFileSync(path.join(scratch, 'file'), '');
      return [path.join(scratch, 'file'), {}];
    },
    "can't be used: it is a file, or stands below one. Name a folder with --to.",
  ],
])('%s is answered by a sentence that says what to do', async (_, place, sentence) => {
  const { code, text } = await said(...place());
  expect(text).toContain(sentence);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test.each(['EACCES', 'EROFS', 'ENOSPC'])('a folder that answers %s says what to do', (code) => {
  expect(folderSentence('/srv/releases', Object.assign(new Error(code), { code }))).toMatch(
    /^\/srv\/releases can't be used: .+(?:--to|prune)/,
  );
});
