// What it costs to be six builds: bytes, requests and time to ready of the login screen and of every remote's first
// screen, against the same app as one bundle. Both are served by the same server and opened in turn, each time by a
// browser that has seen nothing yet. PARTS=bytes or PARTS=times measures only those; bytes do not depend on the machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from '../build/registry.ts';
import { REMOTES, root, rspack, runPinned } from '../project.mjs';
import { serveBuild } from '../serve-build.mjs';
import { countBytes, launch, slowDown } from './browser.mjs';
import { median } from './figures.mjs';
import { signIn } from './bench-host.mjs';

const REPEATS = 3;
const SCREENS = [
  { what: 'login', path: '/', ready: (page) => page.getByRole('button', { name: 'Login' }), person: false },
  ...[
    ['stations', '/stations', 'Stations'],
    ['quality control', '/quality-control', 'Quality Control Your Data'],
    ['imports', '/import-counts', 'Upload Count Data'],
    ['exports', '/exports', 'CSV Export'],
    ['administration', '/agencies', 'Agencies'],
  ].map(([what, path, name]) => ({
    what,
    path,
    ready: (page) => page.getByRole('heading', { level: 1, name }),
    person: true,
  })),
];

function buildOneBundle(folder) {
  const config = join(root, '.tools/bench/one-bundle/rspack.config.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  runPinned([...rspack('build'), '--config', config, '--output-path', folder], { env });
}

export async function measure(bench) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-one-bundle-'));
  const browser = await launch();
  buildOneBundle(folder);
  const app = {
    distOf: (name) => join(root, name, 'dist'),
    registry: { revision: 0, remotes: REMOTES.map((name) => builtRelease(name).entry) },
  };
  const parts = await serveBuild({ ...app, shell: join(root, 'shell/dist') }, bench.url);
  const one = await serveBuild({ ...app, shell: folder }, bench.url);
  const urls = { parts: parts.url, one: one.url };
  const token = await signIn('super@example.org');
  const open = (url, screen, slow) => visit(browser, url, screen, { slow, token });
  try {
    const rows = [];
    for (const screen of SCREENS) {
      if (process.env.PARTS !== 'times') rows.push(await compareBytes(open, screen, urls));
      if (process.env.PARTS !== 'bytes') rows.push(await compareTimes(open, screen, urls));
    }
    return rows;
  } finally {
    await browser.close();
    parts.close();
    one.close();
    rmSync(folder, { recursive: true });
  }
}

async function compareBytes(open, screen, { parts, one }) {
  const [bill, reference] = [await open(parts, screen, false), await open(one, screen, false)];
  const kB = ({ bytes }) => (bytes / 1000).toFixed(0);
  return {
    what: `${screen.what}: ${kB(bill)} kB of ${kB(reference)}, ${bill.requests} requests of ${reference.requests}`,
    value: bill.bytes / reference.bytes,
    unit: '×',
    limit: 1.15,
    reference: { what: 'one bundle', value: 1 },
  };
}

async function compareTimes(open, screen, { parts, one }) {
  const times = { parts: [], one: [] };
  for (let turn = 0; turn < REPEATS; turn += 1) {
    // who goes first changes, so that whatever the first one warms is no one's gain
    for (const which of turn % 2 ? ['one', 'parts'] : ['parts', 'one'])
      times[which].push((await open(which === 'parts' ? parts : one, screen, true)).ms);
  }
  const [ms, msOfOne] = [median(times.parts), median(times.one)];
  return {
    what: `${screen.what}: ready in ${(ms / 1000).toFixed(2)} s, 4× CPU, Slow 4G`,
    value: ms / msOfOne,
    unit: '×',
    limit: 1.1,
    reference: { what: `one bundle (${(msOfOne / 1000).toFixed(2)} s)`, value: 1 },
  };
}

/** Opens a screen in a browser that has seen nothing yet; what came over the wire, and when it was ready. */
async function visit(browser, url, { path, ready, person }, { slow, token }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (person) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const { kinds } = await countBytes(page);
  if (slow) await slowDown(page);
  const start = performance.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await ready(page).waitFor({ timeout: 60_000 });
  const ms = performance.now() - start;
  if (!slow) await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, bytes: kinds.js.bytes + kinds.css.bytes, requests: kinds.js.requests + kinds.css.requests };
}
