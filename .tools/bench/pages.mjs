// What the login screen and the counts list cost: bytes over the wire, requests, and time to ready when slowed down.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { countBytes, launch, signIn, slowDown } from './browser.mjs';
import { median } from './figures.mjs';

export async function measure(bench) {
  const browser = await launch();
  const bare = await serveBarePage();
  try {
    const bill = await loginBill(browser, bench.url);
    const ready = await readyTimes(browser, bench.url, bare.url);
    const added = await countsListBill(browser, bench);
    return [
      { what: 'login screen: JavaScript, brotli', value: bill.js.bytes / 1000, unit: 'kB', limit: 165 },
      { what: 'login screen: CSS, brotli', value: bill.css.bytes / 1000, unit: 'kB', limit: 15 },
      { what: 'login screen: requests of JavaScript', value: bill.js.requests, unit: '', limit: 8 },
      {
        what: 'login screen ready, 4× CPU, Slow 4G',
        value: median(ready.a) / 1000,
        unit: 's',
        limit: 3,
        reference: { what: 'an empty page', value: median(ready.b) / 1000 },
      },
      {
        what: 'opening the counts list adds JavaScript, brotli',
        value: added / 1000,
        unit: 'kB',
        limit: 130,
      },
    ];
  } finally {
    await browser.close();
    bare.close();
  }
}

async function loginBill(browser, url) {
  const page = await browser.newPage();
  const { kinds } = await countBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.close();
  return kinds;
}

async function readyTimes(browser, url, bareUrl) {
  const times = { a: [], b: [] };
  for (let i = 0; i < 5; i += 1) {
    times.a.push(await timeToButton(browser, url));
    times.b.push(await timeToButton(browser, bareUrl));
  }
  return times;
}

async function timeToButton(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page);
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  const ms = performance.now() - start;
  await context.close();
  return ms;
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

/** A page with nothing but a button: what the network alone costs. */
async function serveBarePage() {
  const html = '<!doctype html><title>bare</title><button>Login</button>';
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(html),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
