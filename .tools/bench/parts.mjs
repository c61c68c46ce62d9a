// What it costs to be six builds: bytes, requests and time to ready of the login screen and of every remote's first
// screen, against the same app as one bundle. Both are served by the same server, measured in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from '../registry.mjs';
import { REMOTES, root } from '../project.mjs';
import { serveBuild } from '../serve-build.mjs';
import { countBytes, launch, slowDown } from './browser.mjs';
import { median } from './figures.mjs';
import { signIn } from './bench-host.mjs';
import { buildOneBundle } from './one-bundle/build.mjs';

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

export async function measure(bench) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-one-bundle-'));
  const browser = await launch();
  await buildOneBundle(folder);
  const app = {
    distOf: (name) => join(root, name, 'dist'),
    registry: { revision: 0, remotes: REMOTES.map((name) => builtRelease(name).entry) },
  };
  const parts = await serveBuild({ ...app, shell: join(root, 'shell/dist') }, bench.url);
  const one = await serveBuild({ ...app, shell: folder }, bench.url);
  const token = await signIn('super@example.org');
  try {
    const rows = [];
    for (const screen of SCREENS) rows.push(...(await compare(browser, screen, { parts, one, token })));
    return rows;
  } finally {
    await browser.close();
    parts.close();
    one.close();
    rmSync(folder, { recursive: true });
  }
}

async function compare(browser, screen, { parts, one, token }) {
  const open = (url, options) => visit(browser, url, screen, { ...options, token });
  const [bill, reference] = [await open(parts.url, { slow: false }), await open(one.url, { slow: false })];
  const times = { parts: [], one: [] };
  for (let turn = 0; turn < REPEATS; turn += 1) {
    times.parts.push((await open(parts.url, { slow: true })).ms);
    times.one.push((await open(one.url, { slow: true })).ms);
  }
  const [ms, msOfOne] = [median(times.parts), median(times.one)];
  return [
    {
      what: `${screen.what}: bytes of scripts and styles (${bill.requests} requests, ${reference.requests})`,
      value: bill.bytes / reference.bytes,
      unit: '×',
      limit: 1.15,
      reference: { what: 'one bundle', value: 1 },
    },
    {
      what: `${screen.what}: ready in ${(ms / 1000).toFixed(2)} s, 4× CPU, Slow 4G`,
      value: ms / msOfOne,
      unit: '×',
      limit: 1.1,
      reference: { what: 'one bundle', value: 1 },
    },
  ];
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
