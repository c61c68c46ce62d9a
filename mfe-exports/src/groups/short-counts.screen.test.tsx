import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../testing/certified-year.ts';
import { ShortCountsScreen } from './short-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: 'admin' | 'user' | 'houston' = 'user') =>
  renderScreen(<ShortCountsScreen />, { as, at: paths.shortCounts.href() });
type User = Awaited<ReturnType<typeof open>>['user'];

/** Three counters of ten an hour all year, decided to be mixed. */
async function decideThree(): Promise<void> {
  for (const stationId of ['AU0001', 'AU0004', 'AU0005']) {
    await addCertifiedYear(stationId, 2024, { perHour: 10, flows: 1 });
    await request(
      'PUT /factor-groups/:stationId',
      {
        params: { stationId },
        body: { mode: 'bicycle', year: 2024, group: 'mixed', reason: 'As the days say', version: 0 },
      },
      'admin',
    );
  }
}

const manual = {
  station_id_tmg: null,
  place: 'Shoal Creek at 9th Street',
  mode: 'bicycle',
  kind: 'manual',
  first_day: '2024-09-11',
  last_day: '2024-09-11',
  from_hour: 16,
  hours: [120, 80] as number[],
  note: null,
} as const;
const addByCall = (more: object = {}, as: 'admin' | 'user' = 'user') =>
  request('POST /short-counts', { body: { ...manual, ...more } }, as);

const row = (place: RegExp) => screen.findByRole('row', { name: place });
async function estimate(user: User, place: RegExp, group = 'Mixed') {
  await user.click(within(await row(place)).getByRole('button', { name: /^Estimate the year at/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Year at/ }));
  expect(dialog.getByText(/^Choose the group of counters/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Group/ }), group);
  return dialog;
}

test('two hours counted by hand are added; what is refused is said at its field', async () => {
  const { user, container } = await open();
  expect(await screen.findByText(/^There is no short count yet/)).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add a short count' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a short count' }));
  await user.type(dialog.getByRole('textbox', { name: /^First or only day/ }), '2024-09-11');
  await user.type(dialog.getByRole('textbox', { name: /^Count of each hour/ }), '120 some');
  await user.click(dialog.getByRole('button', { name: 'Add a short count' }));
  expect(await dialog.findByText('Write whole numbers, apart by spaces or commas.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /^Count of each hour/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Count of each hour/ }), '120 80');
  await user.click(dialog.getByRole('button', { name: 'Add a short count' }));
  expect((await dialog.findAllByText('Enter a station or a place.')).length).toBeGreaterThan(0);
  const place = dialog.getByRole('textbox', { name: /^Place counted at/ });
  await waitFor(() => expect(place).toHaveFocus());
  await user.type(place, 'Shoal Creek');
  await user.click(dialog.getByRole('button', { name: 'Add a short count' }));
  expect(await screen.findByText('The short count is added.')).toBeVisible();
  expect(await row(/^Shoal Creek/)).toHaveTextContent(/Bicycles.*Counted by hand.*200 from 16:00 to 18:00/);
  await expectNoAxeViolations(container);
});

test('the estimate says its interval, who told it, and the factor of each day', async () => {
  await decideThree();
  await addByCall();
  const { user } = await open();
  const dialog = await estimate(user, /^Shoal Creek/);
  // two of 24 like hours: a day of 2,400, in a year whose days are all alike
  expect(await dialog.findByText('2,400 per day')).toBeVisible();
  expect(dialog.getByText('2,400 and 2,400')).toBeVisible();
  expect(dialog.getByText('3 counters of the group')).toBeVisible();
  expect(dialog.getByText(/in the median, .* of the trials within 20%/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'The back-test of the group' })).toHaveAttribute(
    'href',
    '/factor-groups?year=2024&mode=bicycle',
  );
  expect(dialog.getByRole('row', { name: /^Sep 11, 2024/ })).toHaveTextContent(/2,400, hours.*1\.000/);
});

test('the estimate names the counters that told, and of a deployment the factors that held and where its counts are', async () => {
  await decideThree();
  await addCertifiedYear('AU0007', 2024, { perHour: 5, flows: 1 });
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
     select f.station_id, f.id, 1.5, 1.35, 1.65, '2024-01-01', 'Two ride side by side', 'approved', 'Uma Castillo', now()
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0007' order by f.id limit 1`,
  );
  const days = { first_day: '2024-06-10', last_day: '2024-06-13', from_hour: null, hours: null };
  await addByCall({ ...days, station_id_tmg: 'AU0007', place: null, kind: 'deployment' });
  const { user, container } = await open();
  const dialog = await estimate(user, /^AU0007/);
  expect(await dialog.findByText('180 per day')).toBeVisible();
  const factors = within(dialog.getByRole('table', { name: 'Factors laid over these days' }));
  expect(factors.getByRole('row', { name: /1\.5 \(1\.35–1\.65\)/ })).toBeVisible();
  for (const stationId of ['AU0001', 'AU0004', 'AU0005']) {
    expect(dialog.getByRole('link', { name: new RegExp(`^${stationId} `) })).toHaveAttribute(
      'href',
      `/figures/${stationId}?year=2024`,
    );
  }
  expect(dialog.getByText(/^Worked out by release ./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Figures of the station' })).toHaveAttribute(
    'href',
    '/figures/AU0007?year=2024',
  );
  await expectNoAxeViolations(container);
});

test('a deployment is the certified days of its station, and names the days that it lacks', async () => {
  await decideThree();
  await addCertifiedYear('AU0007', 2024, {
    perHour: 5,
    flows: 1,
    without: ['2024-06-12', '2024-06-13'],
  });
  await addByCall({
    station_id_tmg: 'AU0007',
    place: null,
    kind: 'deployment',
    from_hour: null,
    hours: null,
    first_day: '2024-06-10',
    last_day: '2024-06-13',
  });
  const { user } = await open();
  const dialog = await estimate(user, /^AU0007/);
  expect(await dialog.findByText('120 per day')).toBeVisible();
  expect(dialog.getByText('Left out, not counted enough: Jun 12, 2024')).toBeVisible();
});

test('without counters that give factors it says why there is no estimate', async () => {
  await addByCall();
  const { user } = await open();
  const dialog = await estimate(user, /^Shoal Creek/, 'Commuter');
  expect(await dialog.findByText(/^There is no estimate: no day is both counted whole/)).toBeVisible();
  // what is missing is the group's, not the count's
  expect(
    dialog.getByText('Left out, as the group has no shares of its hours in the day: Sep 11, 2024'),
  ).toBeVisible();
  expect(dialog.queryByText(/not counted enough/)).toBeNull();
});

test('its author deletes a count after a question; others’ stay', async () => {
  await addByCall();
  await addByCall({ place: 'Barton Springs' }, 'admin');
  const { user } = await open();
  expect(within(await row(/^Barton/)).queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(within(await row(/^Shoal/)).getByRole('button', { name: /^Delete the count at Shoal/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this short count?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The short count is deleted.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Shoal/ })).toBeNull();
});

test('another agency’s counts are not there', async () => {
  await addByCall();
  await open('houston');
  expect(await screen.findByText(/^There is no short count yet/)).toBeVisible();
});

test('words itself in Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await addByCall();
  await open();
  expect(await row(/^Shoal/)).toHaveTextContent(/Bicicletas.*Contado a mano.*200 de 16:00 a 18:00/);
});
