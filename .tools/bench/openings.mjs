// How long a person waits from the sign-in screen to a station's counts, and again when coming back to them; and how many
// of the requests in between had to wait for one another, which does not depend on how busy the machine is.
import { countBytes, slowDown } from './browser.mjs';
import { shiftsOf, watchShifts } from '../e2e/shifts.ts';

const PERSON = 'admin@example.org';
/** Between two keys, in milliseconds: nobody signs in faster than this. */
const KEY_MS = 60;

/** What a page asks beside what a person waits for. */
const BESIDE = /^data:|\/api\/(notifications|user\/session|versions-in-use|failures)/;

/** Notes when each request was sent and answered; answers how to take those that are done. */
async function watchRequests(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sent = new Map();
  const done = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!BESIDE.test(request.url)) sent.set(requestId, { from: timestamp, url: request.url });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = sent.get(requestId);
    if (request) done.push({ ...request, until: timestamp });
  });
  return () => done.splice(0).sort((one, other) => one.from - other.from);
}

/** The longest row of requests each of which was sent after the one before it had been answered. */
function longestRow(requests) {
  const rows = [];
  for (const { from, until } of requests) {
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

/** One person's way, slowed down: sign-in, dashboard, a station's counts, the dashboard again, and the counts again. */
export async function walk(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchShifts(page);
  await slowDown(page);
  const takeRequests = await watchRequests(page);
  const step = async (act, ready) => {
    takeRequests();
    const ms = await timed(async () => {
      await act();
      await ready.waitFor({ timeout: 60_000 });
    });
    return { ms, row: longestRow(takeRequests()) };
  };
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially(PERSON, { delay: KEY_MS });
  await page.getByLabel('Password').pressSequentially('count-exchange', { delay: KEY_MS });
  const link = page.locator('table a[href^="/validate-counts/"]').first();
  const counts = page.getByRole('grid', { name: 'Counts' }).getByRole('row').nth(1);
  const table = await step(() => page.getByRole('button', { name: 'Login' }).click(), link);
  const cold = await step(() => link.click(), counts);
  // what the counts list still asks for is no part of the way back
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await link.waitFor();
  const warm = await step(() => link.click(), counts);
  const shifts = await shiftsOf(page);
  await context.close();
  return { table, cold, warm, shifts };
}
