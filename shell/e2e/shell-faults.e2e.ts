import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectToWork, FIRST, follow, NAMES, titled } from './fault-walk.ts';
import { passTime, setClock } from './page-clock.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

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

test('a registry that hangs keeps nobody from the shell’s own screens, and the others offer another try', async ({
  page,
}) => {
  await signInByToken(page, 'super');
  await setClock(page);
  await page.route('**/registry.json', () => undefined);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await follow(page, 'Glossary');
  await expect(titled(page, 'Glossary')).toBeVisible();
  await page.goto(FIRST['mfe-qc']?.path ?? '/');
  const again = page.getByRole('button', { name: 'Try again' });
  await passTime(page, again);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  for (const name of NAMES) await expectToWork(page, name);
});

/** How a file of the shell fails, and what is told of it when the shell runs already. */
const SHELL_FAULTS = [
  { answer: { status: 404 }, title: 'This page is older than the application', told: 'is gone' },
  {
    answer: { status: 500 },
    title: 'The application stopped working',
    told: 'the server did not answer',
  },
  {
    answer: { status: 200, contentType: 'text/javascript', body: 'void 0' },
    title: 'The application stopped working',
    told: 'is not the one that was released',
  },
  { answer: null, title: 'The application stopped working', told: 'the server did not answer' },
];

test('a file of the shell that is gone, failing, altered or hangs is told, and a reload mends it', async ({
  context,
}) => {
  await signInByToken(context, 'super');
  for (const { answer, title, told } of SHELL_FAULTS) {
    const page = await context.newPage();
    if (!answer) await setClock(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    // what was opened before goes on
    await expectToWork(page, 'mfe-qc');
    await page.route('**/shell/**/*.{js,css}', (route) => (answer ? route.fulfill(answer) : undefined));
    await follow(page, 'Glossary');
    if (!answer) await passTime(page, titled(page, title));
    await expect(titled(page, title)).toBeVisible();
    await expect(page.getByText(told)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(titled(page, 'Glossary')).toBeVisible();
    await page.close();
  }
});

test('a shell that does not even start says so, whichever of its first files failed and how', async ({
  page,
}) => {
  for (const file of ['main', 'bootstrap'])
    for (const { answer } of SHELL_FAULTS)
      await test.step(`${file} ${answer?.status}`, async () => {
        const met = Promise.withResolvers<void>();
        await page.route(`**/shell/**/${file}.*.js`, async (route) => {
          if (answer) await route.fulfill(answer);
          met.resolve();
        });
        await page.goto('/login', { waitUntil: 'commit' });
        // the page says that it has not started from its first moment: only now does it say so of this fault
        await met.promise;
        const told = page.getByText(/Count Exchange (has not started yet|could not be started)/);
        await expect(told).toBeAttached();
        // what waits in case that nothing comes
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        await expect(told).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // a file that only hung comes now by itself
        const reload = page
          .getByRole('link', { name: 'Reload the page' })
          .or(page.getByRole('button', { name: 'Reload' }));
        if (answer) await reload.click();
        await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      });
});
