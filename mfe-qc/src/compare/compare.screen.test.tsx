import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CompareScreen } from './compare.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => {
  jest.useRealTimers();
  languageStore.setState({ language: 'en' });
});

const MARCH = 'from=2025-03-03&to=2025-03-30&v=1';
const open = (search = '', as: Persona = 'user') =>
  renderScreen(<CompareScreen />, { as, at: `/compare?${search}` });
const numbers = async () => within(await screen.findByRole('table', { name: 'The same in numbers' }));
const legend = async () => within(await screen.findByRole('list'));
const lines = (name: string | RegExp = 'Counts over time, as lines') => screen.findByRole('group', { name });
const flowOf = async (station: string) =>
  (await request('GET /stations/:stationId/home', { params: { stationId: station } }, 'user')).reply
    .flows[0]!;
const compared = async (s: string) =>
  (await request('GET /compare', { query: { s, from: '2025-03-03', to: '2025-03-30' } }, 'user')).reply;
const select = async (user: Awaited<ReturnType<typeof open>>['user'], field: RegExp, value: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), value);

test('without a series it says how to begin, and asks the server for none', async () => {
  await open();
  expect(await screen.findByText(/^Choose a station to begin with\./)).toBeVisible();
  await expectNoAxeViolations();
  expect(testApi().logged.some(({ call }) => call === 'GET /compare')).toBe(false);
});

