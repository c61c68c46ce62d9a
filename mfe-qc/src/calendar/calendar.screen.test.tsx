import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CalendarScreen } from './calendar.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => {
  jest.useRealTimers();
  languageStore.setState({ language: 'en' });
});

const open = (as: Persona = 'user') =>
  renderScreen(<CalendarScreen />, { as, at: '/calendar?month=2026-03' });
/** Sets the clock of the browser alone. */
const atClock = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
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
const month = async (name = 'Days of March 2026') => within(await screen.findByRole('table', { name }));
const stored = async () =>
  (await request('GET /calendar', { query: { from: '2026-03-01', until: '2026-03-31' } }, 'user')).reply;

test('a month shows its holidays and the change of the clock, and the next one is a press away', async () => {
  const { user } = await open();
  const days = await month();
  expect(days.getByRole('cell', { name: /^Mar 2.*Holiday of Texas: Texas Independence Day/ })).toBeVisible();
  expect(days.getByRole('cell', { name: /^Mar 8.*Change of the clock: Clocks go forward/ })).toBeVisible();
  expect(screen.getByText(/^Nobody has entered anything for this month\./)).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Month after' }));
  expect(await (await month('Days of April 2026')).findByText('San Jacinto Day (Texas)')).toBeVisible();
});

test('it opens on the month that it is in the state', async () => {
  atClock('2026-04-01T03:00:00Z');
  await renderScreen(<CalendarScreen />, { as: 'user', at: '/calendar' });
  expect((await month()).getByRole('cell', { name: /^Mar 8/ })).toBeVisible();
});

