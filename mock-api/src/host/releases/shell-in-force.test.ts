import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, ShellRelease } from 'shared-domain/registry';
import { openShell } from './shell-in-force.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-shell-'));
afterAll(() => rmSync(root, { recursive: true }));

const pageOf = (version: string) => `<body>shell ${version}</body>`;
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release = (version: string, folder = '/releases/shell'): ShellRelease => ({
  version,
  contract: '1.8',
  taken: [],
  page: `${folder}/${version}/index.1a2b3c4d.html`,
  integrity: integrityOf(pageOf(version)),
});
const built = release('1.0.0', '/shell');

/** A release host, the registry in force, and the shell that a server with them gives. */
function server() {
  let registry: Registry = { revision: 0, remotes: [], shell: built };
  const host = new Map<string, string>();
  const shell = openShell({
    root,
    file: async ({ url }) => {
      const text = host.get(new URL(url).pathname);
      return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
    },
  });
  return {
    host,
    use: (used: ShellRelease) => {
      registry = { revision: 1, remotes: [], shell: used };
    },
    deploy: (version: string, text = pageOf(version)) => {
      const deployed = release(version);
      host.set(deployed.page, text);
      registry = { revision: 1, remotes: [], shell: deployed };
    },
    given: async () => (await shell.inForce(registry))?.html,
  };
}

beforeAll(() => {
  mkdirSync(path.join(root, 'shell/dist/1.0.0'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/1.0.0/index.1a2b3c4d.html'), pageOf('1.0.0'));
  writeFileSync(
    path.join(root, 'shell/dist/registry.json'),
    JSON.stringify({ revision: 0, remotes: [], shell: built }),
  );
});

test('the deployed shell is given, until the one that came with the server is in use again', async () => {
  const { deploy, given, use } = server();
  expect(await given()).toBe(pageOf('1.0.0'));
  deploy('1.1.0');
  expect(await given()).toBe(pageOf('1.1.0'));
  use(built);
  expect(await given()).toBe(pageOf('1.0.0'));
});

test('a page that is not what the registry says is not given: the shell that came with the server stands in', async () => {
  const { deploy, given } = server();
  deploy('1.1.0', '<script>stolen()</script>');
  expect(await given()).toBe(pageOf('1.0.0'));
});

test.each(['<script>stolen()</script>', null])(
  'with %j in the place of the next page, the last good shell stands in',
  async (text) => {
    const { host, deploy, given } = server();
    deploy('1.1.0');
    await given();
    deploy('1.2.0');
    const { page } = release('1.2.0');
    if (text === null) host.delete(page);
    else host.set(page, text);
    expect(await given()).toBe(pageOf('1.1.0'));
  },
);

test('a host that is gone takes no page away that was given before', async () => {
  const { host, deploy, given } = server();
  deploy('1.1.0');
  await given();
  host.clear();
  expect(await given()).toBe(pageOf('1.1.0'));
});
