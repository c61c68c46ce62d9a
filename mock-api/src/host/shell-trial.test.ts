import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, ShellRelease } from 'shared-domain/registry';
import { openReleases } from './releases/releases.ts';
import { staticResponse } from './static-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-shell-trial-'));
const releases = path.join(root, 'releases');
afterAll(() => rmSync(root, { recursive: true }));

const pageOf = (version: string) => `<body>shell ${version}</body>`;
function lay(folder: string, version: string): ShellRelease {
  const html = pageOf(version);
  mkdirSync(path.join(folder, version), { recursive: true });
  writeFileSync(path.join(folder, version, 'index.1a2b3c4d.html'), html);
  const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
  return { version, contract: '1.9', taken: [], page: `shell/${version}/index.1a2b3c4d.html`, integrity };
}
const built = lay(path.join(root, 'shell/dist'), '1.0.0');
writeFileSync(
  path.join(root, 'shell/dist/registry.json'),
  JSON.stringify({ revision: 0, remotes: [], shell: { ...built, page: `/${built.page}` } }),
);
const present = lay(path.join(releases, 'shell'), '1.1.0');
const tried = lay(path.join(releases, 'shell'), '1.2.0');
const opened = openReleases({ root, releases });

const use = (registry: Partial<Registry>) =>
  writeFileSync(
    path.join(releases, 'registry.json'),
    JSON.stringify({ revision: 3, remotes: [], ...registry }),
  );
const ask = (address: string, cookie: string | null = null, secure = false) =>
  staticResponse(
    new Request(`https://x.test${address}`, { headers: cookie === null ? {} : { cookie } }),
    root,
    {
      releases: opened,
      secure,
    },
  );
const drew = (draw: string) => `count-exchange-draw=${draw}`;
const registryFor = async (cookie: string | null) =>
  (await (await ask('/registry.json', cookie)).json()) as Registry;

test.each([
  ['0.099', '1.2.0'],
  ['0.100', '1.1.0'],
  ['0.999', '1.1.0'],
])(
  'of a trial for a tenth a session that drew %s gets the page and the registry of %s',
  async (draw, version) => {
    use({ shell: present, shellTrial: { ...tried, share: 0.1 } });
    const page = await ask('/dashboard', drew(draw));
    expect(await page.text()).toBe(pageOf(version));
    // it has drawn
    expect(page.headers.get('set-cookie')).toBeNull();
    const { shell, shellTrial, refused } = await registryFor(drew(draw));
    expect(shell).toMatchObject({ version, page: `/releases/shell/${version}/index.1a2b3c4d.html` });
    expect(shell).not.toHaveProperty('share');
    expect(shellTrial).toMatchObject({ version: '1.2.0', share: 0.1 });
    expect(refused).toBeUndefined();
  },
);

test('a session draws with its first page, once, and keeps that until its browser is closed', async () => {
  use({ shell: present, shellTrial: { ...tried, share: 1 } });
  const first = await ask('/login');
  expect(await first.text()).toBe(pageOf('1.2.0'));
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^count-exchange-draw=0\.\d{3}; Path=\/; HttpOnly; SameSite=Lax$/);
  const again = await ask('/login', cookie.split(';')[0]);
  expect([await again.text(), again.headers.get('set-cookie')]).toEqual([pageOf('1.2.0'), null]);
  const secure = (await ask('/login', null, true)).headers.get('set-cookie') ?? '';
  expect(secure).toMatch(/^__Host-count-exchange-draw=0\.\d{3}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(await (await ask('/login', secure.split(';')[0])).text()).toBe(pageOf('1.2.0'));
});

test('who has drawn nothing, the commands among them, is told of the shell for all', async () => {
  use({ shell: present, shellTrial: { ...tried, share: 1 } });
  expect((await registryFor(null)).shell?.version).toBe('1.1.0');
  expect(await (await ask('/shell.json')).json()).toMatchObject({ version: '1.1.0' });
  for (const damaged of ['2', '-1', '0.1234', 'x'])
    expect((await registryFor(drew(damaged))).shell?.version).toBe('1.1.0');
});

test('without a trial nobody draws', async () => {
  use({ shell: present });
  const page = await ask('/dashboard', drew('0.000'));
  expect([await page.text(), page.headers.get('set-cookie')]).toEqual([pageOf('1.1.0'), null]);
  expect((await ask('/dashboard')).headers.get('set-cookie')).toBeNull();
});

test('where no shell was deployed, the others have the one that came with the server', async () => {
  use({ shellTrial: { ...tried, share: 0.1 } });
  expect(await (await ask('/', drew('0.000'))).text()).toBe(pageOf('1.2.0'));
  expect(await (await ask('/', drew('0.500'))).text()).toBe(pageOf('1.0.0'));
});

test('a trial whose page is not what it must be is nobody’s, and says so', async () => {
  const altered = { ...tried, version: '1.3.0', integrity: present.integrity };
  const stolen = { ...altered, page: lay(path.join(releases, 'shell'), '1.3.0').page, share: 1 };
  use({ shell: present, shellTrial: stolen });
  expect(await (await ask('/', drew('0.000'))).text()).toBe(pageOf('1.1.0'));
  expect((await registryFor(drew('0.000'))).refused).toEqual([
    {
      name: 'shell',
      version: '1.3.0',
      reason: "its page can't be had, or is not what it must be",
      instead: '1.1.0',
    },
  ]);
});

test.each<[string, unknown]>([
  ['no page', { version: '1.2.0', share: 1 }],
  ['no share', tried],
  ['nothing', null],
])('a trial that is damaged costs nothing: %s', async (_, damaged) => {
  use({ shell: present, shellTrial: damaged as never });
  expect(await (await ask('/', drew('0.000'))).text()).toBe(pageOf('1.1.0'));
  expect(await registryFor(drew('0.000'))).not.toHaveProperty('shellTrial');
});
