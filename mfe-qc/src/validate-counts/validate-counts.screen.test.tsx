import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { paths, type CountFilters } from 'shared-ui/domain';
import {
  answerOnce,
  choose,
  expectNoAxeViolations,
  renderScreen,
  type ScreenOptions,
} from 'shared-ui/testing';
import { testApi } from 'mock-api/testing';
import { ValidateCountsScreen } from './validate-counts.screen.tsx';

const STATION = 'AU0001';
const NAME = 'Shoal Creek Trail at 24th St';
/** Days of the station that wait for review. */
const WAITING = { minDate: '2026-02-16', maxDate: '2026-03-01' };
/** One of them: 48 counts, of two flows. */
const DAY = { minDate: '2026-02-18', maxDate: '2026-02-18' };

/** Opens the screen as Austin's ordinary user and waits for nothing yet. */
async function open(filters: Partial<Record<keyof CountFilters, string>> = {}, options: ScreenOptions = {}) {
  const search = new URLSearchParams(filters).toString();
  return renderScreen(<ValidateCountsScreen />, {
    as: 'user',
    at: `${paths.validateCounts.href({ stationId: STATION })}?${search}`,
    routePattern: paths.validateCounts.pattern,
    ...options,
  });
}

const list = () => screen.findByRole('grid', { name: 'Counts' });
/** The rows of counts, without the header. */
const rows = async () =>
  within(await list())
    .getAllByRole('row')
    .slice(1);
const noteOf = (row: HTMLElement) => within(row).getByRole('textbox');
const suspectOf = (row: HTMLElement) => within(row).getByRole('combobox');
const updateOf = (row: HTMLElement) => within(row).getByRole('button', { name: 'Update' });
const dateOf = (row: HTMLElement) => within(row).getByRole('rowheader').textContent;
const bulk = () => within(screen.getByRole('form', { name: 'Bulk Update' }));

/** The counts as the server has them. */
const stored = (filters: CountFilters) =>
  waitFor(async () => {
    const query = { flowid_txdot: STATION, filters: JSON.stringify(filters) };
    return (await call('GET /counts', { query })).data;
  });
/** Drawing a full page takes jsdom long on a busy machine. */
const FULL_PAGE = { timeout: 8000 };

test('shows one page of 192 counts and goes forth and back', async () => {
  const { user } = await open(WAITING);
  expect(await screen.findByText('Counts 1 to 192 of 672', undefined, FULL_PAGE)).toBeInTheDocument();
  expect(await rows()).toHaveLength(192);
  expect(screen.getByText('Previous')).toBeDisabled();

  const first = dateOf((await rows())[0]!);
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Counts 193 to 384 of 672', undefined, FULL_PAGE)).toBeInTheDocument();
  expect(dateOf((await rows())[0]!)).not.toBe(first);

  await user.click(screen.getByText('Previous'));
  expect(await screen.findByText('Counts 1 to 192 of 672', undefined, FULL_PAGE)).toBeInTheDocument();
  expect(dateOf((await rows())[0]!)).toBe(first);
}, 30_000);

test('shows the station and the year in words', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Validate Count Data' })).toBeInTheDocument();
  expect(await screen.findByText(new RegExp(`${STATION} ${NAME}`))).toBeInTheDocument();
  expect(
    await screen.findByText(/^2026: [\d,]+ counted\. Intervals without a value: 31\./),
  ).toBeInTheDocument();
  expect(document.title).toBe('Validate Count Data · Count Exchange');
});

test('opens with the counts that wait for review; the certified ones before can be read only', async () => {
  const { user, place } = await open();
  expect(updateOf((await rows())[0]!)).toBeInTheDocument();
  expect(place()).toContain('?minDate=2026-01-01');

  await user.click(screen.getByText('Clear filters'));
  const [certified] = await screen.findAllByText('Certified', undefined, FULL_PAGE);
  const row = certified!.closest('tr')!;
  expect(within(row).queryByRole('textbox')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/^2,880 counts wait for review, from 2026-01-01 to 2026-03-01/),
  ).toBeInTheDocument();

  await user.click(screen.getByText('Show these days'));
  await waitFor(() => expect(place()).toContain('?minDate=2026-01-01'));
}, 30_000);

