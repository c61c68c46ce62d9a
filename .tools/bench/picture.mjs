// The year's picture of a four-flow station: the time from the arrival of its days and hours until the last stroke on its
// canvases, on a CPU four times slower. The list and the findings of the screen are answered before.
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
    await page.addInitScript(watchDrawing);
    await page.goto(`${bench.url}/validate-counts/${STATION}`);
    const year = page.getByRole('combobox', { name: 'Year' });
    await year.waitFor();
    await page.waitForLoadState('networkidle');
    const years = await year
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    await throttle(page);
    const costs = [];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      gate.close();
      await year.selectOption(years[1 + (turn % 2)]);
      await gate.held(2);
      await page.waitForTimeout(400);
      await gate.open();
      await page.waitForTimeout(1200);
      // the first turn warms up
      if (turn > 0)
        costs.push(
          await page.evaluate(() => globalThis.benchDrawing.drawn - globalThis.benchDrawing.arrived),
        );
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

/** Runs in the page: notes when the picture's data came last, and when a canvas was drawn on last. */
function watchDrawing() {
  const seen = { arrived: 0, drawn: 0 };
  globalThis.benchDrawing = seen;
  const before = (prototype, name, act) => {
    const own = prototype[name];
    prototype[name] = function watched(...args) {
      act(this);
      return own.apply(this, args);
    };
  };
  before(XMLHttpRequest.prototype, 'send', (request) =>
    request.addEventListener('load', () => {
      if (/\/counts\/(?:calendar|hours)\?/.test(request.responseURL)) seen.arrived = performance.now();
    }),
  );
  for (const name of ['fill', 'fillRect', 'fillText', 'stroke', 'drawImage', 'putImageData'])
    before(CanvasRenderingContext2D.prototype, name, () => {
      seen.drawn = performance.now();
    });
}
