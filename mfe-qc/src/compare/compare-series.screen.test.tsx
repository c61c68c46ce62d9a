import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CompareScreen } from './compare.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const MARCH = 'from=2025-03-03&to=2025-03-30&v=1';
const open = (search = '') => renderScreen(<CompareScreen />, { as: 'user', at: `/compare?${search}` });
const numbers = async () => within(await screen.findByRole('table', { name: 'The same in numbers' }));
/** The weather of a site near AU0001: a wet first day, then fine ones. */
async function measureWeather() {
  await testApi().query(
    `insert into weather_sites (id, name, latitude, longitude)
     select 'USW00013958', 'Camp Mabry', latitude, longitude from stations where station_id_tmg = 'AU0001'`,
  );
  await testApi().query(
    `insert into weather_days (site_id, day, high_c, low_c, rain_mm, snow_mm)
     select 'USW00013958', day, 24.5, 12.1, case when day = '2025-03-03' then 31 else 0 end, 0
     from generate_series('2025-01-01'::date, '2025-04-30', '1 day') day`,
  );
}
const lines = (name: string) => screen.findByRole('group', { name });
type User = Awaited<ReturnType<typeof open>>['user'];
const select = async (user: User, field: RegExp, value: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), value);

test('the bicycles of a station are a series; a mode that is not counted there is not offered', async () => {
  const { user, place } = await open(MARCH);
  await screen.findByRole('option', { name: /^AU0001 / });
  await select(user, /^Station/, 'AU0001');
  expect(
    await screen.findByRole('option', { name: 'Bicycles, all flows of it together' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Pedestrians/ })).not.toBeInTheDocument();
  await select(user, /^Mode or flow/, 'bicycle');
  await user.click(screen.getByRole('button', { name: 'Add to the comparison' }));
  expect(await screen.findByRole('link', { name: /^AU0001 .*, Bicycles$/ })).toBeVisible();
  expect(screen.getByText(/^Sum of .*, /)).toBeVisible();
  expect(place()).toBe('/compare?s=AU0001.bicycle&from=2025-03-03&to=2025-03-30&v=1');
});

