import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';

type Kinds = Record<string, { bytes: number; files: number }>;

/** Bytes over the wire, headers included, and requests of each kind until the page rests; no line was given up. */
async function loaded(page: Page, address: string): Promise<Kinds> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const urls = new Map<string, string>();
  const kinds: Kinds = {};
  const givenUp: unknown[] = [];
  protocol.on('Network.loadingFailed', ({ requestId, errorText }) =>
    givenUp.push([urls.get(requestId), errorText]),
  );
  protocol.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = /\.(js|css)$/.exec(urls.get(requestId) ?? '')?.[1] ?? 'other';
    const { bytes, files } = kinds[kind] ?? { bytes: 0, files: 0 };
    kinds[kind] = { bytes: bytes + encodedDataLength, files: files + 1 };
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(givenUp).toEqual([]);
  return kinds;
}

// what shell/README.md tells of it, and a little: raising a figure is a decision, not an accident. Besides the app, 1,400
// of the bytes are the hashes of all that the shell may fetch later, by which the browser checks it, and 3,000 are what
// tells the server of failures and keeps a switch that was thrown in force; 900 are the key of the search, and what fetches
// the likely next screens ahead; 150 are the hashes of what draws streets and asks for the name of a view, fetched when needed; 600 are the same of
// the glossary's entries and of what keeps the focus, the addresses of figures, and what remembers the last picture of a screen; 150 are the
// addresses of campaigns, groups of stations, open data, links, webhooks and what arrives by itself; 1,400 are words of comparisons and of
// what happened to a counter, which stand among the kit's texts because several parts say them, and 150 of e-mails that come back. Of the
// styles 100 bytes are how the public screens print, 250 how tabs print, and what keeps a tall dialog's buttons in view
test('signing in loads few files and few bytes', async ({ page }) => {
  const { js, css } = await loaded(page, '/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(js?.files).toBeLessThanOrEqual(4);
  expect(js?.bytes).toBeLessThanOrEqual(167_900);
  expect(css?.bytes).toBeLessThanOrEqual(9_350);
  const reply = await page.request.get('/login');
  expect((await reply.body()).byteLength).toBeLessThan(4_000);
  expect(reply.headers()['cache-control']).toBe('no-store');
});
