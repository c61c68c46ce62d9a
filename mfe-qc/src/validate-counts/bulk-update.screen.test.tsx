import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { answerOnce } from 'shared-ui/testing';
import {
  bulkPanel,
  countRows,
  DAY,
  noteOf,
  openReview,
  STATION,
  storedCounts,
  suspectOf,
} from './testing/review.tsx';

test('checked rows are updated together', async () => {
  const { user } = await openReview({ minDate: '2026-02-20', maxDate: '2026-02-20' });
  const [one, two] = await countRows();
  const update = screen.getByRole('button', { name: 'Update Checked' });
  expect(update).toBeDisabled();
  for (const row of [one!, two!]) await user.click(within(row).getByRole('checkbox'));
  await user.type(noteOf(one!), 'First');
  await user.selectOptions(suspectOf(two!), 'Other (see note)');
  await user.click(update);
  expect(await screen.findByText('2 counts updated.')).toBeInTheDocument();
  const saved = await storedCounts({ minDate: '2026-02-20', maxDate: '2026-02-20' });
  expect(saved[0]).toMatchObject({ note: 'First', suspect_id: null });
  expect(saved[1]).toMatchObject({ note: null, suspect_id: 19 });
});

test('the bulk panel changes checked rows, and shows why it could not', async () => {
  const day = { minDate: '2026-02-21', maxDate: '2026-02-21' };
  const { user } = await openReview(day);
  await countRows();
  expect(bulkPanel().getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.type(bulkPanel().getByRole('textbox'), 'Snow');
  answerOnce('POST /counts/update', 409, { error: 'Busy.', message: 'Busy.' });
  await user.click(bulkPanel().getByRole('button', { name: 'Apply' }));
  const refusal = await bulkPanel().findByRole('alert');
  expect(refusal).toHaveTextContent('Error DetectedBusy.');
  expect(bulkPanel().getByRole('button', { name: 'Apply' })).toBeDisabled();

  await user.click(within(refusal).getByRole('button', { name: 'Close' }));
  await user.click(bulkPanel().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('48 counts updated.')).toBeInTheDocument();
  expect(new Set((await storedCounts(day)).map(({ note }) => note))).toEqual(new Set(['Snow']));

  // the message takes it back, once
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
  expect(screen.queryByText('48 counts updated.')).toBeNull();
  expect(new Set((await storedCounts(day)).map(({ note }) => note))).toEqual(new Set([null]));
});

test('the bulk panel changes every uncertified count that matches', async () => {
  const days = { minDate: '2026-02-10', maxDate: '2026-02-15', travel_direction: '1' };
  const { user } = await openReview(days);
  await countRows();
  await user.click(
    await bulkPanel().findByRole('radio', { name: 'all 144 uncertified counts matching the filters' }),
  );
  await user.selectOptions(bulkPanel().getByRole('combobox', { name: 'Suspect value' }), 'Severe weather');
  await user.click(bulkPanel().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('144 counts updated.')).toBeInTheDocument();
  const { counts } = await waitFor(() =>
    call('GET /counts/scope', {
      query: { flowid_txdot: STATION, filters: JSON.stringify({ ...days, suspect_id: 17 }) },
    }),
  );
  expect(counts).toBe(144);
  await waitFor(async () => expect(suspectOf((await countRows())[0]!)).toHaveDisplayValue('Severe weather'));
});

test('marking what is selected in the picture leads to the bulk panel', async () => {
  const { user } = await openReview({ ...DAY, travel_direction: '1' });
  await countRows();
  await user.click(await screen.findByRole('button', { name: 'Mark 24 counts suspect' }));
  expect(bulkPanel().getByRole('radio', { name: /^all 24 uncertified counts/ })).toBeChecked();
  expect(bulkPanel().getByRole('combobox', { name: 'Suspect value' })).toHaveFocus();
});
