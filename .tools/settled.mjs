// Waits until a page has come to rest: every call that it made is answered and nothing of it waits any more. A line that
// is held open for news (an event stream) is no call: a page at rest keeps it.
const MOST_MS = 30_000;
/** What a page tells without waiting for it; a shell of 0.10.0 leaves the answer unread, which looks open for ten seconds. */
const TOLD = /\/api\/(versions-in-use|failures)$/;

/** Two pictures further: what an answer changes is drawn by then. */
const drawn = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Listens to a page from now on; answers what waits until it is at rest, to be called after it was sent somewhere. */
export function watchRest(page) {
  const open = new Set();
  page.on('request', (request) => {
    // what the page before still asked for belongs to nobody
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (request.resourceType() !== 'eventsource' && !TOLD.test(request.url())) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  const isAtRest = async () => open.size === 0 && (await page.locator('.cx-spinner').count()) === 0;
  return async () => {
    const until = Date.now() + MOST_MS;
    for (let times = 0; times < 3; times = (await isAtRest()) ? times + 1 : 0) {
      if (Date.now() > until)
        throw new Error(`${page.url()} still waits: ${[...open].map((request) => request.url()).join(', ')}`);
      await drawn(page);
    }
  };
}
