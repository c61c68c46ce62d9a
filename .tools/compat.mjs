// npm run compat: what was released last still works with what is here. Builds the remotes that were released last and
// opens them in this checkout's shell, and this checkout's remotes in the shell that was released last. A release is
// the commit that raised a part's version.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, checkOut, lastRelease } from './last-release.mjs';
import { ensurePinned, pinnedNode, REMOTES, root, runPinned } from './project.mjs';
import { serveBuild } from './serve-build.mjs';
import { watchRest } from './settled.mjs';

ensurePinned(import.meta.url);
// they read TypeScript, or a package: both are there from here on
const { launch } = await import('./bench/browser.mjs');
const { builtRelease } = await import('./build/registry.ts');
const { signIn, startServer } = await import('./bench/bench-host.mjs');
const { misfit } = await import('../shared-ui/domain/src/registry/contract-range.rules.ts');
const PORT = Number(process.env.COMPAT_PORT ?? 3290);
/** What a screen says that did not come, failed, or lacks what it shows. */
const FAILED = /could not be loaded|An error was encountered|This screen stopped working/;
const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The last releases that differ from this checkout: part → commit. */
const released = new Map(
  ['shell', ...REMOTES]
    .map((part) => [part, lastRelease(part)])
    .filter(([part, commit]) => commit !== null && changedSince(commit, part)),
);
if (released.size === 0) {
  console.log('Nothing was released that differs from this checkout.');
  process.exit(0);
}

const checkouts = new Map([...new Set(released.values())].map((commit) => [commit, checkOut(commit)]));
const folderOf = (part) => checkouts.get(released.get(part)).folder;
for (const [commit, { folder }] of checkouts) {
  const parts = [...released].filter(([, its]) => its === commit).map(([part]) => part);
  console.log(`Building ${parts.join(', ')} as released at ${commit.slice(0, 8)} …`);
  const { status } = spawnSync(pinnedNode(), ['.tools/build.mjs', ...parts], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('What was released does not build any more.');
}
runPinned(['.tools/build.mjs', '--if-changed']);

/** Opens every menu item of the remotes and answers with what went wrong. */
async function faultsOf(browser, served, token) {
  const faults = [];
  const page = await browser.newPage();
  const atRest = watchRest(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  for (const { name, version, contract, menu } of served.remotes) {
    const unfit = misfit(contract, served.offers);
    if (unfit) {
      console.log(`  ${name} ${version} ${unfit}: the shell leaves it out.`);
      continue;
    }
    for (const { to } of menu) {
      await page.goto(served.url + to);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await atRest();
      const bad = page.getByRole('button', { name: 'Try again' }).or(page.getByText(FAILED));
      const isThere =
        new URL(page.url()).pathname === to && (await bad.filter({ visible: true }).count()) === 0;
      console.log(`  ${name} ${version} ${to}: ${isThere ? 'ok' : 'FAILED'}`);
      if (!isThere) faults.push(`${name} ${version} ${to}`);
    }
  }
  await page.close();
  return faults;
}

/** One way of putting old and new together: the shell of one folder, each remote of another. */
async function tryOut(what, { shell, of }, { browser, api, token }) {
  console.log(what);
  const remotes = REMOTES.map(
    (name) =>
      (of(name) === root ? builtRelease(name) : jsonOf(join(of(name), name, 'dist/release.json'))).entry,
  );
  const server = await serveBuild(
    {
      shell: join(shell, 'shell/dist'),
      distOf: (name) => join(of(name), name, 'dist'),
      registry: { revision: 0, remotes },
    },
    api,
  );
  const offers = jsonOf(join(shell, 'shell/dist/shell.json')).contract;
  const faults = await faultsOf(browser, { url: server.url, remotes, offers }, token);
  server.close();
  return faults;
}

const data = mkdtempSync(join(tmpdir(), 'count-exchange-compat-'));
const api = await startServer(PORT, data);
const browser = await launch();
const faults = [];
try {
  const around = {
    browser,
    api: `http://localhost:${PORT}`,
    token: await signIn('super@example.org', PORT),
  };
  const old = (name) => (name !== 'shell' && released.has(name) ? folderOf(name) : root);
  faults.push(
    ...(await tryOut('The remotes released last, in this shell:', { shell: root, of: old }, around)),
  );
  if (released.has('shell'))
    faults.push(
      ...(await tryOut(
        'These remotes, in the shell released last:',
        { shell: folderOf('shell'), of: () => root },
        around,
      )),
    );
} finally {
  await browser.close();
  await api.stop();
  rmSync(data, { recursive: true, force: true });
  for (const { remove } of checkouts.values()) remove();
}
console.log(faults.length ? `Broken: ${faults.join(', ')}` : 'Old and new work together.');
process.exitCode = faults.length ? 1 : 0;
