// A walk by Tab through a page, as somebody without a pointer goes through it; and into what its buttons open.
import { expect, type Page, type Request } from '@playwright/test';
import * as controls from './controls-in-page.ts';
import { drawn } from './looks.ts';
import * as openers from './openers.ts';
import * as targets from './pointer-targets.ts';
import * as inPage from './walk-in-page.ts';

/** More presses than any screen has stops. */
const MOST_PRESSES = 600;
/** How many presses of Tab go by before the page is asked whether the walk is over. */
const AT_ONCE = 8;

/** What walks have seen, and what was wrong there. */
export type Findings = { stops: number; openers: number; faults: string[] };

/** Hands the page what it measures by; before its first address. */
export async function prepareWalks(page: Page): Promise<void> {
  const parts = { ...controls, ...targets, ...inPage, ...openers };
  const source = Object.entries(parts).map(([name, part]) => `const ${name} = ${part.toString()};`);
  source.push(`Object.assign(window, { ${Object.keys(parts).join(', ')} });`);
  await page.addInitScript({ content: source.join('\n') });
}

/** Asks the page for what it was handed. */
const ask = <T>(page: Page, call: string): Promise<T> => page.evaluate<T>(call);

async function pressTab(page: Page, times: number, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
}

/** Presses Tab until a walk that was begun is over. */
async function goOn(page: Page): Promise<Findings & { names: string[] }> {
  for (let presses = 0; !(await ask(page, 'hasEnded()')); presses += AT_ONCE) {
    if (presses >= MOST_PRESSES) throw new Error(`${MOST_PRESSES} presses of Tab lead nowhere.`);
    await pressTab(page, AT_ONCE);
  }
  const { stops, faults } = await ask<{ stops: string[]; faults: string[] }>(page, 'walked()');
  return { stops: stops.length, openers: 0, faults, names: stops };
}

/** Opens what is folded, so that it is walked through as well. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });

/** Walks through the page, or through its content alone. */
export async function walkThrough(page: Page, what: 'page' | 'content'): Promise<Findings> {
  await unfold(page);
  await ask(page, `beginWalkOf('${what}')`);
  return goOn(page);
}

/** Walks through the page and back again: the same stops. */
export async function walkThereAndBack(page: Page): Promise<string[][]> {
  await ask(page, `beginWalkOf('page')`);
  const there = await goOn(page);
  await ask(page, 'beginWalkBack()');
  await pressTab(page, there.stops, 'Shift+Tab');
  const { stops } = await ask<{ stops: string[] }>(page, 'walked()');
  return [there.names, stops.toReversed()];
}

/** Walks through what the other tabs of the content show. */
export async function walkThroughTabs(page: Page): Promise<Findings> {
  const tabs = page.locator('main [role="tablist"]').first().getByRole('tab');
  const found: Findings = { stops: 0, openers: 0, faults: [] };
  const count = await tabs.count();
  for (let at = 1; at < count; at += 1) {
    await tabs.nth(at - 1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tabs.nth(at)).toBeFocused();
    await drawn(page);
    await ask(page, `beginWalk(document.querySelector('main [role="tablist"]').parentElement)`);
    const { stops, faults } = await goOn(page);
    found.stops += stops;
    found.faults.push(...faults);
  }
  return found;
}

/** Where openers are looked for: selectors, and whether those alone count that say what they are. */
export type Part = { within: string; said: boolean };

/** Opens by a key what the opener opens, once it is there. */
async function openBy(page: Page, asked: Set<Request>, key: string): Promise<openers.Opened> {
  await page.keyboard.press(key);
  const isWaiting = page.locator('dialog[open] :is(.cx-spinner, .cx-spin, [aria-busy="true"])');
  const waits = async () => (await isWaiting.count()) + asked.size;
  await drawn(page);
  // what has come may ask for more, and frees a button then; most buttons wait for nothing
  for (let times = 0; times < 2 && (await waits()) > 0; times += 1) {
    await expect.poll(waits).toBe(0);
    await drawn(page);
  }
  return ask(page, 'openedNow()');
}

/** Leaves what is open by Escape, or what is unfolded by the key that opened it; what is wrong then. */
async function leave(page: Page, kind: string, opened: openers.Opened): Promise<string[]> {
  await page.keyboard.press(opened === 'unfolded' ? 'Enter' : 'Escape');
  await drawn(page);
  // a form that something stands in asks first; the first answer stays, the second one leaves
  if ((await page.getByRole('alertdialog').count()) > 0) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  const stays = (await ask(page, 'openedNow()')) === null ? [] : ['stays open'];
  const back = (await ask(page, `isBack(${JSON.stringify(kind)})`)) ? [] : ['does not get the focus back'];
  return [...stays, ...back];
}

/** Opens what buttons of a kind open with Enter and with Space, walks through it and leaves it; null where nothing opens. */
async function openOne(
  page: Page,
  asked: Set<Request>,
  { within }: Part,
  kind: string,
): Promise<Findings | null> {
  const call = `goToOpener(${JSON.stringify(within)}, ${JSON.stringify(kind)})`;
  if (!(await ask(page, call))) return null;
  const opened = await openBy(page, asked, 'Enter');
  if (!opened) return null;
  const stray = await ask<string | null>(page, 'strayFocus()');
  const faults = stray ? [`leaves the focus at ${stray}`] : [];
  let stops = 0;
  if (opened === 'modal') {
    await ask(page, 'beginWalkInside()');
    const inside = await goOn(page);
    stops = inside.stops;
    faults.push(...inside.faults);
  }
  faults.push(...(await leave(page, kind, opened)));
  if ((await ask(page, call)) && (await openBy(page, asked, 'Space')) === opened)
    faults.push(...(await leave(page, kind, opened)));
  else faults.push('does not open by Space');
  return { stops, openers: 1, faults: faults.map((fault) => `${kind}: ${fault}`) };
}

/** Opens and leaves what the buttons of a part of the page open, the first of each kind. */
export async function openAll(page: Page, asked: Set<Request>, part: Part): Promise<Findings> {
  const found: Findings = { stops: 0, openers: 0, faults: [] };
  const kinds = await ask<string[]>(page, `kindsIn(${JSON.stringify(part.within)}, ${part.said})`);
  for (const kind of kinds) {
    const one = await openOne(page, asked, part, kind);
    found.stops += one?.stops ?? 0;
    found.openers += one?.openers ?? 0;
    found.faults.push(...(one?.faults ?? []));
  }
  return found;
}
