import { screen, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { renderScreen } from 'shared-ui/testing';
import { NextStationsScreen } from './next-stations.screen.tsx';

const table = (name: string) => screen.findByRole('table', { name });

afterEach(() => languageStore.getState().setLanguage('en'));

test('the preview adds and edits with the next form', async () => {
  const { user } = await renderScreen(<NextStationsScreen />, { as: 'super', at: '/next/stations' });
  const list = await table('Published');
  expect(screen.getByRole('link', { name: 'Add Station' })).toHaveAttribute('href', '/next/import-stations');
  expect(within(list).getByRole('link', { name: 'Edit Rio Grande St at 28th St' })).toHaveAttribute(
    'href',
    '/next/edit-station/AU0009',
  );
  await user.click(screen.getByRole('radio', { name: 'Drafts' }));
  const edit = within(await table('Drafts')).getByRole('link', { name: /^Edit Draft Red Line/ });
  expect(edit.getAttribute('href')).toMatch(/^\/next\/edit-draft-station\/\d+$/);
});
