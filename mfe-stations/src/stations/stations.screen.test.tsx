import { screen, within } from '@testing-library/react';
import { session } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen, signInAs } from 'shared-ui/testing';
import { StationsScreen } from './stations.screen.tsx';

/** The seeded id of the City of Houston. */
const HOUSTON = 4;

/** The headings and the filters. */
const HEADER_ROWS = 2;

const table = (name: string) => screen.findByRole('table', { name });

const column = (list: HTMLElement, index: number) =>
  within(list)
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(HEADER_ROWS)
    .map(({ cells }) => cells[index]?.textContent);

afterEach(() => languageStore.getState().setLanguage('en'));

test('shows the published stations with most days of data first', async () => {
  await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  const list = await table('Published');
  const headers = within(list).getAllByRole('columnheader');
  expect(headers.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'Station ID',
    'Station Name',
    'Street/Trail Name',
    'City/Neighborhood',
    'Count Method',
    'Days of Data',
    'Actions',
  ]);
  const days = column(list, 5).map(Number).filter(Number.isFinite);
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(column(list, 3)).toEqual(expect.arrayContaining(['Pease Park', 'Third Ward', 'Knox']));
  await expectNoAxeViolations();
});

test('offers QC only where counts wait, and Edit everywhere', async () => {
  await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  const list = await table('Published');
  expect(within(list).getByRole('link', { name: 'QC Shoal Creek Trail at 24th St' })).toHaveAttribute(
    'href',
    '/validate-counts/AU0001',
  );
  expect(within(list).queryByRole('link', { name: 'QC Rio Grande St at 28th St' })).not.toBeInTheDocument();
  expect(within(list).getByRole('link', { name: 'Edit Rio Grande St at 28th St' })).toHaveAttribute(
    'href',
    '/edit-station/AU0009',
  );
  expect(screen.getByRole('link', { name: 'Add Station' })).toHaveAttribute('href', '/import-stations');
});

test('shows only the stations of the agency that a super admin has switched to', async () => {
  await signInAs('super');
  await session.getState().switchAgency(HOUSTON);
  await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  expect(new Set(column(await table('Published'), 3))).toEqual(new Set(['Houston', 'Third Ward']));
});
