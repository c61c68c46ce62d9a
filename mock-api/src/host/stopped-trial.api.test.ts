import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { createHandler } from './handler.ts';
import { optionsFrom } from './options.ts';

let root: string;
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  root = mkdtempSync(path.join(tmpdir(), 'count-exchange-trial-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (version: string) => ({
  name: 'mfe-qc',
  version,
  contract: '^1.8',
  entry: `remotes/mfe-qc/${version}/mf-manifest.json`,
  integrity: { manifest: 'sha384-a', entry: 'sha384-b' },
  routes: [],
  menu: [],
});
function keep(file: string, registry: Registry) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(registry));
}
const tabOf = (n: number) => n.toString(16).padStart(16, '0');

/** What a page is told by a server that has just started. */
async function told(): Promise<Registry> {
  const { db, queue, files, settings } = testApi();
  const now = () => testApi().now();
  const deps = { db, queue, files, settings, now, live: { wake: () => undefined }, jobs: [] };
  const handler = createHandler(deps as never, {
    ...optionsFrom({ COUNT_EXCHANGE_RELEASES: path.join(root, 'releases') }),
    root,
    dataFolder: path.join(root, 'data'),
  });
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const reply = await handler(new Request('http://x.test/registry.json'), env as never);
  return (await reply.json()) as Registry;
}

test('pages are told of a release on trial until it was stopped for failing too often', async () => {
  keep('shell/dist/registry.json', { revision: 0, remotes: [release('1.4.0')] });
  keep('releases/registry.json', {
    revision: 7,
    remotes: [{ ...release('1.5.0'), trial: { ...release('1.6.0'), share: 0.1 } }],
  });
  expect((await told()).remotes[0]?.trial?.version).toBe('1.6.0');
  for (let n = 0; n < 20; n += 1)
    await request('POST /versions-in-use', { body: { tab: tabOf(n), parts: { 'mfe-qc': '1.6.0' } } });
  for (let n = 0; n < 2; n += 1) {
    const failure = { part: 'mfe-qc', version: '1.6.0', route: '/', kind: 'Error', message: '', stack: '' };
    await request('POST /failures', { body: { ...failure, tab: tabOf(n), reference: `0000000${n}` } });
  }
  const [entry] = (await told()).remotes;
  expect([entry?.version, entry?.trial]).toEqual(['1.5.0', undefined]);
});
