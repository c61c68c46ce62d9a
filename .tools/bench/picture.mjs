// The year's picture of a four-flow station: what the main thread does from the arrival of its days and hours until it
// stands, on a CPU four times slower, by thread ticks. The list and the findings of the screen are answered before.
import { launch, signIn, throttle } from './browser.mjs';
import { median } from './figures.mjs';

const TURNS = 8;
const OF_PICTURE = /\/api\/counts\/(?:calendar|hours)\?/;
const STATION = 'AU0001';

export async function measure(bench) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await signIn(page, bench.url);
    const gate = await holdPicture(page);
    await page.goto(`${bench.url}/validate-counts/${STATION}`);
    const year = page.getByLabel('Year', { exact: true });
    await year.waitFor();
    await page.waitForLoadState('networkidle');
    const years = await year.locator('option').evaluateAll((options) => options.map(({ value }) => value));
    const cdp = await throttle(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const costs = [];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      gate.close();
      await year.selectOption(years[turn % 2]);
      await gate.held(2);
      await page.waitForTimeout(400);
      const before = await busy(cdp);
      await gate.open();
      await page.waitForTimeout(1200);
      // the first turn warms up
      if (turn > 0) costs.push(((await busy(cdp)) - before) * 1000);
    }
    return [
      {
        what: 'the picture of a year, four flows, drawn, 4× CPU',
        value: median(costs),
        unit: 'ms',
        limit: 100,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Holds the picture's answers back while it is closed, so that nothing else is measured with them. */
async function holdPicture(page) {
  let waiting = null;
  await page.route(OF_PICTURE, async (route) => {
    const reply = await route.fetch();
    if (waiting) await new Promise((resolve) => waiting.push(resolve));
    await route.fulfill({ response: reply });
  });
  return {
    close() {
      waiting = [];
    },
    async held(count) {
      while (waiting.length < count) await page.waitForTimeout(20);
    },
    async open() {
      const all = waiting;
      waiting = null;
      for (const go of all) go();
    },
  };
}

async function busy(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}