test('filters go into the address, narrow the list and can be cleared', async () => {
  const { user, place } = await open({ minDate: '2026-02-20', maxDate: '2026-02-21' });
  expect(await screen.findByText('Counts 1 to 96 of 96')).toBeInTheDocument();
  await choose('Travel Direction', 'South', user);
  expect(await screen.findByText('Counts 1 to 48 of 48')).toBeInTheDocument();
  expect(place()).toContain('travel_direction=5');

  await user.click(screen.getByRole('checkbox', { name: 'Show Null Values Only' }));
  expect(await screen.findByText('Counts 1 to 31 of 31')).toBeInTheDocument();
  for (const row of await rows()) expect(within(row).getByText('NULL')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).not.toContain('?'));
});

test('a mark with a note is kept', async () => {
  const { user } = await open(DAY);
  const [row] = await rows();
  await user.selectOptions(suspectOf(row!), 'Implausibly high');
  await user.type(noteOf(row!), 'Parade');
  await user.click(updateOf(row!));
  await waitFor(() => expect(updateOf(row!)).toHaveAttribute('aria-disabled', 'true'));
  expect((await stored(DAY))[0]).toMatchObject({ suspect_id: 9, note: 'Parade' });
});

test('a refused update is shown at its row and keeps what was typed', async () => {
  const { user } = await open(DAY);
  const [, row] = await rows();
  await user.type(noteOf(row!), 'Rain');
  answerOnce('POST /counts/update', 409, { error: 'Busy.', message: 'Busy.' });
  await user.click(updateOf(row!));
  expect(await within(row!).findByRole('alert')).toHaveTextContent('Busy.');
  expect(noteOf(row!)).toHaveValue('Rain');

  await user.click(updateOf(row!));
  await waitFor(() => expect(within(row!).queryByRole('alert')).not.toBeInTheDocument());
  expect((await stored(DAY))[1]).toMatchObject({ note: 'Rain' });
});

test('checked rows are updated together', async () => {
  const { user } = await open({ minDate: '2026-02-20', maxDate: '2026-02-20' });
  const [one, two] = await rows();
  const update = screen.getByRole('button', { name: 'Update Checked' });
  expect(update).toBeDisabled();
  for (const row of [one!, two!]) await user.click(within(row).getByRole('checkbox'));
  await user.type(noteOf(one!), 'First');
  await user.selectOptions(suspectOf(two!), 'Other (see note)');
  await user.click(update);
  expect(await screen.findByText('2 counts updated.')).toBeInTheDocument();
  const saved = await stored({ minDate: '2026-02-20', maxDate: '2026-02-20' });
  expect(saved[0]).toMatchObject({ note: 'First', suspect_id: null });
  expect(saved[1]).toMatchObject({ note: null, suspect_id: 19 });
});

