import type { Page } from '@playwright/test';
import { tokenOf } from '../../.tools/e2e/personas.ts';

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

/** The address that a path stands for: `:user`, `:draft`, `:deployment` are of the demonstration. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const token = await tokenOf(page, 'admin');
  if (path.includes(':user')) {
    const users = (await (await page.request.get(`/api/users?token=${token}`)).json()) as {
      id: number;
      email: string;
    }[];
    return path.replace(':user', String(users.find(({ email }) => email === 'user@example.org')?.id));
  }
  if (path.includes(':draft')) {
    const reply = await page.request.get(`/api/next-stations/summary?includeDrafts=true&token=${token}`);
    const rows = (await reply.json()) as { draft_id: number | null }[];
    return path.replace(':draft', oldest(rows.map(({ draft_id }) => draft_id ?? Infinity)));
  }
  if (path.includes(':deployment')) {
    const reply = await page.request.get(`/api/deployments?token=${await tokenOf(page, 'super')}`);
    const { data } = (await reply.json()) as { data: { id: number }[] };
    return path.replace(':deployment', oldest(data.map(({ id }) => id)));
  }
  return path;
}
