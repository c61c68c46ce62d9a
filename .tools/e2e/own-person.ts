import { type Page } from '@playwright/test';
import { test } from './test.ts';
import { tokenOf } from './personas.ts';

/** A person of one test alone, who may change name and password without others noticing. */
export type OwnPerson = { id: number; email: string; password: string; token: string };

async function post<T>(page: Page, path: string, data: Record<string, unknown>): Promise<T> {
  const reply = await page.request.post(`/api${path}`, { data });
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** The link to set a password that was mailed to this address last, as a super admin finds it on the monitoring page. */
export async function passwordLink(page: Page, email: string): Promise<string> {
  const outbox = await page.request.get(`/horizon?token=${await tokenOf(page, 'super')}`);
  const text = (await outbox.text()).replaceAll('&amp;', '&');
  const links = text.matchAll(/\/recover-password\?token=[^\s&"]+&email=([^\s"<]+)/g);
  const [link] = [...links].find(([, to = '']) => decodeURIComponent(to) === email) ?? [];
  if (!link) throw new Error(`The outbox holds no link for ${email}.`);
  return link;
}

/** Adds a person to the City of Austin, with a password set by the mailed link; another one each time the test is run. */
export const addOwnPerson = (page: Page, name: string): Promise<OwnPerson> => add(page, 'admin', { name });

/** Adds a super admin, whom a test may move from agency to agency: where they work is theirs in every page. */
export const addOwnSuper = (page: Page, name: string): Promise<OwnPerson> =>
  add(page, 'super', { name, super_admin: 1, admin: 1 });

async function add(
  page: Page,
  by: 'admin' | 'super',
  { name, ...rights }: { name: string; super_admin?: 1; admin?: 1 },
): Promise<OwnPerson> {
  const { project, repeatEachIndex, retry } = test.info();
  // the same test runs in several browsers, too
  const run = [project.name.replaceAll(' ', '-'), repeatEachIndex, retry].join('.');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${run}@example.org`;
  const password = 'kept for this walk';
  const path = `/user/add?token=${await tokenOf(page, by)}`;
  const { user } = await post<{ user: { id: number } }>(page, path, { name, email, ...rights });
  const token = new URL(await passwordLink(page, email), 'http://localhost').searchParams.get('token');
  await post(page, '/password/reset', { token, email, password, password_confirmation: password });
  const session = await post<{ access_token: string }>(page, '/user/login', { email, password });
  return { id: user.id, email, password, token: session.access_token };
}