test('without a period it reaches to the day that it is in the state', async () => {
  jest.useFakeTimers({
    now: new Date('2026-03-02T03:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
  await open('s=AU0001');
  expect(await screen.findByRole('textbox', { name: /^To/ })).toHaveValue('03/01/2026');
});

test('a station and one of its flows are chosen, and the address says so', async () => {
  const flow = await flowOf('AU0001');
  const { user, place } = await open(MARCH);
  await screen.findByRole('option', { name: /^AU0001 / });
  await select(user, /^Station/, 'AU0001');
  await user.click(screen.getByRole('button', { name: 'Add to the comparison' }));
  expect(await (await legend()).findByRole('link', { name: /^AU0001 Shoal Creek/ })).toBeVisible();
  expect(place()).toBe('/compare?s=AU0001&from=2025-03-03&to=2025-03-30&v=1');
  await select(user, /^Station/, 'AU0001');
  // the whole station stands there already
  expect(await screen.findByText('This series is compared already.')).toBeVisible();
  await screen.findByRole('option', { name: new RegExp(`^${flow.name}`) });
  await select(user, /^Mode or flow/, String(flow.id));
  await user.click(screen.getByRole('button', { name: 'Add to the comparison' }));
  await waitFor(() => expect(place()).toContain(`s=AU0001~AU0001.${flow.id}&`));
  expect(await (await legend()).findAllByRole('listitem')).toHaveLength(2);
  await expectNoAxeViolations();
});

test('the table has the numbers that the server answers, and the chart reads them by keys', async () => {
  const { series, starts } = await compared('AU0001');
  const { user } = await open(`s=AU0001&${MARCH}`);
  const own = series[0]!;
  const first = (await numbers()).getAllByRole('row')[1]!;
  expect(first).toHaveAccessibleName(/Mar 3, 2025/);
  expect(within(first).getAllByRole('cell')[0]).toHaveTextContent(
    own.values[0] === null ? 'No data' : new RegExp(`^${own.values[0]!.toLocaleString('en')}`),
  );
  const chart = await lines();
  // the place of what is read says how to read it as long as nothing is
  const how = screen.getByText(/^Point at the lines or touch them/);
  expect(how).toBeVisible();
  chart.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByText(/^Mar 4, 2025 · 1 AU0001: /)).toBeVisible();
  expect(how).not.toBeVisible();
  expect(chart).toHaveAccessibleDescription(/Home and End to the first and the last\.$/);
  await user.keyboard('{End}');
  expect(await screen.findByText(/^Mar 30, 2025 · 1 AU0001: /)).toBeVisible();
  expect(starts.at(-1)).toBe('2025-03-30');
  fireEvent.blur(chart);
  expect(screen.queryByText(/^Mar 30, 2025 · /)).toBeNull();
  expect(how).toBeVisible();
});

test('each series has a line with a shape of its own, and its number at the end', async () => {
  const flows = (await request('GET /stations/:stationId/home', { params: { stationId: 'AU0001' } }, 'user'))
    .reply.flows;
  await open(`s=${flows.map(({ id }) => `AU0001.${id}`).join('~')}&${MARCH}`);
  const chart = await lines();
  const dashes = [...chart.querySelectorAll('polyline[stroke]')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(new Set(dashes).size).toBe(2);
  const shapes = [...chart.querySelectorAll('path[transform]')].map((shape) => shape.getAttribute('d'));
  expect(new Set(shapes).size).toBe(2);
  expect([...chart.querySelectorAll('.qc-compare-end')].map((label) => label.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^1 AU0001/), expect.stringMatching(/^2 AU0001/)]),
  );
});

test('each station has a chart of its own where that is asked for, all up to the same number', async () => {
  const { id } = await flowOf('AU0001');
  const { user, place } = await open(
    `s=AU0001~AU0004~AU0001.${id}&from=2026-02-10&to=2026-02-28&counts=all&v=1`,
  );
  await lines();
  await user.click(screen.getByRole('checkbox', { name: 'Each station in a chart of its own' }));
  await waitFor(() => expect(place()).toContain('apart'));
  const first = await lines(/^Counts over time, as lines: AU0001 /);
  const second = await lines(/^Counts over time, as lines: AU0004 /);
  expect(screen.getAllByRole('group', { name: /^Counts over time, as lines/ })).toEqual([first, second]);
  expect(screen.getByRole('heading', { level: 3, name: /^AU0004 / })).toBeVisible();
  // a station and its flow stand together, and keep the shapes that the legend names
  const ends = (chart: HTMLElement) =>
    [...chart.querySelectorAll('.qc-compare-end')].map((label) => label.textContent?.slice(0, 8)).toSorted();
  expect([ends(first), ends(second)]).toEqual([['1 AU0001', '3 AU0001'], ['2 AU0004']]);
  const numbersOfAxis = (chart: HTMLElement) =>
    [...chart.querySelectorAll('text')]
      .map((text) => text.textContent)
      .filter((text) => /^[\d,]+$/.test(text ?? ''));
  expect(numbersOfAxis(second)).toEqual(numbersOfAxis(first));
  first.focus();
  await user.keyboard('{End}');
  expect(await screen.findByText(/^Feb 28, 2026 · 1 AU0001: .* 3 AU0001/)).toBeVisible();
  await expectNoAxeViolations();
});

test('a series is removed, and the way back brings it again', async () => {
  const { user, place } = await open(`s=AU0001~AU0004&${MARCH}`);
  await user.click(await screen.findByRole('button', { name: /^Remove AU0004/ }));
  await waitFor(() => expect(place()).toContain('s=AU0001&'));
  expect(await (await legend()).findAllByRole('listitem')).toHaveLength(1);
});

test('by month, as an index and by weekday the address follows the choices', async () => {
  const { user, place } = await open('s=AU0001~AU0004&from=2025-04-01&to=2025-12-31&v=1');
  await lines();
  await select(user, /^A point is/, 'month');
  expect(await (await numbers()).findByRole('rowheader', { name: 'April 2025' })).toBeVisible();
  expect(place()).toContain('bin=month');
  await select(user, /^Shown as/, 'index');
  await lines('Index over time, as lines');
  expect(
    await screen.findByText(/^100 is the mean of \d+ days that are complete in all series/),
  ).toBeVisible();
  await select(user, /^Shown as/, 'weekday');
  await lines('Mean day of each weekday, as lines');
  expect((await numbers()).getAllByRole('row')).toHaveLength(8);
  expect((await numbers()).getByRole('columnheader', { name: /^Days, 1 AU0001/ })).toBeVisible();
  expect(place()).toContain('as=weekday');
});

test('hours of the day are shown for weekdays and for weekend days', async () => {
  await open(`s=AU0001&as=hour&${MARCH}`);
  await lines('Mean hour, Monday to Friday, as lines');
  await lines('Mean hour, Saturdays and Sundays, as lines');
  expect(await screen.findByText(/weekdays and \d+ weekend days with all 24 hours/)).toBeVisible();
  expect((await numbers()).getByRole('rowheader', { name: '08:00' })).toBeVisible();
});

test('another year says by how much it differs, on days that match', async () => {
  await testApi().query(
    `insert into certified_days (station_id, flow_id, day, minutes, total)
     select station_id, flow_id, day - 364, minutes, total * 2 from certified_days
     where day between '2025-03-03' and '2025-03-30'
     on conflict do nothing`,
  );
  await testApi().query(
    `insert into count_months (station_id, flow_id, month, counts, shortest, longest)
     select station_id, flow_id, month - interval '1 year', counts, shortest, longest from count_months
     where month = '2025-03-01' on conflict do nothing`,
  );
  await open(`s=AU0001~AU0001@2024&${MARCH}`);
  expect(await screen.findByText(/^-50% against 2024, from \d+ matched days$/)).toBeVisible();
});

test('what is not certified is shown on request, and marked', async () => {
  const { user } = await open('s=AU0001&from=2026-02-16&to=2026-02-22&v=1');
  expect(await screen.findByText('nothing was counted in the period')).toBeVisible();
  await select(user, /^Counts/, 'all');
  expect(await screen.findByText(/^\d points hold counts that are not certified$/)).toBeVisible();
});

test('a link names what is not known, and says how many series are another agency’s', async () => {
  await open(`s=HO0001~AU0001~SL3.in~ZZ9999&bin=decade&${MARCH}`);
  expect(await screen.findByText('Not there, or not any more, and left out: SL3.in, ZZ9999')).toBeVisible();
  expect(screen.getByText('Not understood, and left out: bin=decade')).toBeVisible();
  expect(screen.getByText('1 series isn’t yours to see.')).toBeVisible();
  expect(await (await legend()).findAllByRole('listitem')).toHaveLength(1);
  expect(document.body).not.toHaveTextContent('HO0001');
});

test('what a link names and cannot be shown takes no place once it is removed, and is not said to anybody', async () => {
  const known = Array.from({ length: 6 }, (_, at) => `AU0001@${2019 + at}`);
  const { user } = await open(`s=${['HO0001', 'ZZ9999', ...known].join('~')}&${MARCH}`);
  expect(
    await screen.findByText('Series that can’t be shown take 2 of the 8 places until they are removed.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the 2 series that can’t be shown' }));
  await waitFor(() => expect(screen.queryByText(/isn’t yours to see/)).toBeNull());
  expect(screen.queryByRole('button', { name: /that can’t be shown$/ })).toBeNull();
  expect(await (await legend()).findAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByText(/^8 series are compared/)).toBeNull();
  expect(document.body).not.toHaveTextContent('HO0001');
});

