import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, renderScreen, signInAs } from 'shared-ui/testing';
import { fieldTexts as nextTexts } from '../next-station/texts.ts';
import { NextStationsScreen } from '../next-stations/next-stations.screen.tsx';
import { fieldTexts as v1Texts } from '../station/field-texts.ts';
import { StationsScreen } from '../stations/stations.screen.tsx';

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

test('the city area is the same one in both generations of the list, and filters them', async () => {
  const rows = async () => column(await table('Published'), 3);
  await signInAs('super');
  const { record } = await call('GET /stations/:stationId', { params: { stationId: 'AU0002' } });
  const station = { ...record, station_id_tmg: 'AU0002', city_area: 'Hyde Park' };
  await call('PUT /stations/channels/update', { body: { station } });
  const { user, unmount } = await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  const older = await rows();
  expect(older).toContain('Hyde Park');
  await choose('Filter by City/Neighborhood', 'Hyde Park', user);
  expect(await rows()).toEqual(['Hyde Park']);
  unmount();
  await renderScreen(<NextStationsScreen />, { as: 'super', at: '/next/stations' });
  expect(await rows()).toEqual(older);
});

test.each([
  ['en', 'City Area'],
  ['es', 'Zona de la ciudad'],
] as const)('the city area has one word in both forms (%s)', (language, word) => {
  expect([v1Texts[language].city_area, nextTexts[language].neighborhood]).toEqual([word, word]);
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

test('shows drafts by city area, with their progress', async () => {
  const { user, place } = await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  await table('Published');
  await user.click(screen.getByRole('radio', { name: 'Drafts' }));
  const list = await table('Drafts');
  await waitFor(() => expect(place()).toBe('/stations?show=drafts'));
  // The one without an area or a city stands last.
  expect(column(list, 3)).toEqual(['Bouldin', 'Design District', 'Northside', 'none']);
  expect(column(list, 0).every((id) => id?.startsWith('draft.'))).toBe(true);
  expect(within(list).queryByRole('columnheader', { name: 'Days of Data' })).not.toBeInTheDocument();
  const edit = within(list).getByRole('link', { name: 'Edit Draft Red Line Trail at Airport Blvd' });
  expect(edit.getAttribute('href')).toMatch(/^\/edit-draft-station\/\d+$/);
  // Name and coordinates of nine required fields.
  expect(within(list).getByRole('row', { name: /Red Line Trail/ })).toHaveTextContent('33%');
  await expectNoAxeViolations();
});

test('filters by column and keeps filter and sort in the address', async () => {
  const { user, place } = await renderScreen(<NextStationsScreen />, { as: 'super', at: '/next/stations' });
  const list = await table('Published');
  const filter = within(list).getByRole('combobox', { name: 'Filter by Count Method' });
  expect(within(filter).getAllByRole('option')[0]).toHaveTextContent('All');
  await choose('Filter by Count Method', 'Portable device', user);
  expect(column(list, 1)).toEqual(['Barton Springs Rd at Kinney Ave']);
  await user.click(within(list).getByRole('columnheader', { name: 'Station Name' }));
  const address = new URLSearchParams(place().split('?')[1]);
  expect(Object.fromEntries(address)).toEqual({
    'published.f.count_method': 'Portable device',
    'published.sort': 'station_name~asc',
  });
});

test('opens with the filter and the stage that the address names', async () => {
  const at = '/next/stations?show=drafts&drafts.f.station_name=Red+Line+Trail+at+Airport+Blvd';
  await renderScreen(<NextStationsScreen />, { as: 'super', at });
  const list = await table('Drafts');
  expect(column(list, 1)).toEqual(['Red Line Trail at Airport Blvd']);
});

test('shows only the stations of the agency that a super admin has switched to', async () => {
  await signInAs('super');
  await session.getState().switchAgency(HOUSTON);
  await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  expect(new Set(column(await table('Published'), 3))).toEqual(new Set(['Houston', 'Third Ward']));
});

test('says that something went wrong, with the code, and tries again', async () => {
  answerOnce('GET /stations/summary', 500, { error: 'Out of order.', message: 'Out of order.' });
  const { user } = await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /An error was encountered, please try again\..*Code: 500/,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table('Published')).toBeInTheDocument();
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await renderScreen(<StationsScreen />, { as: 'super', at: '/stations' });
  const list = await table('Publicadas');
  expect(within(list).getByRole('columnheader', { name: 'Zona de la ciudad' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeInTheDocument();
});
