// A key typed into a note of the counts list: main-thread CPU per key, with 192 rows on the page. The reference is the
// same key typed into a bare input of the same page.
import { launch, signIn } from './browser.mjs';
import { percentile } from './figures.mjs';

const KEYS = 60;
const PAUSE_MS = 60;

export async function measure(bench) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    const stations = await bench.call('/stations/summary');
    const station = stations.find(({ days_count: days }) => days !== null).station_id_tmg;
    await signIn(page, bench.url);
    await page.goto(`${bench.url}/validate-counts/${station}`);
    const note = page
      .getByRole('grid', { name: /counts/i })
      .getByRole('textbox')
      .first();
    await note.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const bare = document.createElement('input');
      bare.setAttribute('aria-label', 'bare');
      document.body.prepend(bare);
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const inGrid = [];
    const inBare = [];
    for (let round = 0; round < 4; round += 1) {
      inGrid.push(...(await typeInto(page, cdp, note)));
      inBare.push(...(await typeInto(page, cdp, page.getByLabel('bare'))));
    }
    const reference = { what: 'a bare input of the page', value: percentile(inBare, 50) };
    return [
      {
        what: 'a key in the 192-row counts list, main-thread CPU, median',
        value: percentile(inGrid, 50),
        unit: 'ms',
        limit: 12,
        reference,
      },
      {
        what: 'a key in the 192-row counts list, main-thread CPU, p95',
        value: percentile(inGrid, 95),
        unit: 'ms',
        limit: 16,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Types letters one by one and returns the main thread's CPU for each, in milliseconds. */
async function typeInto(page, cdp, field) {
  await field.fill('');
  await field.focus();
  const costs = [];
  for (let i = 0; i < KEYS / 4; i += 1) {
    const before = await busy(cdp);
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
    costs.push(((await busy(cdp)) - before) * 1000);
  }
  return costs;
}

async function busy(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}