test('where nothing of what a link names is there any more, that is said in place of a picture, in both languages', async () => {
  await open(`s=ZZ9999~AU0001.999999&${MARCH}`);
  expect(
    await screen.findByText('Not there, or not any more, and left out: ZZ9999, AU0001.999999'),
  ).toBeVisible();
  expect(screen.getByText('Nothing of this comparison is there any more.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  act(() => void languageStore.setState({ language: 'es' }));
  expect(await screen.findByText('No existe, o ya no, y se omite: ZZ9999, AU0001.999999')).toBeVisible();
  expect(screen.getByText('Ya no queda nada de esta comparación.')).toBeVisible();
});

test('a period that is too long is said at its field, and nothing is asked', async () => {
  await open('s=AU0001&from=2025-03-01&to=2025-03-31&bin=interval&v=1');
  expect(await screen.findByText('This reaches over 7 days at most.')).toBeVisible();
  expect(testApi().logged.some(({ call }) => call === 'GET /compare')).toBe(false);
});

test('holidays stand above the lines and in words', async () => {
  await open('s=AU0001&from=2025-07-01&to=2025-07-31&v=1');
  expect(await screen.findByRole('img', { name: /^\d+ days? with a holiday/ })).toBeInTheDocument();
  expect(await screen.findByText('Jul 4, 2025: Independence Day')).toBeInTheDocument();
});

test('what happened to the counter of any of the stations stands above the lines, and in words by station', async () => {
  await request(
    'POST /stations/:stationId/visits',
    {
      params: { stationId: 'AU0002' },
      body: {
        visited_on: '2025-03-11',
        reason: 'calibration',
        outcome: 'fine',
        done: 'Loop tuned',
        battery_volts: null,
        clock_error_seconds: null,
        next_visit: null,
      },
    },
    'user',
  );
  await open(`s=AU0001~AU0002&${MARCH}`);
  const words = await screen.findByText(
    'Holidays, events, weather and counter in words: AU0002 Butler Trail at Pfluger Bridge',
  );
  expect(await within(words.closest('details')!).findByText('Mar 11, 2025: Calibration')).toBeInTheDocument();
  expect(screen.getAllByText('Mar 11, 2025: Calibration')).toHaveLength(1);
  expect(screen.getByText(/^Holidays, .* in words: AU0001 /)).toBeVisible();
  expect(await screen.findByRole('img', { name: /days? with a holiday/ })).toBeInTheDocument();
});

test('a counter of one flow explains that flow alone', async () => {
  const params = { stationId: 'AU0001' };
  const { flows = [] } = (await request('GET /stations/:stationId/field', { params }, 'user')).reply;
  const [own = 0, other = 0] = flows.map(({ id }) => id);
  const counter = { vendor: 'TRAFx', model: null, firmware: null, settings: null, last_day: null };
  const body = { ...counter, serial: '7', first_day: '2025-03-11', flow_ids: [own] };
  await request('POST /stations/:stationId/equipment', { params, body }, 'user');
  const seen = { reason: 'calibration', outcome: 'fine', done: 'Loop tuned' } as const;
  const visit = {
    visited_on: '2025-03-12',
    battery_volts: null,
    clock_error_seconds: null,
    next_visit: null,
  };
  await request('POST /stations/:stationId/visits', { params, body: { ...seen, ...visit } }, 'user');
  const said = 'Mar 11, 2025: New counter: TRAFx 7';
  const { unmount } = await open(`s=AU0001.${own}&${MARCH}`);
  expect(await screen.findByText(said)).toBeInTheDocument();
  unmount();
  const { unmount: closeOther } = await open(`s=AU0001.${other}&${MARCH}`);
  expect(await screen.findByText('Mar 12, 2025: Calibration')).toBeInTheDocument();
  expect(screen.queryByText(said)).toBeNull();
  closeOther();
  await open(`s=AU0001&${MARCH}`);
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('over weeks only what happened to the counter stands above the lines, and is called by that', async () => {
  await open(`s=AU0001&bin=week&${MARCH}`);
  expect(await screen.findByText('Counter in words')).toBeVisible();
  expect(screen.queryByText(/^Holidays, .* in words/)).toBeNull();
});

test('what is usual is drawn behind the first series', async () => {
  const { user, place } = await open('s=AU0001&from=2025-06-02&to=2025-06-15&v=1');
  await lines();
  await user.click(screen.getByRole('checkbox', { name: 'What is usual of the first series' }));
  expect(await screen.findByText(/^Shaded: what is usual/)).toBeVisible();
  expect(place()).toContain('with=typical');
  const chart = await lines();
  chart.focus();
  await user.keyboard('{Home}');
  expect(await screen.findByText(/usual: [\d,.]+, [\d,.]+ to [\d,.]+$/)).toBeVisible();
});

test('what the server can’t answer is said, and asked again', async () => {
  answerOnce('GET /compare', 500, { error: 'Broken.', message: 'Broken.' });
  const { user } = await open(`s=AU0001&${MARCH}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await lines();
});

test('a comparison is saved for the agency, and a colleague opens it', async () => {
  const { user, place, unmount } = await open(`s=AU0001&bin=week&${MARCH}`);
  await lines();
  await user.click(screen.getByRole('button', { name: 'Saved comparisons' }));
  await user.click(await screen.findByRole('button', { name: 'Save comparison as …' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save comparison' }));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Shoal Creek by week');
  await user.click(form.getByRole('checkbox', { name: /^For everybody in my agency/ }));
  await user.click(form.getByRole('button', { name: 'Save View' }));
  await waitFor(() => expect(place()).toMatch(/&view=\d+$/));
  expect(await screen.findByRole('button', { name: 'View: Shoal Creek by week' })).toBeVisible();
  await expectNoAxeViolations();
  unmount();
  const colleague = await open('', 'admin');
  await colleague.user.click(screen.getByRole('button', { name: 'Saved comparisons' }));
  await colleague.user.click(await screen.findByRole('button', { name: 'Shoal Creek by week' }));
  await lines();
  expect(colleague.place()).toContain('s=AU0001&from=2025-03-03&to=2025-03-30&bin=week&v=1&view=');
  await select(colleague.user, /^Shown as/, 'weekday');
  expect(await screen.findByRole('button', { name: 'View: Shoal Creek by week (changed)' })).toBeVisible();
});

test('in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  await open(`s=AU0001&${MARCH}`);
  await lines('Conteos en el tiempo, como líneas');
  await screen.findByRole('table', { name: 'Lo mismo en números' });
});
