import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { answerOnce, choose, expectNoAxeViolations } from 'shared-ui/testing';
import {
  countRows,
  DAY,
  dateOf,
  noteOf,
  openReview,
  STATION,
  STATION_NAME,
  storedCounts,
  suspectOf,
  updateOf,
} from './testing/review.tsx';

/** Two weeks that wait for review. */
const WAITING = { minDate: '2026-02-16', maxDate: '2026-03-01' };

test('shows one page of 192 counts and goes forth and back', async () => {
  const { user } = await openReview(WAITING);
  expect(await screen.findByText('Counts 1 to 192 of 672')).toBeInTheDocument();
  expect(await countRows()).toHaveLength(192);
  expect(screen.getByText('Previous')).toBeDisabled();

  const first = dateOf((await countRows())[0]!);
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Counts 193 to 384 of 672')).toBeInTheDocument();
  expect(dateOf((await countRows())[0]!)).not.toBe(first);

  await user.click(screen.getByText('Previous'));
  expect(await screen.findByText('Counts 1 to 192 of 672')).toBeInTheDocument();
  expect(dateOf((await countRows())[0]!)).toBe(first);
});

test('shows the station and the year in words', async () => {
  await openReview(DAY);
  expect(await screen.findByRole('heading', { level: 1, name: 'Validate Count Data' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: `${STATION} ${STATION_NAME}` })).toHaveAttribute(
    'href',
    `/stations/${STATION}`,
  );
  expect(
    await screen.findByText(/^2026: [\d,]+ counted\. Intervals without a value: 31\./),
  ).toBeInTheDocument();
  expect(document.title).toBe(`Validate Count Data · ${STATION} ${STATION_NAME} · Count Exchange`);
});

test('opens with the counts that wait for review; the certified ones before can be read only', async () => {
  const { user, place } = await openReview();
  expect(updateOf((await countRows())[0]!)).toBeInTheDocument();
  await waitFor(() => expect(place()).toContain('?minDate=2026-01-01'));

  await user.click(screen.getByText('Clear filters'));
  const [certified] = await screen.findAllByText('Certified');
  const row = certified!.closest('tr')!;
  expect(within(row).queryByRole('textbox')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/^2,880 counts wait for review, from Jan 1, 2026 to Mar 1, 2026/),
  ).toBeInTheDocument();

  await user.click(screen.getByText('Show these days'));
  await waitFor(() => expect(place()).toContain('?minDate=2026-01-01'));
});

test('filters go into the address, narrow the list and can be cleared', async () => {
  const { user, place } = await openReview({ minDate: '2026-02-20', maxDate: '2026-02-21' });
  expect(await screen.findByText('Counts 1 to 96 of 96')).toBeInTheDocument();
  await choose('Travel Direction', 'South', user);
  expect(await screen.findByText('Counts 1 to 48 of 48')).toBeInTheDocument();
  await waitFor(() => expect(place()).toContain('travel_direction=5'));

  await user.click(screen.getByRole('checkbox', { name: 'Show Null Values Only' }));
  expect(await screen.findByText('Counts 1 to 31 of 31')).toBeInTheDocument();
  for (const row of await countRows()) expect(within(row).getByText('NULL')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).not.toContain('?'));
});

test('a mark with a note is kept', async () => {
  const { user } = await openReview(DAY);
  const [row] = await countRows();
  await user.selectOptions(suspectOf(row!), 'Implausibly high');
  await user.type(noteOf(row!), 'Parade');
  await user.click(updateOf(row!));
  await waitFor(() => expect(updateOf(row!)).toHaveAttribute('aria-disabled', 'true'));
  expect((await storedCounts(DAY))[0]).toMatchObject({ suspect_id: 9, note: 'Parade' });
});

test('a refused update is shown at its row and keeps what was typed', async () => {
  const { user } = await openReview(DAY);
  const [, row] = await countRows();
  await user.type(noteOf(row!), 'Rain');
  answerOnce('POST /counts/update', 409, { error: 'Busy.', message: 'Busy.' });
  await user.click(updateOf(row!));
  expect(await within(row!).findByRole('alert')).toHaveTextContent('Busy.');
  expect(noteOf(row!)).toHaveValue('Rain');

  await user.click(updateOf(row!));
  await waitFor(() => expect(within(row!).queryByRole('alert')).not.toBeInTheDocument());
  expect((await storedCounts(DAY))[1]).toMatchObject({ note: 'Rain' });
});

test('typed work is not dropped without asking', async () => {
  const { user, dirty } = await openReview(DAY);
  const [row] = await countRows();
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
  await openReview(DAY);
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  expect(await screen.findByText('Counts 1 to 48 of 48')).toBeInTheDocument();
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument();
});

test('another agency’s station is not found', async () => {
  await openReview({}, { as: 'houston' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 404');
  expect(screen.queryByText(new RegExp(STATION_NAME))).not.toBeInTheDocument();
});

test('a configured visualization stands in place of the picture, filtered to null values too', async () => {
  answerOnce('GET /qc-settings', 200, { embed: 'https://views.example/AU0001' });
  const { user } = await openReview(DAY);
  const frame = await screen.findByTitle('Counts over time');
  expect(frame).toHaveAttribute('src', 'https://views.example/AU0001');
  answerOnce('GET /qc-settings', 200, { embed: 'https://views.example/AU0001?nulls' });
  await user.click(screen.getByLabelText('Show Null Values Only'));
  await waitFor(() => expect(frame).toHaveAttribute('src', 'https://views.example/AU0001?nulls'));
});

test('the coming feature is named and can’t be used', async () => {
  await openReview(DAY);
  await countRows();
  expect(screen.getByRole('button', { name: /Apply Factor.*Coming Soon\.\.\./ })).toBeDisabled();
});

test('beside it stands the way to the factors, which live on the station’s page', async () => {
  await openReview(DAY);
  await countRows();
  const link = screen.getByRole('link', { name: 'Factors on the station’s page' });
  expect(link).toHaveAttribute('href', '/stations/AU0001');
});

test('the screen is accessible', async () => {
  const { container } = await openReview({
    minDate: '2026-02-25',
    maxDate: '2026-02-25',
    travel_direction: '1',
  });
  await countRows();
  await screen.findByRole('group', { name: 'Lines' });
  await expectNoAxeViolations(container);
});

test('a date acts when it is typed to its end and left, and an impossible one is told', async () => {
  const { place, user } = await openReview({ minDate: '2026-02-25', travel_direction: '1' });
  await countRows();
  const from = screen.getByLabelText('From');
  await user.clear(from);
  await user.type(from, '0202-02-26');
  await user.tab();
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription(/Enter 1980-01-01 or later/);
  expect(place()).toContain('minDate=2026-02-25');
  await user.clear(from);
  await user.type(from, '2026-02-26{Enter}');
  await waitFor(() => expect(place()).toContain('minDate=2026-02-26'));
  await user.clear(from);
  await user.tab();
  await waitFor(() => expect(place()).not.toContain('minDate'));
});

test('tells flows that are equal but for the street side apart in the list', async () => {
  await testApi().query(
    `update flows f set street_side_code = case when f.id = first.id then '3' else '7' end, travel_direction_code = '1', name = 'NB'
     from stations s, lateral (select min(id) as id from flows o where o.station_id = s.id) first
     where s.id = f.station_id and s.station_id_tmg = $1`,
    [STATION],
  );
  try {
    await openReview(DAY);
    const rows = await countRows();
    for (const side of ['North (East)', 'North (West)'])
      expect(rows.filter((row) => row.textContent.includes(side))).toHaveLength(24);
  } finally {
    await testApi().reset();
  }
});
