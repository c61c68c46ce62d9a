import type { Page } from '@playwright/test';
import { tokenOf } from './personas.ts';

const CAMPAIGN_KEYS = {
  open: '6f0f6a52-3c0e-4a57-9d6e-2b8f0c9a4e11',
  closed: 'b1d7c7de-8a55-4f0b-a3c4-7e52d1f6a922',
};

/** The number of a campaign of Austin's in such a state; the demonstration has none, so the first who asks makes it. */
export async function campaignOf(page: Page, state: 'open' | 'closed'): Promise<string> {
  const token = await tokenOf(page, 'admin');
  const ask = async (path: string, data?: object) => {
    const address = `/api/campaigns${path}?token=${token}`;
    const reply = await (data ? page.request.post(address, { data }) : page.request.get(address));
    return (await reply.json()) as { id: number; revision: number; state: string };
  };
  const made = await ask('', {
    several: false,
    name: `Campaign to look at, ${state}`,
    from: '2026-01-01',
    until: '2026-01-31',
    due: '2026-04-15',
    filter: { agency_ids: [], search: '', stations: [], counted: true },
    validators: [],
    no_strong: true,
    uptime: 90,
    // tests beside each other ask for the same one
    request_key: CAMPAIGN_KEYS[state],
  });
  const now = () => ask(`/${made.id}`);
  const drawn = await now();
  if (drawn.state === 'draft') await ask(`/${made.id}/open`, { revision: drawn.revision });
  const opened = await now();
  if (state === 'closed' && opened.state === 'open')
    await ask(`/${made.id}/close`, { revision: opened.revision, reason: 'The year is over' });
  return String(made.id);
}
