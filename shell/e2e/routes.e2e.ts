import { expect, type Page } from '@playwright/test';
import { signIn, type Persona } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { addressOf, OWN } from './addresses.ts';

type Outcome = 'screen' | 'login' | 'dashboard' | 'not found';
type Who = 'nobody' | Persona;

/**
 * Every route that exists, and what each person finds there: the screen, the login, the dashboard in its place, or
 * word that there is no such record. AU0004 and the user are Austin's; houston is the other agency.
 */
const WALK: Record<string, Record<Who, Outcome>> = {
  '/dashboard': open('screen'),
  '/quality-control': open('screen'),
  '/validate-counts/AU0004': { ...open('screen'), houston: 'not found' },
  '/calendar': open('screen'),
  '/compare': open('screen'),
  '/compare/groups': open('screen'),
  '/campaigns': open('screen'),
  '/campaigns/:campaign': { ...open('screen'), houston: 'not found' },
  '/campaigns/:closed/report': { ...open('screen'), houston: 'not found' },
  '/add-campaign': limited(['super', 'admin']),
  '/edit-campaign/:campaign': limited(['super', 'admin']),
  // says there that it is nobody's, or not the person's
  '/compare/v/999999': open('screen'),
  '/import-counts': open('screen'),
  '/import-eco-counts': open('screen'),
  '/import-history': open('screen'),
  '/automatic-import': open('screen'),
  '/imports/arriving': open('screen'),
  '/exports': open('screen'),
  '/tmas-exports': limited(['super']),
  '/report': limited(['super']),
  '/network': open('screen'),
  '/figures': open('screen'),
  '/figures/AU0004': { ...open('screen'), houston: 'not found' },
  '/factor-groups': open('screen'),
  '/publications': open('screen'),
  '/open-data': limited(['super', 'admin']),
  '/share-links': open('screen'),
  '/short-counts': open('screen'),
  '/authorized-users': limited(['super', 'admin']),
  '/add-user': limited(['super', 'admin']),
  '/edit-user/:user': limited(['super', 'admin']),
  '/agencies': limited(['super']),
  '/cities': limited(['super']),
  '/stations': limited(['super']),
  '/stations/AU0004': { ...open('screen'), houston: 'not found' },
  '/import-stations': open('screen'),
  '/import-eco-stations': open('screen'),
  '/edit-station/AU0004': { ...open('screen'), houston: 'not found' },
  '/edit-draft-station/:draft': { ...open('screen'), houston: 'not found' },
  '/next/stations': limited(['super']),
  '/next/import-stations': limited(['super', 'admin']),
  '/next/edit-station/AU0004': limited(['super', 'admin']),
  '/next/edit-draft-station/:draft': limited(['super', 'admin']),
  '/add-agency': limited(['super']),
  '/deployments': limited(['super']),
  '/create-deployment': limited(['super']),
  '/edit-deployment/:deployment': limited(['super']),
  '/registrations': limited(['super']),
  '/audit': limited(['super', 'admin']),
  '/agency-tokens': limited(['super', 'admin']),
  '/webhooks': limited(['super', 'admin']),
  '/api-tokens': open('screen'),
  '/api-guide': open('screen'),
  '/user-profile': open('screen'),
  '/update-password': open('screen'),
  '/glossary': open('screen'),
  '/diagnostics': open('screen'),
  '/terms-and-conditions': { ...open('screen'), nobody: 'screen' },
  '/register': { ...open('screen'), nobody: 'screen' },
  '/forgot-password': { ...open('screen'), nobody: 'screen' },
  '/confirm-email': { ...open('screen'), nobody: 'screen' },
};
function open(outcome: Outcome): Record<Who, Outcome> {
  return { nobody: 'login', super: outcome, admin: outcome, user: outcome, houston: outcome };
}
function limited(to: Persona[]): Record<Who, Outcome> {
  const all = {
    nobody: 'login',
    super: 'dashboard',
    admin: 'dashboard',
    user: 'dashboard',
    houston: 'dashboard',
  };
  return { ...all, ...Object.fromEntries(to.map((who) => [who, 'screen'])) } as Record<Who, Outcome>;
}

async function expectOutcome(page: Page, path: string, outcome: Outcome): Promise<void> {
  if (outcome === 'login') {
    await expect(page.getByText('Howdy! Please login to your account.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
    return;
  }
  if (outcome === 'dashboard') {
    await expect(page).toHaveURL(/\/dashboard$/);
    return;
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  if (outcome === 'not found') await expect(page.getByText(/404/)).toBeVisible();
  else await expect(page.getByText(/Code:/)).toHaveCount(0);
}

test('the walk names every route of the registry', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    remotes: { routes: { path: string }[] }[];
  };
  const shape = (path: string) => path.replace(/:\w+|AU0004|999999/g, '*');
  const walked = Object.keys(WALK).map(shape).toSorted();
  const existing = registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => shape(path)));
  expect(walked).toEqual([...existing, ...OWN].toSorted());
});

/** What the other agency's person finds otherwise than Austin's. */
const OTHERWISE = Object.entries(WALK).filter(([, outcomes]) => outcomes.houston !== outcomes.user);

for (const [who, walk, how] of [
  ['nobody', Object.entries(WALK), {}],
  // every screen is looked at as the super admin by the tests of looks
  ['super', Object.entries(WALK), WIDE],
  ['admin', Object.entries(WALK), {}],
  ['user', Object.entries(WALK), {}],
  ['houston', OTHERWISE, {}],
] as const) {
  test(`${who} finds at every route what is meant for them`, how, async ({ page }) => {
    // some sixty screens, one after the other
    test.setTimeout(300_000);
    if (who !== 'nobody') await signIn(page, who);
    for (const [pattern, outcomes] of walk) {
      const path = await addressOf(page, pattern);
      await test.step(`${path}: ${outcomes[who]}`, async () => {
        await page.goto(path);
        await expectOutcome(page, path, outcomes[who]);
      });
    }
  });
}

test('an unknown path leads to the start, and a foreign redirect is not followed', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signIn(page, 'user', '/login?redirect=//evil.example/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in leads back to where one wanted to go', { tag: '@firefox' }, async ({ page }) => {
  await signIn(page, 'user', '/exports');
  await expect(page).toHaveURL(/\/exports$/);
});

test(
  'a session that the server has ended leads to the login and back',
  { tag: '@firefox' },
  async ({ page }) => {
    await signIn(page, 'user');
    await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Quality Control', exact: true });
    // in one go, and waited for in place: a page left to itself is told at once, and leads to the login from where it stands
    await link.evaluate((element: HTMLAnchorElement) => {
      const call = new XMLHttpRequest();
      call.open('POST', '/api/user/logout', false);
      call.setRequestHeader('Content-Type', 'application/json');
      call.send(JSON.stringify({ token: localStorage.getItem('token') }));
      element.click();
    });
    await expect(page.getByText('Howdy! Please login to your account.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/quality-control');
  },
);

test('a wrong password is refused in words', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/login');
  await typeInto(page.getByLabel('Email'), 'user@example.org');
  await typeInto(page.getByLabel('Password'), 'not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid e-mail or password.');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});
