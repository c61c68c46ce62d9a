import { act, screen, waitFor } from '@testing-library/react';
import { session } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import type { Persona } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

beforeEach(() => serveRegistry());
afterEach(() => {
  act(() => languageStore.getState().setLanguage('en'));
  return act(() => session.getState().logout());
});

async function openSearch(as: Persona) {
  const app = await openApp({ as, at: '/terms-and-conditions' });
  await app.user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await screen.findByRole('combobox', { name: /Name, number/ });
  return app;
}

test('colors and language are changed from the search, and the page stays', async () => {
  const { user, place } = await openSearch('user');
  await user.keyboard('dark');
  await user.click(await screen.findByRole('option', { name: 'Dark colors' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('light');
  await user.click(await screen.findByRole('option', { name: 'Light colors' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('idioma');
  await user.click(await screen.findByRole('option', { name: 'Show in Spanish' }));
  expect(await screen.findByRole('button', { name: 'Buscar en todo' })).toBeVisible();
  expect(place()).toBe('/terms-and-conditions');
});

test('a super admin clears the cache from the search', async () => {
  const { user } = await openSearch('super');
  await user.keyboard('cache');
  await user.click(await screen.findByRole('option', { name: 'Clear Cache' }));
  expect(await screen.findByText(/cache/i, { selector: '.cx-alert-text' })).toBeInTheDocument();
});

test('nobody else finds it', async () => {
  const { user } = await openSearch('user');
  await user.keyboard('cache');
  await waitFor(() => expect(screen.getByText(/Nothing fits “cache”/)).toBeInTheDocument());
});