test('an event is entered at a station, changed and deleted', async () => {
  const { user } = await open();
  await month();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add to the calendar' }));
  await expectNoAxeViolations();
  expect(form.queryByRole('checkbox', { name: /^For all agencies/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Rodeo parade');
  await user.type(form.getByRole('textbox', { name: /^From day/ }), '03/07/2026');
  await user.type(form.getByRole('textbox', { name: /^To day/ }), '03/08/2026');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await month()).findByRole('cell', { name: /^Mar 7.*Event: Rodeo parade/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit the entry Rodeo parade' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change Rodeo parade' }));
  await user.type(change.getByRole('textbox', { name: /^Name/ }), ' and run');
  await user.click(change.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).entries).toMatchObject([{ name: 'Rodeo parade and run', version: 2 }]);
  await user.click(await screen.findByRole('button', { name: 'Delete the entry Rodeo parade and run' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this entry?' }));
  expect(question.getByText(/ of Rodeo parade and run \(Mar 7, 2026 to Mar 8, 2026\)\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).entries).toEqual([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add entry' })).toHaveFocus());
});

test('a day that ends before it begins is refused at its field', async () => {
  const { user } = await open();
  await month();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Backwards');
  await user.type(form.getByRole('textbox', { name: /^From day/ }), '03/08/2026');
  await user.type(form.getByRole('textbox', { name: /^To day/ }), '03/07/2026');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect((await form.findAllByText('The last day cannot be before the first.')).length).toBeGreaterThan(0);
  expect((await stored()).entries).toEqual([]);
});

test('an admin loads weather after seeing what a file holds; a bad line is named', async () => {
  const HEAD = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX';
  const day = (date: string, rain: string, high: string) =>
    `USW00013904,AUSTIN,30.18,-97.68,${date},${rain},${high}`;
  const { user } = await open('admin');
  await month();
  await user.click(screen.getByRole('button', { name: 'Load weather' }));
  const form = within(await screen.findByRole('dialog', { name: 'Load daily weather' }));
  const choose = (...lines: string[]) =>
    user.upload(
      form.getByLabelText(/^File of daily summaries/),
      new File([[HEAD, ...lines].join('\n')], 'weather.csv'),
    );
  await choose(day('2026-13-07', '55.1', '21'));
  await user.click(form.getByRole('button', { name: 'See what it holds' }));
  expect(
    await form.findByText('Line 2: A date like 2025-03-09 was expected, not “2026-13-07”.'),
  ).toBeVisible();
  await choose(day('2026-03-07', '55.1', '21'));
  await user.click(form.getByRole('button', { name: 'See what it holds' }));
  expect(await form.findByText(/^1 day of AUSTIN, Mar 7, 2026 to Mar 7, 2026: 1 new/)).toBeVisible();
  expect(form.getByText(/^The warmest day has 70 °F, the wettest 2\.17 in\./)).toBeVisible();
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Keep these days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await month()).findByText('70 °F, rain 2.17 in')).toBeVisible();
  expect(screen.getByText(/^From AUSTIN, [\d.]+ miles away\.$/)).toBeVisible();
  const sites = within(await screen.findByRole('table', { name: 'Weather stations' }));
  expect(await sites.findByRole('row', { name: /AUSTIN.*USW00013904.*\(1\)/ })).toBeVisible();
  // nothing is fetched where no address is set
  expect(screen.queryByRole('button', { name: /^Fetch newer days/ })).toBeNull();
});

describe('where an address is set', () => {
  const day = (date: string, rain: string, high: string) =>
    `USW00013904,AUSTIN,30.18,-97.68,${date},${rain},${high}`;
  const OLD = day('2026-02-20', '0', '21');
  /** Sets an address that holds its answer, for tests of screens reach no other: these days, as NOAA tells them. */
  const addressHolds = (...days: string[]) => {
    const head = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX';
    testApi().settings.weatherUrl = `data:text/csv,${encodeURIComponent([head, ...days].join('\n'))}`;
  };
  beforeEach(async () => {
    addressHolds(OLD);
    const params = { siteId: 'USW00013904' };
    await request('POST /weather-sites/:siteId/fetch', { params, body: { from: '2026-02-20' } }, 'super');
    await testApi().runJobs();
  });

  const row = async () =>
    within(
      await within(await screen.findByRole('table', { name: 'Weather stations' })).findByRole('row', {
        name: /AUSTIN/,
      }),
    );

  test('an admin has newer days fetched in the background, and the month shows them when they are here', async () => {
    addressHolds(OLD, day('2026-03-01', '12.5', '19'));
    const { user } = await open('admin');
    expect((await row()).getByRole('cell', { name: /: 1 new, 0 changed$/ })).toBeVisible();
    const start = (await row()).getByRole('button', { name: 'Fetch newer days of AUSTIN' });
    await user.click(start);
    expect(await screen.findByText('Being fetched: 0%')).toBeVisible();
    expect((await month()).queryByText('66 °F, rain 0.49 in')).toBeNull();
    await act(() => testApi().runJobs());
    expect(await (await month()).findByText('66 °F, rain 0.49 in')).toBeVisible();
    expect((await row()).getByRole('cell', { name: /Feb 20.*Mar 1, 2026 \(2\)$/ })).toBeVisible();
    expect((await row()).getByRole('cell', { name: /^Mar 2, 2026.*: 1 new, 0 changed$/ })).toBeVisible();
    await expectNoAxeViolations();
    // asked again, the address has nothing else
    await user.click((await row()).getByRole('button', { name: 'Fetch newer days of AUSTIN' }));
    await screen.findByText('Being fetched: 0%');
    await act(() => testApi().runJobs());
    expect(await (await row()).findByRole('cell', { name: /^Mar 2, 2026.*: nothing new$/ })).toBeVisible();
  });

  test('a fetch that failed says why', async () => {
    const { user } = await open('admin');
    const start = (await row()).getByRole('button', { name: 'Fetch newer days of AUSTIN' });
    addressHolds();
    await user.click(start);
    await screen.findByText('Being fetched: 0%');
    await act(() => testApi().runJobs());
    expect(
      await (await row()).findByRole('cell', { name: /^Mar 2, 2026.*: failed\. The address knows no day/ }),
    ).toBeVisible();
  });

  test('who is no admin sees how the newest fetch went, and starts none', async () => {
    await open();
    expect(await (await row()).findByText('USW00013904')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Last fetched/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fetch newer days/ })).toBeNull();
  });
});

test('who is no admin loads no weather', async () => {
  await open();
  await month();
  expect(screen.queryByRole('button', { name: 'Load weather' })).toBeNull();
});

test('a super admin enters for all agencies', async () => {
  const { user } = await open('super');
  await month();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('checkbox', { name: /^For all agencies/ })).toBeVisible();
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(
    await (await month('Días de marzo de 2026')).findByText('Día de la Independencia de Texas'),
  ).toBeVisible();
});
