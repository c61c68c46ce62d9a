import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

async function start(text: string): Promise<UserEvent> {
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await user.upload(
    await screen.findByLabelText(/^File/),
    new File([text], 'counts.csv', { type: 'text/csv' }),
  );
  await screen.findByText(/columns? of counts found/);
  return user;
}
const load = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Load File' }));
const firstRow = () =>
  within(screen.getByRole('table', { name: 'First rows as read' }))
    .getAllByRole('row')[1]!
    .querySelector('td')!;
/** The dry run's figure of that name. */
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const imports = () => testApi().query('select 1 from imports');
const custom = 'AU0009 Rio Grande St at 28th St';

/** Hours of one day that can be read either way, as an older Eco-Counter export has them. */
const oneDay = ['Date,,Sample', ...['08', '09', '10'].map((hour) => `03/04/2025,${hour}:00,4`), ''].join(
  '\n',
);

test('asks which of two numbers is the day where the file leaves it open, and loads nothing before', async () => {
  const user = await start(oneDay);
  const question = await screen.findByLabelText(/^Day or month first/);
  expect(question).toHaveDisplayValue('Please choose');
  expect(screen.getByText(/Nothing is loaded before you say which is right/)).toBeVisible();
  expect(screen.queryByText(/can’t be imported/)).toBeNull();
  await choose(/^Station/, 'AU0005 Guadalupe St at 21st St', user);
  await choose(/^Count Interval/, '60 minutes', user);
  expect(screen.queryByText('What would be imported')).toBeNull();
  const [channel] = await testApi().query<{ name: string }>(
    `select f.name from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0005' order by f.id`,
  );
  await choose(channel?.name ?? '', 'Sample', user);
  await load(user);
  await user.click(await screen.findByRole('button', { name: 'Day or month first' }));
  await waitFor(() => expect(question).toHaveFocus());
  expect(await imports()).toEqual([]);
  await expectNoAxeViolations();
  await user.selectOptions(question, 'day-first');
  await waitFor(() => expect(firstRow()).toHaveTextContent('2025-04-03 08:00:00'));
  expect(screen.getByLabelText(/^Day or month first/)).toHaveDisplayValue(
    'Day first: 03/04/2025 is Apr 3, 2025',
  );
  expect(screen.queryByText(/Nothing is loaded before you say which is right/)).toBeNull();
  expect(await screen.findByText('What would be imported')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Day or month first/), 'month-first');
  await waitFor(() => expect(firstRow()).toHaveTextContent('2025-03-04 08:00:00'));
});

test('asks nothing where the steps between the rows tell', async () => {
  const days = ['03/04/2025', '04/04/2025', '05/04/2025'].flatMap((day) =>
    ['08', '09', '10'].map((hour) => `${day},${hour}:00,4`),
  );
  await start(['Date,,Sample', ...days, ''].join('\n'));
  expect(firstRow()).toHaveTextContent('2025-04-03 08:00:00');
  expect(screen.queryByLabelText(/^Day or month first/)).toBeNull();
});

test('a first line that is data is no header, until a person says that there is none', async () => {
  const user = await start('2025-06-01 00:00:00,1\n2025-06-01 00:15:00,2\n2025-06-01 00:30:00,3\n');
  expect(await screen.findByText(/Line 1 should name the columns/)).toBeVisible();
  expect(screen.queryByText('What would be imported')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^The file has no header line/ }));
  await waitFor(() => expect(screen.queryByText(/Line 1 should name the columns/)).toBeNull());
  expect(firstRow()).toHaveTextContent('2025-06-01 00:00:00');
  await choose(/^Station/, custom, user);
  await choose('Pedestrian NB', 'Column 2', user);
  expect(await figure('New')).toBe('3');
  await load(user);
  await screen.findByText(/has started/);
  await act(() => testApi().runJobs());
  expect(await screen.findByText('3 counts read: 3 added.')).toBeVisible();
});

const faulty = [
  'Date,Pedestrian NB,Bicycle NB',
  '2025-03-09 01:00:00,1,1',
  '2025-03-09 03:00:00,10,20',
  '2025-03-09 03:00:00,11,21',
  '2025-03-09 04:00:00,4,4',
  '2025-03-09 05:00:00,4,4\n',
].join('\n');

test('a fault of the counter’s clock is decided line by line, and the decision stays with the import', async () => {
  const user = await start(faulty);
  await choose(/^Station/, custom, user);
  expect(
    await screen.findByText('1 line can’t be taken. Nothing of the file would be written.'),
  ).toBeVisible();
  const pair = '2025-03-09 03:00:00: lines 3 and 4';
  expect(screen.getByLabelText(pair)).toHaveDisplayValue('Not decided yet');
  await expectNoAxeViolations();
  await choose(pair, 'Keep line 4: Pedestrian NB 11, Bicycle NB 21', user);
  // the field stays under the hands of who decides while the file is read anew
  expect(screen.getByLabelText(pair)).toHaveDisplayValue('Keep line 4: Pedestrian NB 11, Bicycle NB 21');
  await waitFor(async () => expect(await figure('New')).toBe('8'));
  expect(screen.queryByText(/can’t be taken/)).toBeNull();
  await load(user);
  await screen.findByText(/has started/);
  await act(() => testApi().runJobs());
  expect(
    await screen.findByText(
      '“2025-03-09 03:00:00” occurs twice: line 4 was kept, line 3 (10, 20) was left out, as decided.',
    ),
  ).toBeVisible();
});

