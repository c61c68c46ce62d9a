import { expect, type Page } from '@playwright/test';
import {
  changeEntries,
  FILE_FAULTS,
  misbehave,
  otherStyles,
  replaceEntry,
  withoutStyles,
  type FileFault,
  type Misdeed,
} from './broken-remote.ts';
import { expectOthersToWork, expectToWork, FIRST, follow, NAMES, screenOf } from './fault-walk.ts';
import { losePatience, passTime, setClock } from './page-clock.ts';
import { signIn, signInByToken } from '../../.tools/e2e/personas.ts';
import { test, WIDE } from '../../.tools/e2e/test.ts';

/** What a person is told of each misdeed, and that the reference stands in the log. */
const SEEN: Record<Exclude<Misdeed, 'hang'>, RegExp> = {
  mount: /could not be loaded/i,
  render: /This screen stopped working/,
  effect: /This screen stopped working/,
  later: /Something in mfe-\w+ went wrong/,
  event: /Something in mfe-\w+ went wrong/,
};
const MISDEEDS = Object.keys(SEEN) as (keyof typeof SEEN)[];

/** Of these the app learns only by the time that has passed. */
const HANGS = /hang/;

function errorsOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && log.push(message.text())));
  return log;
}

/** A reference that the person could quote is in the log, which begins with this fault. */
async function expectReferenceInLog(page: Page, log: string[]): Promise<void> {
  const told = page.getByText(/[Rr]eference:? [0-9A-F]{8}/);
  await expect(async () => {
    const shown = (await told.allInnerTexts()).flatMap((text) => text.match(/\b[0-9A-F]{8}\b/g) ?? []);
    expect(shown.filter((reference) => log.join('\n').includes(reference))).not.toEqual([]);
  }).toPass({ intervals: [50, 100, 200] });
}

/** What befalls a remote in a page: one fault after the other, each at another try. */
type Plan = { name: string; faults: FileFault[] };

/**
 * The pages of a row of faults, by what is broken in each; all else works there and was never broken. So that each
 * remote is broken beside each other one, and that each meets every fault of a row of three at its first try.
 */
const PAGES_OF_TWO = [
  [0, 1, 2],
  [0, 3, 4],
  [1, 3],
  [2, 4],
];
const PAGES_OF_THREE = NAMES.map((_, first) => [0, 1, 2].map((next) => (first + next) % NAMES.length));

/** What befalls whom in each page of a row; the last of a page meets all of the row. */
function plansOf(row: FileFault[]): Plan[][] {
  const met = new Map<string, number>();
  const pages = row.length > 2 ? PAGES_OF_THREE : PAGES_OF_TWO;
  return pages.map((places) =>
    places.map((place, index) => {
      const name = NAMES[place] ?? '';
      const turn = (met.get(name) ?? -1) + 1;
      met.set(name, turn);
      const inTurn = row.map((_, next) => row[(turn + next) % row.length] as FileFault);
      return { name, faults: index === places.length - 1 ? inTurn : inTurn.slice(0, 1) };
    }),
  );
}

/**
 * Some remotes are broken and told of while all others work, which were never broken; then they are mended one by one
 * while the rest of them is broken still.
 */
async function breakAndMend(page: Page, plans: Plan[]): Promise<void> {
  const log = errorsOf(page);
  const hangs = plans.some(({ faults }) => faults.some(({ fault }) => HANGS.test(fault)));
  const again = page.getByRole('button', { name: 'Try again' });
  if (hangs) await setClock(page);
  const expectTold = async (what: string) => {
    if (hangs) await losePatience(page, again);
    await expect(page.getByRole('alert').getByText(what)).toBeVisible();
    await expect(again).toBeVisible();
    await expectReferenceInLog(page, log);
    log.length = 0;
  };
  const expectMended = async (name: string) => {
    // coming back is another attempt; one that was begun before is told first
    const either = screenOf(page, name).or(again);
    if (hangs) await passTime(page, either);
    await expect(either).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(screenOf(page, name)).toBeVisible();
  };
  const mends: (() => Promise<void>)[] = [];
  for (const { name, faults } of plans) mends.push((await faults[0]?.inject(page, name)) ?? (async () => {}));
  await page.goto(FIRST[plans[0]?.name ?? '']?.path ?? '/');
  for (const [place, { name, faults }] of plans.entries()) {
    if (place > 0) await follow(page, FIRST[name]?.link ?? '');
    await expectTold(faults[0]?.told ?? '');
  }
  const whole = NAMES.filter((name) => plans.every((plan) => plan.name !== name));
  for (const name of whole) await expectToWork(page, name);

  for (const [turn, { name, faults }] of plans.toReversed().entries()) {
    const isFirst = turn === 0;
    if (isFirst) {
      await follow(page, FIRST[name]?.link ?? '');
      await expectTold(faults[0]?.told ?? '');
    }
    for (const other of faults.slice(1)) {
      await mends.pop()?.();
      mends.push(await other.inject(page, name));
      await again.click();
      await expectTold(other.told);
    }
    await mends.pop()?.();
    if (!isFirst) await follow(page, FIRST[name]?.link ?? '');
    await expectMended(name);
  }
}

