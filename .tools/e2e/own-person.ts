import { test, type Page } from '@playwright/test';
import { tokenOf } from './personas.ts';

/** A person of one test alone, who may change name and password without others noticing. */
export type OwnPerson = { id: number; email: string; password: string; token: string };

async function post<T>(page: Page, path: string, data: Record<string, unknown>): Promise<T> {
  const reply = await page.request.post(`/api${path}`, { data });
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Adds a person to the City of Austin, with a password set by the mailed link; another one each time the test is run. */
export async function addOwnPerson(page: Page, name: string): Promise<OwnPerson> {
  const { repeatEachIndex, retry } = test.info();
  const run = repeatEachIndex + retry === 0 ? '' : `.${repeatEachIndex}.${retry}`;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}${run}@example.org`;
  const password = 'kept for this walk';
  const admin = await tokenOf(page, 'admin');
  const { user } = await post<{ user: { id: number } }>(page, `/user/add?token=${admin}`, { name, email });
  const outbox = await page.request.get(`/horizon?token=${await tokenOf(page, 'super')}`);
  const links = (await outbox.text()).replaceAll('&amp;', '&').matchAll(/token=([^\s&"]+)&email=([^\s"<]+)/g);
  const token = [...links].find(([, , to = '']) => decodeURIComponent(to) === email)?.[1];
  if (!token) throw new Error(`The outbox holds no link for ${email}.`);
  await post(page, '/password/reset', { token, email, password, password_confirmation: password });
  const session = await post<{ access_token: string }>(page, '/user/login', { email, password });
  return { id: user.id, email, password, token: session.access_token };
}
