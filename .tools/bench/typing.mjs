// A key typed into a note of the counts list, 192 rows shown, on a CPU four times slower: from the key until the frame
// with its letter is painted, the wait for that frame included. The reference is the same key typed into a bare input of
// the same page.
import { launch, signIn, throttle } from './browser.mjs';
import { percentile } from './figures.mjs';

const ROUNDS = 5;
const KEYS = 15;
const PAUSE_MS = 120;

export async function measure(bench) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    const stations = await bench.call('/stations/summary');
    const station = stations.find(({ days_count: days }) => days !== null).station_id_tmg;
    await signIn(page, bench.url);
    await page.addInitScript(watchKeys);
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
    await throttle(page);
    const inGrid = [];
    const inBare = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [grid, bare] = [await typeInto(page, note), await typeInto(page, page.getByLabel('bare'))];
      // the first round warms up
      if (round > 0) {
        inGrid.push(...grid);
        inBare.push(...bare);
      }
    }
    const row = (p) => ({
      what: `a key in the 192-row counts list until paint, 4× CPU, ${p === 50 ? 'median' : `p${p}`}`,
      value: percentile(inGrid, p),
      unit: 'ms',
      limit: 50,
      reference: { what: 'a bare input of the page', value: percentile(inBare, p) },
    });
    return [row(50), row(95)];
  } finally {
    await browser.close();
  }
}

/** Types letters one by one and returns how long each took until its paint, in milliseconds. */
async function typeInto(page, field) {
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(() => globalThis.benchKeys.splice(0));
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => globalThis.benchKeys.splice(0));
}

/** Runs in the page: notes for each key how long after its event the frame that follows was painted. */
function watchKeys() {
  const took = [];
  globalThis.benchKeys = took;
  window.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // a message comes after the frame's own style, layout and paint
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => took.push(performance.now() - timeStamp), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
    { capture: true },
  );
}
