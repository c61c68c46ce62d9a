import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { startHost, type Host } from '../../mock-api/src/host/node.ts';
import { optionsFrom } from '../../mock-api/src/host/options.ts';
import { startReleaseHost, serving, type TestHost } from '../../mock-api/src/host/releases/testing.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../mock-api/src/testing/on-postgres.ts';
import { deploy, rollback, switchOff, switchOn } from './commands.ts';
import { openTarget } from './open-target.ts';
import { around, built, releaseOf, shellOf } from './testing.ts';

jest.setTimeout(300_000);

const NAME = 'mfe-qc';
const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-two-'));
const target = openTarget(path.join(root, 'target'), {});
const postgres = postgresOfFile();
let host: TestHost;
let servers: Host[] = [];

/** What is deployed, as a static host serves it. */
async function publish(): Promise<void> {
  const registry = await target.read('registry.json');
  host.answer(serving({ 'registry.json': Buffer.from(registry ?? []) }));
}

beforeAll(async () => {
  if (onPostgres === test.skip) return;
  host = await startReleaseHost();
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  const came: Registry = { revision: 0, remotes: [releaseOf('1.0.0')], shell: shellOf('0.9.0') };
  writeFileSync(path.join(root, 'shell/dist/registry.json'), JSON.stringify(came));
  const DATABASE_URL = await newDatabase(postgres(), 'two_servers');
  const FILES_URL = path.join(root, 'files');
  // what one keeps in memory is its own: nothing of a server is kept by module
  for (const one of ['one', 'two']) {
    const env = {
      PORT: '0',
      DATABASE_URL,
      FILES_URL,
      COUNT_EXCHANGE_SEED: 'none',
      COUNT_EXCHANGE_ADMIN: 'ann@example.org',
      COUNT_EXCHANGE_RELEASES: host.address,
      COUNT_EXCHANGE_DATA: path.join(root, one),
      ROLE: 'api',
    };
    servers.push(await startHost({ ...optionsFrom(env), root, log: () => undefined, say: () => undefined }));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  if (onPostgres === test.skip) return;
  await host.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What each server tells a page of the remote. */
const told = () =>
  Promise.all(
    servers.map(async ({ url }) => {
      const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
      const { version, disabled } = remotes.find(({ name }) => name === NAME) ?? {};
      return disabled ? `${version} off` : version;
    }),
  );

/** Waits until both say so: each asks for itself, a quarter of a second after it did last at the earliest. */
async function untilBoth(wanted: string): Promise<void> {
  while (!(await told()).every((one) => one === wanted)) await new Promise((go) => setTimeout(go, 20));
}

onPostgres(
  'what is put into use, taken back or switched off at the release host reaches every server',
  async () => {
    const asked = { by: 'Ann', why: 'Sums are wrong' };
    await untilBoth('1.0.0');
    const steps: [() => Promise<unknown>, string][] = [
      [
        () => deploy(target, { ...built(NAME, '1.1.0'), around: around([releaseOf('1.0.0')]) }, asked),
        '1.1.0',
      ],
      [
        () => deploy(target, { ...built(NAME, '1.2.0'), around: around([releaseOf('1.0.0')]) }, asked),
        '1.2.0',
      ],
      [() => rollback(target, NAME, { app: null, tell: () => undefined }, asked), '1.1.0'],
      [() => switchOff(target, NAME, { ...asked, whyEs: 'Las sumas no cuadran' }), '1.1.0 off'],
      [() => switchOn(target, NAME, asked), '1.1.0'],
    ];
    for (const [step, wanted] of steps) {
      await step();
      await publish();
      await untilBoth(wanted);
      // and none of them goes back to what it knew
      expect(await told()).toEqual([wanted, wanted]);
    }
  },
);
