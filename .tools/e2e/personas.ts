import { expect, type BrowserContext, type Page } from '@playwright/test';
import { typeInto } from './type-into.ts';

/** The demo accounts. */
export const PERSONAS = {
  super: 'super@example.org',
  admin: 'admin@example.org',
  user: 'user@example.org',
  houston: 'houston@example.org',
} as const;
export type Persona = keyof typeof PERSONAS;
export const PASSWORD = 'count-exchange';

/** Signs in through the login screen, as a person does, and waits for where that leads. */
export const signIn = (page: Page, persona: Persona, at = '/'): Promise<void> =>
  signInAs(page, { email: PERSONAS[persona], password: PASSWORD }, at);

/** The same for anybody. */
export async function signInAs(
  page: Page,
  { email, password }: { email: string; password: string },
  at = '/',
): Promise<void> {
  await page.goto(at);
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password'), password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/login|\/$/);
}

/** Signs out by the address of it, and waits until that is done: who leaves sooner is still signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByText('You have signed out.')).toBeVisible();
}

const tokens = new Map<Persona, Promise<string>>();

/**
 * A token for calls beside the screen: one per person and worker, because a sign-in is made to cost something. Nobody
 * may end its session.
 */
export function tokenOf(page: Page | BrowserContext, persona: Persona): Promise<string> {
  const known = tokens.get(persona);
  if (known) return known;
  const begun = newToken(page, persona);
  tokens.set(persona, begun);
  return begun;
}

async function newToken(page: Page | BrowserContext, persona: Persona): Promise<string> {
  const reply = await page.request.post('/api/user/login', {
    data: { email: PERSONAS[persona], password: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`${persona} can’t sign in: ${reply.status()} ${await reply.text()}`);
  const { access_token: token } = (await reply.json()) as { access_token: string };
  return token;
}

/** Opens the app as somebody who signed in earlier: the stored token is there when the page, or any page of it, starts. */
export async function signInByToken(of: Page | BrowserContext, persona: Persona): Promise<void> {
  const token = await tokenOf(of, persona);
  await of.addInitScript((value) => localStorage.setItem('token', value), token);
}