for (const row of FILE_FAULTS)
  for (const [page, plans] of plansOf(row).entries()) {
    // two pages break each remote once
    const how = (row.length > 2 ? [0, 3] : [0, 1]).includes(page) ? {} : WIDE;
    const said = plans.map(({ name, faults }) => `${name} ${faults[0]?.fault}`).join(', ');
    test(`${said}: the rest is not touched, and each can be retried`, how, async ({ page }) => {
      await signInByToken(page, 'super');
      await breakAndMend(page, plans);
    });
  }

for (const [place, name] of NAMES.entries()) {
  const how = place < 2 ? {} : WIDE;
  test(`no misdeed of the program of ${name} touches the rest`, how, async ({ page }) => {
    const log = errorsOf(page);
    // each with another first: what follows finds the other remotes loaded
    const inTurn = [...MISDEEDS.slice(place), ...MISDEEDS.slice(0, place)];
    const [first = 'mount'] = inTurn;
    await signInByToken(page, 'super');
    await replaceEntry(page, name, first);
    for (const misdeed of inTurn)
      await test.step(misdeed, async () => {
        log.length = 0;
        if (misdeed === first) await page.goto(FIRST[name]?.path ?? '/');
        else {
          await misbehave(page, misdeed);
          await follow(page, FIRST[name]?.link ?? '');
        }
        if (misdeed === 'event') await page.getByRole('button', { name: 'Do it' }).click();
        await expect(page.getByText(SEEN[misdeed]).first()).toBeVisible();
        await expectReferenceInLog(page, log);
        await expectOthersToWork(page, name);
      });
  });

  test(`a program of ${name} that hangs touches nothing else`, how, async ({ page }) => {
    const log = errorsOf(page);
    await signInByToken(page, 'super');
    await setClock(page);
    await replaceEntry(page, name, 'hang');
    await page.goto(FIRST[name]?.path ?? '/');
    const told = page.getByText(/could not be loaded/i).first();
    await losePatience(page, told);
    await expect(told).toBeVisible();
    await expectReferenceInLog(page, log);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toBeHidden();
    await losePatience(page, told);
    await expect(page.getByText(`The part “${name}” did not answer.`)).toBeVisible();
    await expectOthersToWork(page, name);
  });
}

test('stylesheets that are missing or altered cost no more than their own screen', async ({ context }) => {
  await signInByToken(context, 'super');
  for (const [name, { path }] of Object.entries(FIRST)) {
    await test.step(name, async () => {
      const tab = await context.newPage();
      await withoutStyles(tab, name);
      await tab.goto(path);
      const told = tab.getByRole('button', { name: 'Try again' });
      await expect(screenOf(tab, name).or(told).first()).toBeVisible();
      await expectOthersToWork(tab, name);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await otherStyles(tab, name);
      await tab.goto(path);
      await expect(screenOf(tab, name).or(told).first()).toBeVisible();
      await tab.close();
    });
  }
});

test('releases that do not fit, or do not say what their files must be, give way to the last ones that do', async ({
  page,
}) => {
  await changeEntries(page, (entry) => {
    const { integrity: _, ...unchecked } = entry;
    const misfit = { ...entry, version: '99.0.0', contract: '^99.0' };
    return { ...misfit, before: [{ ...unchecked, version: '98.0.0' }, entry] };
  });
  await signIn(page, 'super');
  await expectOthersToWork(page, 'none');
  await page.getByRole('link', { name: 'Diagnostics' }).click();
  for (const name of Object.keys(FIRST))
    await expect(page.getByRole('row', { name: new RegExp(`${name} 99.0.0 needs contract`) })).toBeVisible();
});
