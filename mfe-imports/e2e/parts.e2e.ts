// A file of several stations in the hand: its next part is at hand while the load of the one before is told.
import { expect, type Page } from '@playwright/test';
import type { StationHome } from 'shared-domain';
import { test } from '../../.tools/e2e/test.ts';
import { expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';

/** Lines of a CSV export of two hours of each flow of a station. */
async function linesOf(page: Page, station: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'user')}` };
  const reply = await page.request.get(`/api/stations/${station}/home`, { headers });
  const { flows } = (await reply.json()) as StationHome;
  return flows.flatMap(({ flowid_txdot, name }) =>
    ['00', '01'].map((hour) => `${station},Somewhere,${flowid_txdot},${name},2021-06-01 ${hour}:00:00,60,4`),
  );
}

test('what a load says covers nothing of the panel that offers the next part, 390 px wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByToken(page, 'user');
  await page.goto('/import-counts');
  const lines = [
    'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count',
    ...(await linesOf(page, 'AU0005')),
    ...(await linesOf(page, 'AU0006')),
    ...(await linesOf(page, 'AU0008')),
    '',
  ];
  await page.getByLabel(/^File/).setInputFiles({
    name: 'several.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByLabel(/^Part of the file/).selectOption({ index: 1 });
  for (const next of ['AU0006', 'AU0008']) {
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Load File' }).click();
    await expectFree(page);
    await page.getByRole('button', { name: new RegExp(`^Load the next: ${next}`) }).click();
  }
});

/** That the import has begun and what came of it are both told, and neither lies over the panel. */
async function expectFree(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Parts of several.csv' });
  await expect(panel.getByRole('button', { name: /^Load the next/ })).toBeVisible();
  const messages = page.locator('.cx-messages .cx-alert');
  await expect(messages).toHaveCount(2);
  // they stay while the pointer is on them
  await messages.first().dispatchEvent('mouseover');
  const covered = await panel.evaluate((region) =>
    [...region.querySelectorAll('h3, li, button')].flatMap((part) => {
      const { left, top, bottom } = part.getBoundingClientRect();
      const isFree = [top + 2, bottom - 2].every((y) =>
        part.contains(document.elementFromPoint(left + 4, y)),
      );
      return isFree ? [] : [part.textContent];
    }),
  );
  expect(covered).toEqual([]);
  await expectNothingSideways(page);
}
