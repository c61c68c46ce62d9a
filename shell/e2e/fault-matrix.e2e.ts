import { expect, test, type Page } from '@playwright/test';
import {
  changeEntries,
  FILE_FAULTS,
  losePatience,
  misbehave,
  otherStyles,
  passTime,
  replaceEntry,
  setClock,
  withoutStyles,
  type FileFault,
  type Misdeed,
} from './broken-remote.ts';
import { signIn, signInByToken } from '../../.tools/e2e/personas.ts';

/** A first screen of every remote, as its link in the sidebar is called, and that screen's heading. */
const FIRST: Record<string, { path: string; link: string; heading: string }> = {
  'mfe-stations': { path: '/stations', link: 'Stations', heading: 'Stations' },
  'mfe-qc': { path: '/quality-control', link: 'Quality Control', heading: 'Quality Control Your Data' },
  'mfe-imports': { path: '/import-counts', link: 'Upload Count Data', heading: 'Upload Count Data' },
  'mfe-exports': { path: '/exports', link: 'CSV Export', heading: 'CSV Export' },
  'mfe-admin': { path: '/agencies', link: 'Agencies', heading: 'Agencies' },
};

const NAMES = Object.keys(FIRST);

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

const titled = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Follows a link of the sidebar, in whatever group it stands. */
async function follow(page: Page, name: string): Promise<void> {
  const sidebar = page.getByRole('navigation');
  const link = sidebar.getByRole('link', { name, exact: true });
  const closed = sidebar.getByRole('button', { expanded: false });
  while (!(await link.isVisible()) && (await closed.count()) > 0) await closed.first().click();
  await link.click();
}

const screenOf = (page: Page, name: string) => titled(page, FIRST[name]?.heading ?? '');

/** Comes to a remote by the sidebar, and finds its screen. */
async function expectToWork(page: Page, name: string): Promise<void> {
  await follow(page, FIRST[name]?.link ?? '');
  await expect(screenOf(page, name)).toBeVisible();
}

/** The shell goes on, and so does every other remote. */
async function expectOthersToWork(page: Page, broken: string): Promise<void> {
  for (const name of NAMES.filter((each) => each !== broken)) await expectToWork(page, name);
}

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

/**
 * All remotes but the last are broken and told of; then they are mended from the last to the first, and work while those
 * before them are broken still. In this order and in the other, each remote has worked beside each that is broken.
 * `more`: what else befalls the last of the broken, each at another try.
 */
async function breakAndMend(
  page: Page,
  order: string[],
  { fault, told, inject }: FileFault,
  more: FileFault[],
): Promise<void> {
  const log = errorsOf(page);
  const hangs = HANGS.test(fault);
  const again = page.getByRole('button', { name: 'Try again' });
  const broken = order.slice(0, -1);
  const mends: (() => Promise<void>)[] = [];
  if (hangs) await setClock(page);
  for (const name of broken) mends.push(await inject(page, name));
  const expectTold = async (what = told) => {
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
  await page.goto(FIRST[order[0] ?? '']?.path ?? '/');
  await expectTold();
  for (const name of broken.slice(1)) {
    await follow(page, FIRST[name]?.link ?? '');
    await expectTold();
  }
  await expectToWork(page, order.at(-1) ?? '');

  const [last = '', ...others] = broken.toReversed();
  await follow(page, FIRST[last]?.link ?? '');
  await expectTold();
  for (const other of more) {
    await mends.pop()?.();
    mends.push(await other.inject(page, last));
    await again.click();
    await expectTold(other.told);
  }
  await mends.pop()?.();
  await expectMended(last);
  for (const name of others) {
    await mends.pop()?.();
    await follow(page, FIRST[name]?.link ?? '');
    await expectMended(name);
  }
}

for (const row of FILE_FAULTS)
  for (const fault of row)
    for (const order of [NAMES, NAMES.toReversed()])
      test(`${fault.fault}: the rest is not touched, and each can be retried (${order[0]} first)`, async ({
        page,
      }) => {
        await signInByToken(page, 'super');
        const more = row.filter((each) => each !== fault);
        await breakAndMend(page, order, fault, more);
      });

for (const [place, name] of NAMES.entries()) {
  test(`no misdeed of the program of ${name} touches the rest`, async ({ page }) => {
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

  test(`a program of ${name} that hangs touches nothing else`, async ({ page }) => {
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

test('a registry that is missing or damaged leaves the shell’s own screens working', async ({ context }) => {
  await signInByToken(context, 'super');
  for (const answer of [
    { status: 403 },
    { status: 500 },
    { status: 200, contentType: 'application/json', body: '{"remotes":"none"}' },
    { status: 200, contentType: 'application/json', body: '{"remotes":[],"off":"mfe-qc"}' },
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  ]) {
    const tab = await context.newPage();
    await tab.addInitScript(() => {
      // the last good one would stand in
      localStorage.removeItem('registry');
    });
    await tab.route('**/registry.json', (route) => route.fulfill(answer));
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await follow(tab, 'Glossary');
    await expect(titled(tab, 'Glossary')).toBeVisible();
    await tab.close();
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

test('a file of the shell that is gone or altered is told, and a reload mends it', async ({ page }) => {
  await signIn(page, 'user');
  for (const [fault, told] of [
    [{ status: 404 }, 'This page is older than the application'],
    [{ status: 200, contentType: 'text/javascript', body: 'void 0' }, 'The application stopped working'],
  ] as const) {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.route('**/shell/**/*.{js,css}', (route) => route.fulfill(fault));
    await follow(page, 'Glossary');
    await expect(titled(page, told)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(titled(page, 'Glossary')).toBeVisible();
  }
});
