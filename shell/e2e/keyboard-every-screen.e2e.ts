// Every screen with the keyboard alone: Tab comes to all that a pointer can use, shows where it is, and ends; what opens also closes.
import { expect, type Page, type Request } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { signInByToken, tokenOf, type Persona } from '../../.tools/e2e/personas.ts';
import {
  openAll,
  prepareWalks,
  walkThereAndBack,
  walkThrough,
  walkThroughTabs,
  type Findings,
} from '../../.tools/e2e/walk-by-keys.ts';
import { askedBy, goTo, PUBLIC, screensOf, there } from './addresses.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Who walks: what the person finds is a part of what the super admin does. */
const PEOPLE = [
  ['super', {}],
  ['user', WIDE],
] as const;
const PHONE = { width: 390, height: 844 };
/** All screens one after the other take a slow machine longer than any test may: each walk takes its share of them. */
const SHARES = [1, 2, 3, 4] as const;
type Share = (typeof SHARES)[number];
/** Its buttons change which programs the tab runs. */
const CHANGES_PROGRAMS = '/diagnostics';
/** Pages that the server writes, open to anybody; the station's says that there is none until its data go out. */
const OPEN_PAGES = ['/public', '/public/stations/AU0001', '/public/data'];

/** What is looked at on a screen that is there; `asked` is what it waits for. */
type Look = (address: string, asked: Set<Request>) => Promise<Findings[]>;

/** Looks at one screen after the other: all faults are told at once, and how much was seen. */
async function lookAtAll(addresses: readonly string[], look: (address: string) => Promise<Findings[]>) {
  test.slow(true, 'some fifteen screens, one after the other');
  const faults: string[] = [];
  const seen = { stops: 0, openers: 0 };
  for (const address of addresses)
    await test.step(address, async () => {
      for (const found of await look(address)) {
        seen.stops += found.stops;
        seen.openers += found.openers;
        faults.push(...found.faults.map((fault) => `${address}: ${fault}`));
      }
    });
  test.info().annotations.push({ type: 'seen', description: JSON.stringify(seen) });
  expect(faults).toEqual([]);
  return seen;
}

/** The same with a share of the screens of somebody who is signed in. */
async function lookAtScreensOf(page: Page, [who, share]: [Persona, Share], look: Look, go = goTo) {
  const asked = askedBy(page);
  await prepareWalks(page);
  await signInByToken(page, who);
  await page.goto('/terms-and-conditions');
  await there(page, asked);
  const all = await screensOf(page, who === 'super' ? 'all' : 'signedIn');
  const addresses = all.filter((_address, at) => at % SHARES.length === share - 1);
  return lookAtAll(addresses, async (address) => {
    await go(page, address);
    await there(page, asked);
    // whoever is asked to sign in there has nothing left to press, and no fault to find
    expect(new URL(page.url()).pathname).not.toBe('/login');
    return look(address, asked);
  });
}

/** The frame is the same around every screen: it is walked through once. */
const partOf = (address: string) => (address === '/dashboard' ? 'page' : 'content');

/** Who walks through which share of the screens. */
const WALKS = PEOPLE.flatMap(([who, how]) => SHARES.map((share) => [who, how, share] as const));

for (const [who, how, share] of WALKS)
  test(
    `Tab goes through the screens of ${who}, and through their tabs (${share} of 4)`,
    how,
    async ({ page }) => {
      const seen = await lookAtScreensOf(page, [who, share], async (address) => [
        await walkThrough(page, partOf(address)),
        await walkThroughTabs(page),
      ]);
      expect(seen.stops).toBeGreaterThan(100);
    },
  );

for (const share of SHARES)
  test(`Tab goes through the screens on a phone (${share} of 4)`, WIDE, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const look: Look = async (address) => [await walkThrough(page, partOf(address))];
    const seen = await lookAtScreensOf(page, ['super', share], look);
    expect(seen.stops).toBeGreaterThan(100);
  });

/** The address of a link to a station that is shared with whoever has it. */
async function sharedPage(page: Page): Promise<string> {
  const data = { name: 'For the council', station_id: 'AU0001', query: null, days: 30 };
  const reply = await page.request.post(`/api/share-links?token=${await tokenOf(page, 'user')}`, { data });
  return new URL(((await reply.json()) as { address: string }).address).pathname;
}

for (const size of [{ width: 1366, height: 900 }, PHONE])
  test(`Tab goes through what anybody may see at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await prepareWalks(page);
    const addresses = ['/login', ...PUBLIC, ...OPEN_PAGES, await sharedPage(page)];
    const seen = await lookAtAll(addresses, async (address) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return [await walkThrough(page, 'page')];
    });
    expect(seen.stops).toBeGreaterThan(50);
  });

test('Shift+Tab goes the same way back', async ({ page }) => {
  const asked = askedBy(page);
  await prepareWalks(page);
  await signInByToken(page, 'user');
  for (const address of ['/dashboard', '/exports', '/import-stations', '/compare'])
    await test.step(address, async () => {
      await page.goto(address);
      await there(page, asked);
      const [forth, back] = await walkThereAndBack(page);
      expect(back).toEqual(forth);
    });
});

for (const [who, how, share] of WALKS)
  test(
    `what opens on the screens of ${who} takes the focus, and gives it back (${share} of 4)`,
    how,
    async ({ page }) => {
      let isPressing = false;
      // nothing that is pressed here changes anything
      await page.route('**/api/**', (route) =>
        isPressing && route.request().method() !== 'GET' ? route.abort() : route.fallback(),
      );
      const look: Look = async (address, asked) => {
        if (address === CHANGES_PROGRAMS) return [];
        isPressing = true;
        const frame = address === '/dashboard' ? ['.sh-bar', '.sh-sidebar'] : [];
        const found: Findings[] = [];
        for (const within of frame) found.push(await openAll(page, asked, { within, said: true }));
        found.push(await openAll(page, asked, { within: 'main', said: false }));
        // what a press has sent may be on its way still, and is heard of late on a busy machine: it goes with its page
        await page.goto('about:blank');
        isPressing = false;
        return found;
      };
      // loaded anew: a form that something was pressed in would not let go
      const go = async (_: Page, address: string) => void (await page.goto(address));
      const seen = await lookAtScreensOf(page, [who, share], look, go);
      expect(seen.openers).toBeGreaterThan(who === 'super' ? 15 : 8);
    },
  );
