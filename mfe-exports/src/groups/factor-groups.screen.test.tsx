import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths, type FactorGroup } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../testing/certified-year.ts';
import { FactorGroupsScreen } from './factor-groups.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: 'super' | 'admin' | 'user' | 'houston' = 'admin', search = '?year=2024') =>
  renderScreen(<FactorGroupsScreen />, { as, at: `${paths.factorGroups.href()}${search}` });
const counters = async () => within(await screen.findByRole('table', { name: 'Counters of 2024: Bicycles' }));
const rowOf = async (station: RegExp) => (await counters()).getByRole('row', { name: station });

/** Years of one count an hour all year: no weekend or morning differs, which is the mixed pattern. */
const certify = async (...stations: string[]) => {
  for (const station of stations) await addCertifiedYear(station, 2024, { perHour: 10, flows: 1 });
};
const decide = (stationId: string, group: FactorGroup = 'mixed', version = 0) =>
  request(
    'PUT /factor-groups/:stationId',
    {
      params: { stationId },
      body: { mode: 'bicycle', year: 2024, group, reason: 'As the days say', version },
    },
    'admin',
  );

test('a counter shows its indices, what the data propose, and that nobody has decided yet', async () => {
  await certify('AU0004');
  const { container } = await open();
  const row = await rowOf(/^AU0004/);
  expect(row).toHaveTextContent(/1\.00.*1\.00.*366.*104.*Yes.*Mixed, nobody has decided yet.*Undecided/);
  expect(within(row).getByRole('link', { name: /^AU0004/ })).toHaveAttribute(
    'href',
    '/figures/AU0004?year=2024',
  );
  expect(screen.getByText(/^A group gives factors when two counters/)).toBeVisible();
  await expectNoAxeViolations(container);
});

test('an admin decides with a reason, and the table says who, why and what the data had proposed', async () => {
  await certify('AU0004');
  const { user } = await open();
  await user.click(within(await rowOf(/^AU0004/)).getByRole('button', { name: /^Decide the group of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Group of .*, 2024: Bicycles$/ }));
  expect(dialog.getByText('WWI 1.00, AMI 1.00, 366 days')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /^Group decided/ })).toHaveDisplayValue('Mixed');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Group decided/ }), 'Recreational');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A greenway');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('The group is decided.')).toBeVisible();
  expect(await rowOf(/^AU0004.*Recreational, from 2024 on.*Ada Morgan/)).toHaveTextContent(
    /A greenway.*Against the proposal Mixed/,
  );
});

test('who was slower sees the newer decision, and may go on from it', async () => {
  await certify('AU0004');
  const { user } = await open();
  await user.click(within(await rowOf(/^AU0004/)).getByRole('button', { name: /^Decide the group of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Group of/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A quiet road');
  await decide('AU0004', 'commuter');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('Somebody else decided meanwhile: Commuter.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on from the newer decision' }));
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('A quiet road');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('The group is decided.')).toBeVisible();
});

test('who is no admin sees the groups and decides nothing', async () => {
  await certify('AU0004');
  await open('user');
  expect(within(await rowOf(/^AU0004/)).queryByRole('button')).toBeNull();
});

test('two members give factors by month, weekday and hour; a back-test needs three', async () => {
  await certify('AU0001', 'AU0004', 'AU0005');
  await decide('AU0001');
  await decide('AU0004');
  const { unmount } = await open();
  const mixed = within(await screen.findByRole('region', { name: 'Mixed: factors of 2024' }));
  expect(mixed.getByText(/2 counters are decided to be in this group; 2 give factors/)).toBeVisible();
  const cells = within(mixed.getByRole('table', { name: 'Mixed: factors by month and weekday' }));
  expect(cells.getByRole('row', { name: /^January/ })).toHaveTextContent(/(1\.000){8}/);
  const hours = within(mixed.getByRole('table', { name: 'Mixed: share of the day by hour' }));
  expect(hours.getByRole('row', { name: /^07–08/ })).toHaveTextContent(/4\.2%4\.2%/);
  expect(mixed.getByText('A back-test needs three counters that give factors.')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Commuter: factors of 2024' })).getByText(
      'Factors need two counters that give them.',
    ),
  ).toBeVisible();
  unmount();
  await decide('AU0005');
  await open();
  const backTest = within(await screen.findByRole('table', { name: 'Mixed: back-test' }));
  const [first] = backTest.getAllByRole('row', { name: /^Day of the year 7 days Any time of the year/ });
  expect(first).toHaveTextContent(/0%.*0% and 0%.*100%/);
});

test('without a counter of the year it says what is needed, and where', async () => {
  const { user, place } = await open('admin', '?year=2019');
  expect(await screen.findByText('No counter of this mode has certified counts in 2019')).toBeVisible();
  expect(screen.getByText(/two counters with a year graded A or B/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review and certify counts' })).toHaveAttribute(
    'href',
    '/quality-control',
  );
  await choose(/^Mode/, 'Pedestrians', user);
  expect(place()).toBe('/factor-groups?year=2019&mode=pedestrian');
});

test('people see the counters of their own agency alone', async () => {
  await certify('AU0004');
  await open('houston');
  expect(await screen.findByText('No counter of this mode has certified counts in 2024')).toBeVisible();
  expect(screen.queryByText(/AU0004/)).toBeNull();
});

test('a refusal is shown, and asked again on request', async () => {
  await certify('AU0004');
  answerOnce('GET /factor-groups', 500, { error: 'No groups today.', message: 'No groups today.' });
  const { user } = await open();
  expect(await screen.findByText('No groups today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf(/^AU0004/)).toBeVisible();
});

test('words itself in Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await certify('AU0004');
  await open();
  const spanish = await screen.findByRole('table', { name: 'Contadores de 2024: Bicicletas' });
  expect(spanish).toHaveTextContent(/Mixto, nadie ha decidido todavía/);
});

test('a super admin sets the limits by which groups are proposed, and everybody reads who did and why', async () => {
  await certify('AU0004');
  const { user, unmount } = await open('super');
  const limits = within(await screen.findByRole('region', { name: 'Limits of the groups' }));
  expect(limits.getByText('The usual limits hold. Nobody has set others.')).toBeVisible();
  await user.click(limits.getByRole('button', { name: 'Change the limits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the limits' }));
  const commuter = dialog.getByRole('textbox', { name: /^Commuter: WWI at most/ });
  await user.clear(commuter);
  await user.type(commuter, '6');
  await user.click(dialog.getByRole('button', { name: 'Set the limits' }));
  expect(await dialog.findByText('Enter a number within these limits.')).toBeVisible();
  await user.clear(commuter);
  await user.type(commuter, '1.1');
  const mornings = dialog.getByRole('textbox', { name: /^Commuter: AMI at least/ });
  await user.clear(mornings);
  await user.type(mornings, '1');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Few offices here');
  await user.click(dialog.getByRole('button', { name: 'Set the limits' }));
  expect(await screen.findByText('The limits are set. Groups are proposed by them.')).toBeVisible();
  expect(await rowOf(/^AU0004/)).toHaveTextContent('Commuter, nobody has decided yet');
  expect(screen.getByText(/^Weekends are quiet \(WWI up to 1\.1\)/)).toBeVisible();
  unmount();
  await open('user');
  const read = within(await screen.findByRole('region', { name: 'Limits of the groups' }));
  expect(read.getByText(/^Set by Sam Rivera, .*: Few offices here$/)).toBeVisible();
  expect(read.queryByRole('button')).toBeNull();
});
