import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { fillDays } from '../../testing/filled-days.ts';
import { StationFiguresScreen } from '../station-figures.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const open = (as: 'admin' | 'user' = 'admin') =>
  renderScreen(<StationFiguresScreen />, {
    as,
    at: `${paths.stationFigures.href({ stationId: 'AU0004' })}?year=2024`,
    routePattern: paths.stationFigures.pattern,
  });
type User = Awaited<ReturnType<typeof open>>['user'];
const bicycles = async () => within(await screen.findByRole('region', { name: 'AADB' }));

async function publish(user: User): Promise<void> {
  await user.click(await (await bicycles()).findByRole('button', { name: 'Publish AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  expect(await dialog.findByText('AADB 480')).toBeVisible();
  expect(dialog.getByText('AU0004', { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
}

test('a figure is published after its answers were checked, and says then by whom and with which hash', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user, container } = await open();
  await publish(user);
  const figure = await bicycles();
  expect(await figure.findByText(/^480 by AASHTO, /)).toBeVisible();
  expect(figure.getByText(/^Hash [0-9a-f]{12}…$/)).toBeVisible();
  await user.click(figure.getByRole('button', { name: 'Open publication: AADB' }));
  const opened = within(await screen.findByRole('dialog', { name: /^AADB of AU0004/ }));
  expect(await opened.findByText(/^Unchanged since /)).toBeVisible();
  await expectNoAxeViolations(container);
});

test('when a count has changed, the publication says what differs and what the figure would be', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user } = await open();
  await publish(user);
  const figure = await bicycles();
  await figure.findByText(/^480 by AASHTO/);
  await testApi().query(`update counts set count = 5000 where ts = '2024-05-04 10:00:00'`);
  await user.click(figure.getByRole('button', { name: 'Open publication: AADB' }));
  const opened = within(await screen.findByRole('dialog', { name: /^AADB of AU0004/ }));
  expect(await opened.findByText(/^Published 480; today it would be 5\d\d\.$/)).toBeVisible();
  expect(opened.getByText('Bicycle WB: 1 day differs: May 4, 2024')).toBeVisible();
});

test('grade D is not published without a reason', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-03-20', '2024-10-20'] });
  const { user } = await open();
  await user.click(await (await bicycles()).findByRole('button', { name: 'Publish AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Method/ }), 'Simple mean');
  expect(await dialog.findByText('AADB 480')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Write why this figure is published with grade D.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The only counter of the county.');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await (await bicycles()).findByText('The only counter of the county.')).toBeVisible();
});

test('who may not publish still sees where a figure comes from', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user } = await open('user');
  const figure = await bicycles();
  await user.click(await figure.findByRole('button', { name: 'Where this comes from: AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where AADB of 2024 comes from' }));
  expect(await dialog.findByText('Bicycle WB: 366 days used')).toBeVisible();
  expect(figure.queryByRole('button', { name: 'Publish AADB' })).toBeNull();
});

test('a year with a hole is published with its filled days, and says how much is filled and what its error may move', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await fillDays('2024-06-01', '2024-07-01', 240);
  const { user } = await open();
  await user.click(await (await bicycles()).findByRole('button', { name: 'Publish AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  expect(await dialog.findByText('By this method the year has no figure to publish.')).toBeVisible();
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Filled days/ }), 'With filled days');
  expect(await dialog.findByText('AADB 480')).toBeVisible();
  const said =
    '60 days are filled: 8.2% of the days and 8.2% of the traffic. Method: Regression on a similar counter. Its error may move the figure by about ±0.4%.';
  expect(dialog.getByText(said)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  const figure = await bicycles();
  expect(await figure.findByText(/^Hash /)).toBeVisible();
  expect(figure.getByText(said)).toBeVisible();
  await user.click(figure.getByRole('button', { name: 'Open publication: AADB' }));
  const opened = within(await screen.findByRole('dialog', { name: /^AADB of AU0004/ }));
  expect(await opened.findByText(said)).toBeVisible();
  expect(opened.getByText(/^Unchanged since /)).toBeVisible();
});

test('a figure whose filled days are adjusted for weather says so', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await fillDays('2024-06-01', '2024-07-01', 240);
  await testApi().query(
    `update flow_fills set weather = '{"used": true, "why": null, "site": "Camp Mabry", "kilometers": 3, "days": 4,
       "median_without": 0.1, "median_with": 0.05, "bands": []}'`,
  );
  const { user } = await open();
  await user.click(await (await bicycles()).findByRole('button', { name: 'Publish AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Filled days/ }), 'With filled days');
  expect(
    await dialog.findByText(
      /^60 days are filled: .*Some of them are adjusted for the weather of their day, with which masked days of the counter were told better\. Its/,
    ),
  ).toBeVisible();
});

test('where nothing is filled there is nothing to choose, and the publication says that it is without filled days', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user } = await open();
  await publish(user);
  expect(await (await bicycles()).findByText(/^Hash /)).toBeVisible();
  expect((await bicycles()).getByText('Without filled days')).toBeVisible();
  await user.click((await bicycles()).getByRole('button', { name: 'Publish Anew: AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  expect(await dialog.findByText('Without filled days')).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: /^Filled days/ })).toBeNull();
});
