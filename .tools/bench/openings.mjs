// How long a person waits from the sign-in screen to a station's counts, and again when coming back to them; and how many
// of the requests in between had to wait for one another, which does not depend on how busy the machine is.
import { countBytes, slowDown } from './browser.mjs';
import { shiftsOf, watchShifts } from '../e2e/shifts.ts';

const PERSON = 'admin@example.org';
/** Between two keys, in milliseconds: nobody signs in faster than this. */
const KEY_MS = 60;

/** A station on the dashboard, and a count of its list. */
const LINK = 'table a[href^="/validate-counts/"]';
const COUNT = 'table[role="grid"][aria-label="Counts"] tbody tr';

/** What a page asks beside what a person waits for. */
const BESIDE = /^data:|\/api\/(notifications|user\/session|versions-in-use|failures)/;

/** Notes when each request was sent and answered; answers how to take those sent and done within a span (Unix, in milliseconds). */
async function watchRequests(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sent = new Map();
  const done = [];
  let clock = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    clock = wallTime - timestamp;
    if (!BESIDE.test(request.url)) sent.set(requestId, { from: timestamp, url: request.url });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = sent.get(requestId);
    if (request) done.push({ ...request, until: timestamp });
  });
  return (span = { from: 0, until: Infinity }) =>
    done
      .splice(0)
      .filter(({ from, until }) => (from + clock) * 1000 >= span.from && (until + clock) * 1000 <= span.until)
      .sort((one, other) => one.from - other.from);
}

/**
 * The longest row of requests each of which was sent after the one before it had been answered; none that was sent once the
 * last one that is waited for had come.
 */
function longestRow(requests, last) {
  const come = Math.min(...requests.filter(({ url }) => last.test(url)).map(({ until }) => until));
  const rows = [];
  for (const { from, until } of requests) {
    if (from >= come) continue;
    const before = rows.filter((row) => row.until <= from).map(({ length }) => length);
    rows.push({ until, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...rows.map(({ length }) => length));
}

const timed = async (run) => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** The sign-in screen's time to ready in a browser that has seen nothing yet, and what it took. */
export async function signInScreen(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { kinds } = await countBytes(page);
  await slowDown(page);
  const ms = await timed(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
  const bytes = kinds.js.bytes + kinds.css.bytes;
  await context.close();
  return { ms, bytes };
}

/**
 * Has the page itself note how long it takes from the next press until a frame has shown what a selector finds: whoever asks
 * from outside is answered only once the page has nothing better to do.
 */
async function framesUntil(selector) {
  const press = new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pressed = await press;
  do await frame();
  while (!document.querySelector(selector)?.checkVisibility());
  const shown = await frame();
  const { timeOrigin } = performance;
  return { ms: shown - pressed, from: timeOrigin + pressed, until: timeOrigin + shown };
}

/** One person's way, slowed down: sign-in, dashboard, a station's counts, the dashboard again, and the counts again. */
export async function walk(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchShifts(page);
  await slowDown(page);
  const takeRequests = await watchRequests(page);
  const step = async (act, ready, last) => {
    takeRequests();
    const waited = page.evaluate(framesUntil, ready);
    await act();
    const { ms, ...span } = await waited;
    return { ms, row: longestRow(takeRequests(span), last) };
  };
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially(PERSON, { delay: KEY_MS });
  await page.getByLabel('Password').pressSequentially('count-exchange', { delay: KEY_MS });
  const link = page.locator(LINK).first();
  const table = await step(() => page.getByRole('button', { name: 'Login' }).click(), LINK, /\/api\/to-do/);
  const cold = await step(() => link.click(), COUNT, /\/api\/counts\?/);
  // what the counts list still asks for is no part of the way back
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await link.waitFor();
  const warm = await step(() => link.click(), COUNT, /\/api\/counts\?/);
  const shifts = await shiftsOf(page);
  await context.close();
  return { table, cold, warm, shifts };
}
