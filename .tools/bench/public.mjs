// What anybody sees of a station without signing in, on Slow 4G and a CPU four times slower: from the address until its figures and
// pictures are painted, and what comes over the wire until then.
import { countBytes, launch, slowDown } from './browser.mjs';
import { median } from './figures.mjs';

const ROUNDS = 5;
const STATION = 'AU0001';
const MINUTE_MS = 60_000;

export async function measure(bench) {
  await letOut(bench);
  const browser = await launch();
  try {
    const rows = [];
    for (const [what, path] of [
      ['the public list', '/public'],
      ['a public station', `/public/stations/${STATION}`],
    ]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openOnce(browser, bench.url + path));
      rows.push(
        {
          what: `${what} until it is painted, Slow 4G, 4× CPU`,
          value: median(rounds.map(({ ms }) => ms)),
          unit: 'ms',
          limit: 2500,
        },
        {
          what: `${what}, script over the wire`,
          value: rounds[0].script / 1000,
          unit: 'kB',
          limit: 60,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** A first visit: nothing is kept. */
async function openOnce(browser, address) {
  const page = await browser.newPage();
  const { kinds } = await countBytes(page);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'load' });
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.close();
  return { ms, script: kinds.js.bytes };
}

/** Has a station go out, unless it is out already. */
async function letOut(bench) {
  const { stations } = await bench.call('/open-data');
  const version = stations.find((one) => one.station_id_tmg === STATION)?.settings?.version ?? 0;
  if (version === 0)
    await bench.call(`/open-data/${STATION}`, {
      method: 'PUT',
      body: {
        is_on: true,
        first_month: '2025-01-01',
        hold_days: null,
        license: 'CC-BY-4.0',
        contact: 'counts@austin.example',
        note: null,
        daily_only: false,
        places: 5,
        version,
      },
    });
  for (const end = Date.now() + 3 * MINUTE_MS; Date.now() < end;) {
    if ((await fetch(`${bench.url}/public/stations/${STATION}`)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  throw new Error('The station did not go out.');
}