test('four weeks stand beside the four weeks after them, day by day', async () => {
  const { user, place } = await open(`s=AU0001&${MARCH}`);
  await screen.findByRole('option', { name: /^AU0001 / });
  await select(user, /^Station/, 'AU0001');
  await select(user, /^Days of the series/, 'own');
  // what follows the period, until another day is named
  expect(await screen.findByText(/As long as the period: Mar 31, 2025 to Apr 27, 2025$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to the comparison' }));
  expect(await screen.findByRole('link', { name: /^AU0001 .*, days from Mar 31, 2025$/ })).toBeVisible();
  expect(place()).toContain('s=AU0001~AU0001@2025-03-31&');
  expect(screen.getByText('Mar 31, 2025 to Apr 27, 2025, day by day beside the period')).toBeVisible();
  expect(
    await screen.findByText(/^[+-][\d.]+% against Mar 31, 2025 to Apr 27, 2025, from \d+ matched days$/),
  ).toBeVisible();
  expect(await (await numbers()).findByRole('rowheader', { name: 'Day 7' })).toBeVisible();
  const chart = await lines('Counts over time, as lines');
  chart.focus();
  await user.keyboard('{End}');
  expect(await screen.findByText(/^Day 28 · 1 AU0001: .* · 2 AU0001 days from Mar 31, 2025: /)).toBeVisible();
  expect(
    screen.getByText(
      'Holidays, events and weather are those of the period from Mar 3, 2025 to Mar 30, 2025.',
    ),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test('days of its own that begin on another weekday say so, and have no change', async () => {
  await open(`s=AU0001~AU0001@2025-04-01&${MARCH}`);
  expect(await screen.findByText(/its first day is another day of the week$/)).toBeVisible();
  expect(screen.queryByText(/ against /)).not.toBeInTheDocument();
});

test('the weather stands below the lines on its own axes, in the table and in what keys read', async () => {
  await measureWeather();
  const { user, place } = await open(`s=AU0001&${MARCH}`);
  await lines('Counts over time, as lines');
  expect(screen.queryByRole('img', { name: /^Weather by day/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Weather below the lines' }));
  await waitFor(() => expect(place()).toContain('with=weather'));
  expect(await screen.findByRole('img', { name: 'Weather by day: 54 to 76 °F, rain 1.22 in' })).toBeVisible();
  expect(screen.getByText(/^Weather from Camp Mabry\. Temperature: /)).toBeVisible();
  const table = await numbers();
  expect(table.getByRole('columnheader', { name: /^Rain, inches/ })).toBeVisible();
  const cells = within(table.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['54', '76', '1.22', '0']);
  (await lines('Counts over time, as lines')).focus();
  await user.keyboard('{Home}');
  expect(await screen.findByText(/^Mar 3, 2025 · .* · Weather: 54 to 76 °F, rain 1\.22 in$/)).toBeVisible();
  await expectNoAxeViolations();
});

test('where the deployment shows metric units, the same stands in °C and mm', async () => {
  await measureWeather();
  testApi().settings.weatherShownIn = 'metric';
  await open(`s=AU0001&with=weather&${MARCH}`);
  expect(
    await screen.findByRole('img', { name: 'Weather by day: 12.1 to 24.5 °C, rain 31 mm' }),
  ).toBeVisible();
  const table = await numbers();
  expect(table.getByRole('columnheader', { name: /^Rain, mm/ })).toBeVisible();
  const cells = within(table.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['12.1', '24.5', '31', '0']);
  testApi().settings.weatherShownIn = 'us';
});

test('where no weather is known, that is said', async () => {
  await open(`s=AU0001&with=weather&${MARCH}`);
  expect(await screen.findByText('No weather is known of this period.')).toBeVisible();
});

test('hours of the day are told as shares of it', async () => {
  const { user, place } = await open(`s=AU0001&${MARCH}`);
  await select(user, /^Shown as/, 'share');
  await lines('Share of the day by hour, Monday to Friday, as lines');
  expect(place()).toContain('as=hour&with=share');
  const table = await numbers();
  expect(
    table.getByRole('columnheader', { name: /^Monday to Friday, % of the day: 1 AU0001/ }),
  ).toBeVisible();
  const shares = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  // as counts again
  await select(user, /^Shown as/, 'hour');
  await lines('Mean hour, Monday to Friday, as lines');
  expect(place()).not.toContain('share');
});

test('counts have their factors where that is asked for, and it is said which', async () => {
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_name, created_at)
     select station_id, id, 1.25, '2025-03-10', 'Counted by eye', 'approved', 'A', '2025-01-01' from flows
     where id = (select min(f.id) from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0001')`,
  );
  const { user, place } = await open(`s=AU0001~AU0004&${MARCH}`);
  await lines('Counts over time, as lines');
  await user.click(screen.getByRole('checkbox', { name: 'Counts with their factors' }));
  await waitFor(() => expect(place()).toContain('with=factor'));
  expect(await screen.findByText(/^With factors: .* × 1.25, Mar 10, 2025 to Mar 30, 2025$/)).toBeVisible();
  expect(screen.getByText('no factor holds for its flows: counts as they are stored')).toBeVisible();
});

test('the example address of the specification is understood in Spanish, too', async () => {
  await measureWeather();
  languageStore.setState({ language: 'es' });
  await open('s=AU0001.bicycle~AU0001@2025-01-15&from=2025-02-12&to=2025-03-11&with=typical,weather&v=1');
  expect(await screen.findByRole('link', { name: /^AU0001 .*, Bicicletas$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^AU0001 .*, días desde el 15 ene 2025$/ })).toBeVisible();
  expect(screen.queryByText(/^No se entiende/)).not.toBeInTheDocument();
  expect(
    await screen.findByRole('img', { name: 'El tiempo por día: de 54 a 76 °F, lluvia 1.22 pulg.' }),
  ).toBeVisible();
});
