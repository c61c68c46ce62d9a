import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';

type Registry = { remotes: { name: string; entry: string }[] };

test('the licences of what others wrote come with the app, and with each remote', async ({
  page,
  request,
}) => {
  await page.goto('/terms-and-conditions');
  await page.getByRole('link', { name: 'Software by others, and its licenses' }).click();
  const all = page.locator('body');
  // of the server, the shell and a remote; and two that are built in by way of others
  for (const name of ['hono', 'react-dom', 'chart.js', 'deepmerge', 'react-transition-group'])
    await expect(all).toContainText(`${name} `);
  await expect(all).toContainText('SIL OPEN FONT LICENSE');

  const { remotes } = (await (await request.get('/registry.json')).json()) as Registry;
  for (const { name, entry } of remotes) {
    const notices = await request.get(entry.replace(/[^/]+$/, 'third-party-notices.txt'));
    expect(notices.status(), name).toBe(200);
    expect(await notices.text()).toMatch(/ \((MIT|Apache-2\.0)\)\n/);
  }
});
