import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, renderScreen, signInAs } from 'shared-ui/testing';
import { fieldTexts as nextTexts } from '../next-station/texts.ts';
import { NextStationsScreen } from '../next-stations/next-stations.screen.tsx';
import { fieldTexts as v1Texts } from '../station/field-texts.ts';
import { StationsScreen } from '../stations/stations.screen.tsx';

/** The headings and the filters. */
const HEADER_ROWS = 2;

const table = (name: string) => screen.findByRole('table', { name });

const column = (list: HTMLElement, index: number) =>
  within(list)
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(HEADER_ROWS)
    .map(({ cells }) => cells[index]?.textContent);

afterEach(() => languageStore.getState().setLanguage('en'));

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
