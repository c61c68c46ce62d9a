// What the first screens cost: bytes over the wire, requests, and how long a person waits when slowed down. A person who
// signs in waits for the dashboard and for a station's counts, the first time and again; what stands beside that is React
// alone, measured in the same run. PAGES=bytes, times, shifts or search measures only that; bytes and shifts do not
// depend on how busy the machine is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, rspack, runPinned } from '../project.mjs';
import { countBytes, launch, signIn } from './browser.mjs';
import { median, percentile } from './figures.mjs';
import { signInScreen, walk } from './openings.mjs';
import { screenShifts } from './screen-shifts.mjs';
import { serveFiles } from './serve-files.mjs';

const REPEATS = 5;
/** How often the search is asked. */
const SEARCHES = 40;
/**
 * What react-admin's sign-in took beside that of React alone, both on one quiet machine in one run (6,337 and 1,803 ms,
 * 2026-11-21): it is no package of ours, so it is not built again for each measurement.
 */
const REACT_ADMIN = 6337 / 1803;

export async function measure(bench) {
  const wanted = (name) => [undefined, '', name].includes(process.env.PAGES);
  const browser = await launch();
  try {
    return [
      ...(wanted('bytes') ? await bytesOf(browser, bench) : []),
      ...(wanted('times') ? await timesOf(browser, bench) : []),
      ...(wanted('search') ? [await searchTime(bench)] : []),
      ...(wanted('shifts') ? [await worstShift(browser, bench)] : []),
    ];
  } finally {
    await browser.close();
  }
}

async function bytesOf(browser, bench) {
  const bill = await loginBill(browser, bench.url);
  const added = await countsListBill(browser, bench);
  return [
    { what: 'login screen: JavaScript, brotli', value: bill.js.bytes / 1000, unit: 'kB', limit: 165 },
    { what: 'login screen: CSS, brotli', value: bill.css.bytes / 1000, unit: 'kB', limit: 15 },
    { what: 'login screen: requests of JavaScript', value: bill.js.requests, unit: '', limit: 8 },
    {
      what: 'opening the counts list adds JavaScript, brotli',
      value: added / 1000,
      unit: 'kB',
      limit: 130,
    },
  ];
}

async function loginBill(browser, url) {
  const page = await browser.newPage();
  const { kinds } = await countBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.close();
  return kinds;
}

async function countsListBill(browser, bench) {
  const stations = await bench.call('/stations/summary');
  const station = stations.find(({ days_count: days }) => days !== null).station_id_tmg;
  const page = await browser.newPage();
  const bill = await countBytes(page);
  await signIn(page, bench.url);
  await page.waitForLoadState('networkidle');
  bill.reset();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/validate-counts/${station}`);
  await page.getByRole('grid', { name: /counts/i }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return bill.kinds.js.bytes;
}

/** Ours and React alone in turn, so that a busy moment falls on both; then the way from the sign-in to the counts. */
async function timesOf(browser, bench) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bare-react-'));
  const config = join(root, '.tools/bench/bare-react/rspack.config.mjs');
  runPinned([...rspack('build'), '--config', config, '--output-path', folder]);
  const bare = await serveFiles(
    folder,
    '<!doctype html><title>bare</title><body><script src="/main.js"></script>',
  );
  const nothing = await serveFiles(folder, '<!doctype html><title>bare</title><button>Login</button>');
  const times = { ours: [], react: [], nothing: [] };
  const walks = [];
  try {
    for (let turn = 0; turn < REPEATS; turn += 1) {
      times.ours.push((await signInScreen(browser, bench.url)).ms);
      times.react.push((await signInScreen(browser, bare.url)).ms);
      times.nothing.push((await signInScreen(browser, nothing.url)).ms);
      walks.push(await walk(browser, bench.url));
    }
  } finally {
    bare.close();
    nothing.close();
    rmSync(folder, { recursive: true });
  }
  return [...signInRows(times), ...walkRows(walks)];
}

function signInRows(times) {
  const [ours, react] = [median(times.ours), median(times.react)];
  return [
    {
      what: 'login screen ready, 4× CPU, Slow 4G',
      value: ours / 1000,
      unit: 's',
      limit: 3,
      reference: { what: 'an empty page', value: median(times.nothing) / 1000 },
    },
    {
      what: `login screen against React alone (${(react / 1000).toFixed(2)} s)`,
      value: ours / react,
      unit: '×',
      limit: 1.5,
    },
    {
      what: 'login screen against react-admin, known beside React alone',
      value: ours / react / REACT_ADMIN,
      unit: '×',
      limit: 0.45,
    },
  ];
}

/** Time of one step of all walks, and how many requests in a row it waited for, where that is limited. */
function stepRows(walks, step, what, limits) {
  const of = (key) => median(walks.map((one) => one[step][key]));
  const rows = { what: `${what}: requests in a row`, value: of('row'), unit: '', limit: limits.row };
  return [
    { what: `${what}, 4× CPU, Slow 4G`, value: of('ms') / 1000, unit: 's', limit: limits.seconds },
    ...(limits.row ? [rows] : []),
  ];
}

function walkRows(walks) {
  const worst = Math.max(...walks.map(({ shifts }) => shifts.sum));
  return [
    ...stepRows(walks, 'table', 'sign-in to the dashboard’s table', { seconds: 2, row: 2 }),
    ...stepRows(walks, 'cold', 'counts list after the click, cold', { seconds: 3, row: 3 }),
    // that it waits for no answer then is shown by a browser test
    ...stepRows(walks, 'warm', 'counts list after the click, again', { seconds: 1.3 }),
    {
      what: 'layout shift from the sign-in to the counts, in thousandths',
      value: worst * 1000,
      unit: '',
      limit: 20,
    },
  ];
}

/** What a search everywhere waits for: the server's answer to a few letters. */
async function searchTime(bench) {
  const times = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const start = performance.now();
    await bench.call(`/search?q=${['aus', 'bridge', 'cong', 'lamar'][at % 4]}`);
    times.push(performance.now() - start);
  }
  return { what: 'search everywhere, an answer, p95', value: percentile(times, 95), unit: 'ms', limit: 50 };
}

async function worstShift(browser, bench) {
  const { path, sum } = await screenShifts(browser, bench);
  return {
    what: `the most that moves on a screen while it comes, in thousandths (${path})`,
    value: sum * 1000,
    unit: '',
    limit: 20,
  };
}
