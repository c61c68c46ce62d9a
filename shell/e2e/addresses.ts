import { expect, type Page, type Request } from '@playwright/test';
import { WIDE } from '../../.tools/e2e/test.ts';
import { campaignOf } from '../../.tools/e2e/campaigns.ts';
import { drawn } from '../../.tools/e2e/looks.ts';
import { tokenOf, type Persona } from '../../.tools/e2e/personas.ts';

/** The shell's own screens; all others are the registry's. */
export const OWN = [
  '/dashboard',
  '/user-profile',
  '/update-password',
  '/glossary',
  '/diagnostics',
  '/terms-and-conditions',
  '/register',
  '/forgot-password',
  '/confirm-email',
];

/** One of the demonstration: those that other tests add may be gone again. */
const oldest = (ids: number[]) => String(Math.min(...ids));

/** What the API answers to somebody; a refusal is told as it is. */
async function answerTo<T>(page: Page, who: Persona, address: string): Promise<T> {
  const headers = { authorization: `Bearer ${await tokenOf(page, who)}` };
  const reply = await page.request.get(address, { headers });
  expect(reply.ok(), `${who} is answered ${reply.status()} by ${address}`).toBe(true);
  return (await reply.json()) as T;
}

/** The address that a path stands for: `:user`, `:draft`, `:deployment` are of the demonstration. */
export async function addressOf(page: Page, path: string): Promise<string> {
  if (path.includes(':user')) {
    const users = await answerTo<{ id: number; email: string }[]>(page, 'admin', '/api/users');
    return path.replace(':user', String(users.find(({ email }) => email === 'user@example.org')?.id));
  }
  if (path.includes(':draft')) {
    const summary = '/api/next-stations/summary?includeDrafts=true';
    const rows = await answerTo<{ draft_id: number | null }[]>(page, 'admin', summary);
    return path.replace(':draft', oldest(rows.map(({ draft_id }) => draft_id ?? Infinity)));
  }
  if (path.includes(':deployment')) {
    const { data } = await answerTo<{ data: { id: number }[] }>(page, 'super', '/api/deployments');
    return path.replace(':deployment', oldest(data.map(({ id }) => id)));
  }
  if (/:campaign|:closed/.test(path))
    return path
      .replace(':campaign', await campaignOf(page, 'open'))
      .replace(':closed', await campaignOf(page, 'closed'));
  return path;
}

/** The languages that every screen is looked at in, each with the browser's own. */
export const LANGUAGES = [
  ['English', 'en-US', WIDE],
  // its words are longer: what fits in Spanish has room in English
  ['Spanish', 'es-MX', {}],
] as const;

/** Where a place in a route's path leads here. */
const PLACES: [of: RegExp, to: string][] = [
  [/draft-station\/:\w+/, 'draft-station/:draft'],
  [/:stationId/, 'AU0001'],
  [/:userId/, ':user'],
  [/:viewId/, '999999'],
  [/:deploymentId/, ':deployment'],
  [/:campaignId\/report/, ':closed/report'],
  [/:campaignId/, ':campaign'],
];
/** States of a screen that have an address of their own. */
const STATES = [
  '/next/edit-draft-station/:draft?step=review',
  '/compare?s=AU0001~AU0002&from=2025-06-02&to=2025-06-29&with=typical&v=1',
];
/** Screens of people who are not signed in. */
export const PUBLIC: ReadonlySet<string> = new Set([
  '/register',
  '/forgot-password',
  '/confirm-email',
  '/terms-and-conditions',
]);

/** The addresses of all screens of a super admin, and of states that have one of their own; or of those that anybody who is signed in may open. */
export async function screensOf(page: Page, whose: 'all' | 'signedIn' = 'all'): Promise<string[]> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { routes: { path: string; access: string }[] }[];
  };
  const isTheirs = ({ access }: { access: string }) => whose === 'all' || access === whose;
  const routes = registry.remotes.flatMap((remote) => remote.routes.filter(isTheirs).map(({ path }) => path));
  const known = routes.map((path) => PLACES.reduce((at, [of, to]) => at.replace(of, to), path));
  const all = [...OWN.filter((path) => !PUBLIC.has(path)), ...known, ...(whose === 'all' ? STATES : [])];
  return Promise.all(all.map((path) => addressOf(page, path)));
}

/** Follows what the page has asked for and waits for; the notices that stay open count for nothing. */
export function askedBy(page: Page): Set<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
}

/** The screen is there: its heading stands, and it waits for nothing more. */
export async function there(page: Page, asked: Set<Request>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // what has just been drawn asks for what it needs a moment later
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(async () => (await page.locator('main .cx-spinner').count()) + asked.size).toBe(0);
    await drawn(page);
  }
}

/** Goes to another screen as the app does, without loading the page anew; a heading there takes the focus. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('main').locator('h1:focus, h2:focus')).toBeVisible();
}