/** A CSV export of two stations, two hours each: every flow has its place in the list as its count. */
async function exportOfTwo(): Promise<string> {
  const flows = await testApi().query<{ station: string; name: string; flowid: string }>(
    `select s.station_id_tmg as station, f.name, s.station_id_tmg || '-' || f.count_method_code || '-' ||
       f.count_type_code || '-' || f.travel_direction_code || '-' || f.street_side_code as flowid
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg in ('AU0005', 'AU0009') order by f.id`,
  );
  const rows = flows.flatMap(({ station, name, flowid }, at) =>
    ['00', '01'].map(
      (hour) => `${station},Somewhere,${flowid},${name},2024-06-01 ${hour}:00:00,60,${at + 1}`,
    ),
  );
  const sorted = rows.toSorted((one, other) => one.localeCompare(other));
  return ['station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count', ...sorted, ''].join(
    '\r\n',
  );
}

const partField = () => screen.findByLabelText(/^Part of the file/);

test('of an export of several stations those of the chosen station are taken, and all of it follows another choice', async () => {
  const user = await start(await exportOfTwo());
  expect(await screen.findByText(/^This is a CSV export of several stations, written here/)).toBeVisible();
  expect(await partField()).toHaveDisplayValue(/^(Please|Choose|Select|$)/);
  const question = screen.getByText(/several stations, AU0005 and AU0009 among them/);
  expect(question.closest('[role]')).toHaveAttribute('role', 'status');
  expect(question).toHaveTextContent(/Say it under “Part of the file” right below/);
  expect(
    screen.getByRole('option', { name: /^AU0009 Somewhere, every 60 minutes: 8 rows, Jun 1, 2024/ }),
  ).toBeVisible();
  await expectNoAxeViolations();
  await choose(/^Part of the file/, 'AU0009 60', user);
  await waitFor(() => expect(screen.getByLabelText(/^Station/)).toHaveDisplayValue(/^AU0009/));
  expect(await screen.findByText(/^This is a CSV export of AU0009 Somewhere, written here/)).toBeVisible();
  const vendor = () => screen.getByLabelText(/^Vendor/);
  await waitFor(() => expect(vendor()).toHaveDisplayValue('BP/CX Custom'));
  await choose(/^Part of the file/, 'AU0005 60', user);
  await waitFor(() => expect(screen.getByLabelText(/^Station/)).toHaveDisplayValue(/^AU0005/));
  await waitFor(() => expect(vendor()).toHaveDisplayValue('Eco-Counter'));
});

test('of an export of several stations the counts of a station that was chosen before are taken', async () => {
  const text = await exportOfTwo();
  const { user } = await renderScreen(<ImportCountsScreen />, {
    as: 'user',
    at: `${paths.importCounts.href()}?station=AU0009`,
  });
  await waitFor(() => expect(screen.getByLabelText(/^Station/)).toHaveDisplayValue(/^AU0009/));
  await user.upload(screen.getByLabelText(/^File/), new File([text], 'two.csv', { type: 'text/csv' }));
  await waitFor(async () => expect(await partField()).toHaveDisplayValue(/^AU0009 Somewhere/));
  await waitFor(async () => expect(await figure('New')).toBe(String(text.match(/AU0009,/g)?.length)));
  expect(
    screen.getByText(/counts of the file are of other stations or intervals than was chosen/),
  ).toBeVisible();
});

test('a file of our own is known as such: vendor, station, interval and every channel are filled in', async () => {
  const [flows, header] = [
    await testApi().query<{ id: number; name: string; flowid: string }>(
      `select f.id, f.name, s.station_id_tmg || '-' || f.count_method_code || '-' || f.count_type_code || '-' ||
         f.travel_direction_code || '-' || f.street_side_code as flowid
       from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0005' order by f.id`,
    ),
    'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,vendor_status',
  ];
  const rows = ['2024-06-01 00:00:00', '2024-06-01 01:00:00'].flatMap((time) =>
    flows.map(({ flowid, name }, at) => `AU0005,Somewhere,${flowid},${name},${time},60,${at + 1},0`),
  );
  await start([header, ...rows, ''].join('\r\n'));
  expect(await screen.findByText(/^This is a CSV export of AU0005 Somewhere, written here/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Vendor/)).toHaveDisplayValue('Eco-Counter'));
  expect(screen.getByLabelText(/^Station/)).toHaveDisplayValue(/^AU0005/);
  await waitFor(() => expect(screen.getByLabelText(/^Count Interval/)).toHaveDisplayValue('60 minutes'));
  for (const { name } of flows) {
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveDisplayValue(name));
  }
  expect(await figure('Counts in the file')).toBe(String(flows.length * 2));
  expect(await imports()).toEqual([]);
});
