import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { fillDays } from '../../testing/filled-days.ts';
import { StationFiguresScreen } from '../station-figures.screen.tsx';

const STATION = { stationId: 'AU0004' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // four days in the middle of June
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-12', '2024-06-16'] });
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = () =>
  renderScreen(<StationFiguresScreen />, {
    as: 'user',
    at: `${paths.stationFigures.href(STATION)}?year=2024`,
    routePattern: paths.stationFigures.pattern,
  });
const card = async (name = 'Filled days of 2024') => within(await screen.findByRole('region', { name }));
const stored = async () =>
  (await request('GET /figures/:stationId/fills', { params: STATION, query: { year: 2024 } }, 'user')).reply
    .fills;

test('days are filled with a reason after it was seen what comes of it, and taken back', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Fill days of Bicycle WB/ }));
  const form = within(await screen.findByRole('dialog', { name: /^Fill days of Bicycle WB/ }));
  expect(form.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'See what comes of it' }));
  expect(await form.findByText(/^4 days are filled\. Weekday and month\.$/)).toBeVisible();
  expect(form.getByText(/Figure with them 240, without them 240\./)).toBeVisible();
  expect(form.getByText(/Which days: Jun 12.*15, 2024/)).toBeVisible();
  await expectNoAxeViolations();
  expect(await stored()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Fill these days' }));
  const reason = await form.findByRole('textbox', {
    name: /^Reason/,
    description: /This field is required\./,
  });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, 'The battery was flat');
  await user.click(form.getByRole('button', { name: 'Fill these days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await card()).findByText('The battery was flat')).toBeVisible();
  expect(await stored()).toMatchObject([{ method: 'weekday-month', reason: 'The battery was flat' }]);
  await user.click((await card()).getByRole('button', { name: /^Take back the filled days of Bicycle WB/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take these filled days back?' }));
  expect(
    question.getByText(/^The figures of Bicycle WB.* for 20\d\d are told without them again\./),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take back' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(async () => expect((await card()).queryByText('The battery was flat')).toBeNull());
});

test('a method that fills nothing says why, and nothing is kept', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Fill days of Bicycle WB/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(form.getByRole('combobox', { name: /^How/ }), 'Day of the year');
  await user.click(form.getByRole('button', { name: 'See what comes of it' }));
  expect(await form.findByText('No day of this year can be filled by this method.')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('says whether weather was used', async () => {
  const { user } = await open();
  const region = await card();
  await user.click(await region.findByRole('button', { name: /^Fill days of Bicycle WB/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'See what comes of it' }));
  expect(
    await form.findByText('Weather is not used: none is known of these days near the station.'),
  ).toBeVisible();
});

test('tells how the weather of their days adjusted them, and how much better that told the counter’s own', async () => {
  await fillDays('2024-06-12', '2024-06-16', 200);
  await testApi().query('update flow_fills set weather = $1::jsonb', [
    JSON.stringify({
      used: true,
      why: null,
      site: 'Camp Mabry',
      kilometers: 3.2,
      days: 2,
      median_without: 0.121,
      median_with: 0.082,
      bands: [
        { band: 'wet-usual', days: 41, factor: 0.6543 },
        { band: 'dry-colder', days: 17, factor: 0.8 },
      ],
    }),
  ]);
  const { user } = await open();
  const [told] = await (
    await card()
  ).findAllByText(
    '2 days are adjusted for the weather of Camp Mabry, 2 miles away: masked runs were off by 8.2% in half of the cases instead of 12.1%.',
  );
  expect(told).toBeVisible();
  const [more] = screen.getAllByText('What weather does to this counter');
  await user.click(more!);
  expect(
    screen.getAllByText('Rain or snow, as warm as usual in the month: × 0.65, learned from 41 days')[0],
  ).toBeVisible();
  // so many degrees apart from each other: never counted from freezing
  expect(
    screen.getAllByText('Dry, at least 9 °F colder than the month’s mean: × 0.80, learned from 17 days')[0],
  ).toBeVisible();
  await expectNoAxeViolations();
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(
    await (await card('Días completados de 2024')).findAllByRole('button', { name: /^Completar días de/ }),
  ).not.toEqual([]);
});
