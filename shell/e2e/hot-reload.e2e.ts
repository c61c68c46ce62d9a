import { expect, type Page } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { signIn } from '../../.tools/e2e/personas.ts';
import { startDeveloper, type Developer } from './developer.ts';
import { sharedVersions } from './made-release.ts';

// one development server for all of them, which one after the other edits
test.describe.configure({ mode: 'default' });

const SCREEN = 'mfe-qc/src/validate-counts/validate-counts.screen.tsx';
const ADDRESS = '/validate-counts/AU0004';

// what is compiled while other tests run has a machine's attention in turn
const patient = expect.configure({ timeout: 90_000 });

let developer: Developer;
test.beforeAll(async ({ baseURL }) => {
  developer = await startDeveloper(process.env['E2E_HOT'] ?? '', baseURL ?? '');
});
test.afterAll(() => developer.leave());

let title = "t('title')";
/** Changes the title of the screen where its program makes it. */
function retitle(word: string): void {
  const next = `\`\${t('title')}, ${word}\``;
  developer.edit(SCREEN, `title={${title}}`, `title={${next}}`);
  title = next;
}

const note = (page: Page) => page.getByRole('grid').getByRole('textbox').first();
const expectTitle = (page: Page, word: string) =>
  patient(page.getByRole('heading', { level: 1, name: `Validate Count Data, ${word}` })).toBeVisible();

/** Whether the page was loaded anew since it was asked last. */
async function isLoadedAnew(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const marked = window as { wasHere?: boolean };
    const { wasHere = false } = marked;
    marked.wasHere = true;
    return !wasHere;
  });
}

/** Resolves once the development server has told the page which build it has: what is edited before then loads the page anew. */
function hearing(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(developer.origin).host) return;
      socket.on('framereceived', ({ payload }) => {
        if (/"type":"(?:ok|warnings)"/.test(String(payload))) resolve();
      });
    });
  });
}

/** Opens the screen with the developer's remote in the deployed shell. */
async function openOverridden(page: Page): Promise<void> {
  const heard = hearing(page);
  await page.goto(`${ADDRESS}?override=mfe-qc@${developer.origin}`);
  await heard;
  await expect(page.getByText(new RegExp(`mfe-qc comes from ${developer.origin}, until`))).toBeVisible();
  await patient(note(page)).toBeVisible();
}

test('a file that is edited on a developer’s machine shows in the deployed shell, where what was typed stays', async ({
  page,
}) => {
  await signIn(page, 'super');
  await openOverridden(page);
  await note(page).fill('typed before the edit');
  await isLoadedAnew(page);
  for (const word of ['edited', 'edited again']) {
    retitle(word);
    await expectTitle(page, word);
    await expect(note(page)).toHaveValue('typed before the edit');
  }
  expect(await isLoadedAnew(page)).toBe(false);
});

test(
  'for who signs in only then, the first change brings the developer’s React, and the next ones keep what is typed',
  WIDE,
  async ({ page }) => {
    await signIn(page, 'super', `${ADDRESS}?override=mfe-qc@${developer.origin}`);
    await expect(page.getByText(/What changes there loads this page anew\./)).toBeVisible();
    await patient(note(page)).toBeVisible();
    retitle('after the sign-in');
    await expectTitle(page, 'after the sign-in');
    await expect(page.getByText(/What changes there loads this page anew\./)).toBeHidden();
    await patient(note(page)).toBeVisible();
    await note(page).fill('typed after the first change');
    retitle('once more');
    await expectTitle(page, 'once more');
    await expect(note(page)).toHaveValue('typed after the first change');
  },
);

test('where React is another one there, a change loads the page anew, which is said', async ({ page }) => {
  const { react } = sharedVersions();
  await page.route(`${developer.origin}/mf-manifest.json`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll(`"${react}"`, '"19.0.0"') });
  });
  await signIn(page, 'super');
  await openOverridden(page);
  const said = page.getByText(`anew, because React is 19.0.0 there and ${react} here.`);
  await expect(said).toBeVisible();
  await isLoadedAnew(page);
  retitle('in another React');
  await expectTitle(page, 'in another React');
  expect(await isLoadedAnew(page)).toBe(true);
  await expect(said).toBeVisible();
});

test('alone, what was typed stays as well', async ({ page }) => {
  await page.goto(developer.origin + ADDRESS);
  await page.getByRole('combobox', { name: 'Signed in as' }).selectOption('user');
  await patient(note(page)).toBeVisible();
  await note(page).fill('typed alone');
  await isLoadedAnew(page);
  retitle('alone');
  await expectTitle(page, 'alone');
  await expect(note(page)).toHaveValue('typed alone');
  expect(await isLoadedAnew(page)).toBe(false);
});

test('alone, what it leads to beside the app is there too', WIDE, async ({ page }) => {
  await page.goto(`${developer.origin}/public`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bicycle and pedestrian counts');
});