test('the bulk panel changes checked rows, and shows why it could not', async () => {
  const day = { minDate: '2026-02-21', maxDate: '2026-02-21' };
  const { user } = await open(day);
  await rows();
  expect(bulk().getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.type(bulk().getByRole('textbox'), 'Snow');
  answerOnce('POST /counts/update', 409, { error: 'Busy.', message: 'Busy.' });
  await user.click(bulk().getByRole('button', { name: 'Apply' }));
  const refusal = await bulk().findByRole('alert');
  expect(refusal).toHaveTextContent('Error DetectedBusy.');
  expect(bulk().getByRole('button', { name: 'Apply' })).toBeDisabled();

  await user.click(within(refusal).getByRole('button', { name: 'Close' }));
  await user.click(bulk().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('48 counts updated.')).toBeInTheDocument();
  expect(new Set((await stored(day)).map(({ note }) => note))).toEqual(new Set(['Snow']));
});

test('the bulk panel changes every uncertified count that matches', async () => {
  const days = { minDate: '2026-02-10', maxDate: '2026-02-15', travel_direction: '1' };
  const { user } = await open(days);
  await rows();
  await user.click(
    await bulk().findByRole('radio', { name: 'all 144 uncertified counts matching the filters' }),
  );
  await user.selectOptions(bulk().getByRole('combobox', { name: 'Suspect value' }), 'Severe weather');
  await user.click(bulk().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('144 counts updated.')).toBeInTheDocument();
  const { counts } = await waitFor(() =>
    call('GET /counts/scope', {
      query: { flowid_txdot: STATION, filters: JSON.stringify({ ...days, suspect_id: 17 }) },
    }),
  );
  expect(counts).toBe(144);
  await waitFor(async () => expect(suspectOf((await rows())[0]!)).toHaveDisplayValue('Severe weather'));
});

test('typed work is not dropped without asking', async () => {
  const { user, dirty } = await open(DAY);
  const [row] = await rows();
  await user.type(noteOf(row!), 'Keep me');
  expect(dirty()).toBe(true);
  await choose('Travel Direction', 'South', user);
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Counts 1 to 48 of 48')).toBeInTheDocument();
  expect(noteOf(row!)).toHaveDisplayValue(/Keep me/);

  await choose('Travel Direction', 'South', user);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Counts 1 to 24 of 24')).toBeInTheDocument();
  expect(dirty()).toBe(false);
});

test('a failed load is told and tried again', async () => {
  answerOnce('GET /counts', 503, { error: 'Out of order.', message: 'Out of order.' });
  await open(DAY);
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  expect(await screen.findByText('Counts 1 to 48 of 48', undefined, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument();
});

test('certifying asks for the person’s word, runs in the background and comes to an end', async () => {
  const { user } = await open({ minDate: '2026-01-01', maxDate: '2026-01-02' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('you have reviewed the data for quality and flagged suspect data');
  expect(question).toHaveTextContent('clean and ready for submission');
  expect(question).toHaveTextContent(`96 counts of ${NAME}, from 2026-01-01 00:00:00 to 2026-01-02 23:00:00`);

  await user.click(within(question).getByRole('button', { name: 'Certify' }));
  expect(
    await screen.findByText(
      'Process started! You will be notified when the certification process is complete.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      `${NAME} has a certification process running. Please come back after you are notified of the process completion.`,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();

  await testApi().runJobs();
  const [row] = within(await screen.findByRole('grid', { name: 'Counts' }, { timeout: 5000 }))
    .getAllByRole('row')
    .slice(1);
  expect(within(row!).getByText('Certified')).toBeInTheDocument();
});

test('nothing is certified when the person declines', async () => {
  const { user } = await open({ minDate: '2026-01-10', maxDate: '2026-01-10' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await stored({ minDate: '2026-01-10', maxDate: '2026-01-10' }))[0]?.certified).toBe(false);
  expect(screen.getByRole('grid', { name: 'Counts' })).toBeInTheDocument();
});

test('another agency’s station is not found', async () => {
  await open({}, { as: 'houston' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 404');
  expect(screen.queryByText(new RegExp(NAME))).not.toBeInTheDocument();
});

test('the coming feature is named and can’t be used', async () => {
  await open(DAY);
  await rows();
  expect(screen.getByRole('button', { name: /Apply Factor.*Coming Soon\.\.\./ })).toBeDisabled();
});

test('the screen is accessible', async () => {
  const { container } = await open({ minDate: '2026-02-25', maxDate: '2026-02-25', travel_direction: '1' });
  await rows();
  await screen.findByRole('group', { name: 'Counts over time' });
  await expectNoAxeViolations(container);
});
