import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { StationFiguresScreen } from '../station-figures.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = () =>
  renderScreen(<StationFiguresScreen />, {
    as: 'user',
    at: `${paths.stationFigures.href({ stationId: 'AU0004' })}?year=2024`,
    routePattern: paths.stationFigures.pattern,
  });
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });

test('a year of like days has like months, and factors of one', async () => {
  const { user } = await open();
  await user.click(await tab('Months'));
  const months = within(await screen.findByRole('table', { name: 'Months' }));
  expect(months.getByRole('row', { name: /^February/ })).toHaveTextContent(/29.*480.*480.*480.*1\.000/);
  expect(months.getAllByRole('row')).toHaveLength(13);
});

test('the hours of the day are drawn, and stand in a table with the same shares', async () => {
  const { user, container } = await open();
  await user.click(await tab('Hours of the day'));
  expect(
    await screen.findByRole('figure', { name: /^Share of the day by hour, Year\./ }),
  ).toBeInTheDocument();
  const shares = within(screen.getByRole('table', { name: 'Hours of the day' }));
  expect(shares.getByRole('row', { name: /^07–08/ })).toHaveTextContent(/4\.2%/);
  await choose(/^Season/, 'summer', user);
  expect(screen.getByRole('figure', { name: /^Share of the day by hour, summer\./ })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test.each([
  ['Years side by side', 'Years side by side', /^2024/],
  ['Weekday by month', 'Factors by weekday and month', /^Weekday index/],
  ['Peaks', 'Highest hours', /20/],
  ['Direction', /Bicycle .* \/ Bicycle/, /^Whole year/],
  ['Completeness', 'Completeness', /^Bicycle WB/],
  ['Hourly listing', 'Hourly listing', /^Jan 1, 2024/],
])('the tab %s holds its table', async (name, table, row) => {
  const { user } = await open();
  await user.click(await tab(name));
  const shown = within(await screen.findByRole('table', { name: table }));
  expect(shown.getAllByRole('row', { name: row }).length).toBeGreaterThan(0);
});

test('the tabs are gone through by keys', async () => {
  const { user } = await open();
  (await tab('Years side by side')).focus();
  await user.keyboard('{ArrowDown}');
  expect(await tab('Months')).toHaveFocus();
  expect(await screen.findByRole('table', { name: 'Months' })).toBeVisible();
});
