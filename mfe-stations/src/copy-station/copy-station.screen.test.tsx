import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { copyHref } from './copied-station.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const valueOf = async (name: RegExp) =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;

test('a station’s page leads to the form of its copy', async () => {
  await renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId: 'AU0004' }) });
  expect(await screen.findByRole('link', { name: 'Copy station' })).toHaveAttribute(
    'href',
    expect.stringMatching(/import-stations\?copy=AU0004$/),
  );
});

test.each([
  ['the older form', paths.importStations.href()],
  ['the newer form', paths.importNextStations.href()],
])('%s is filled in from the station, but for what its copy has of its own', async (_what, form) => {
  const [row] = await testApi().query<{ street: string }>(
    `select street_or_trail_name as street from stations where station_id_tmg = 'AU0004'`,
  );
  await renderScreen(<App />, { as: 'admin', at: copyHref(form, 'AU0004') });
  const notice = await screen.findByText(/^Filled in from AU0004 /);
  expect(within(notice).queryByRole('button')).toBeNull();
  expect(await valueOf(/^Street/)).toBe(row?.street);
  expect(await valueOf(/^Station Name/)).toBe('');
  expect(await valueOf(/^Latitude/)).toBe('');
});

test('of a station that is not there, nothing is copied', async () => {
  await renderScreen(<App />, { as: 'user', at: copyHref(paths.importStations.href(), 'AU9999') });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/^Filled in from/)).toBeNull();
});
