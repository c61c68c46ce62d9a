import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession, restoreTyped } from 'shared-ui/testing';
import { countRows, countsList, DAY, noteOf, openReview } from './testing/review.tsx';

/** One flow's hours of a day that waits for review: 24 rows. */
const HOURS = { ...DAY, travel_direction: '1' };

/** Opens the list and enters it with Tab from the control before it. */
async function enterList() {
  const { user, ...view } = await openReview(HOURS);
  const grid = await countsList();
  const rows = within(grid).getAllByRole('row').slice(1);
  const cell = (row: number, column: number) => (rows[row] as HTMLTableRowElement).cells[column]!;
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.tab();
  while (!grid.contains(document.activeElement)) await user.tab();
  return { ...view, user, grid, cell, note: (row: number) => within(cell(row, 7)).getByRole('textbox') };
}

test('the list is one tab stop, and arrow keys go from cell to cell', async () => {
  const { user, grid, cell } = await enterList();
  expect(cell(0, 0)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{End}');
  expect(cell(1, 8)).toHaveFocus();
  await user.keyboard('{Home}{PageDown}');
  expect(cell(13, 0)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(cell(23, 8)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(document.activeElement).toBe(within(grid).getAllByRole('columnheader')[0]);

  await user.tab();
  expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab({ shift: true });
  expect(grid).toContainElement(document.activeElement as HTMLElement);
});

test('typing edits a note, Enter keeps it and goes down, Escape takes it back', async () => {
  const { user, cell, note } = await enterList();
  await user.keyboard('{End}{ArrowLeft}Rain{Enter}');
  expect(note(0)).toHaveValue('Rain');
  expect(cell(1, 7)).toHaveFocus();

  await user.keyboard('{F2}Snow');
  expect(note(1)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(note(1)).toHaveValue('');
  expect(cell(1, 7)).toHaveFocus();

  await user.keyboard('{ArrowUp}{Escape}');
  expect(note(0)).toHaveValue('');
});

test('Space and Shift select rows, and the number is told', async () => {
  const { user, grid, cell } = await enterList();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(cell(2, 0)).toHaveFocus();
  expect(screen.getByText('3 rows selected')).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByText('2 rows selected')).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(3);

  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('24 rows selected')).toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('Selection cleared')).toBeInTheDocument();

  await user.keyboard('{Shift>}');
  await user.click(within(cell(5, 0)).getByRole('checkbox'));
  await user.keyboard('{/Shift}');
  expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(6);
});

test('Shift and Space select the row alone', async () => {
  const { user, cell, grid } = await enterList();
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(within(grid).getAllByRole('row', { selected: true })).toEqual([cell(2, 0).closest('tr')]);
});

test('a column of notes is copied from selected rows and pasted elsewhere', async () => {
  const { user, cell, note } = await enterList();
  await user.keyboard('{End}{ArrowLeft}Rain{Enter}Snow{Enter}{ArrowUp}');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(cell(0, 7)).toHaveFocus();
  const kept = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => kept.set(type, text) };
  fireEvent.copy(cell(0, 7), { clipboardData });
  expect(kept.get('text/plain')).toBe('Rain\nSnow');
  expect(screen.getByText('2 rows copied')).toBeInTheDocument();

  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await user.paste(kept.get('text/plain'));
  expect(note(3)).toHaveValue('Rain');
  expect(note(4)).toHaveValue('Snow');
});

test('a pasted block fills suspect and note downward', async () => {
  const { user, cell, note } = await enterList();
  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  await user.paste('Implausibly high\tSpike\nno such thing\tAlso a spike\n19\tSee note');
  expect(screen.getByText('3 rows pasted')).toBeInTheDocument();
  const suspect = (row: number) => within(cell(row, 6)).getByRole('combobox');
  expect(suspect(0)).toHaveDisplayValue('Implausibly high');
  expect(suspect(1)).toHaveDisplayValue('Valid');
  expect(suspect(2)).toHaveDisplayValue('Other (see note)');
  expect(note(0)).toHaveValue('Spike');
  expect(note(1)).toHaveValue('Also a spike');
  expect(note(2)).toHaveValue('See note');
  expect(note(3)).toHaveValue('');
});

test('Control and Enter send the row', async () => {
  const { user, cell, note } = await enterList();
  await user.keyboard('{End}{ArrowLeft}Sent{Control>}{Enter}{/Control}');
  const update = within(cell(0, 8)).getByRole('button', { name: 'Update' });
  await waitFor(() => expect(update).toHaveAttribute('aria-disabled', 'true'));
  expect(note(0)).toHaveValue('Sent');
  expect(screen.getByText('1 row updated')).toBeInTheDocument();
});

test('an empty list says which filters hide what, and leads on', async () => {
  const { user } = await openReview({ minDate: '2026-02-10', maxDate: '2026-02-10', suspect_id: '9' });
  const why = await screen.findByText(/^Nothing matches these filters/);
  expect(why).toHaveTextContent(/Suspect: .+; From: Feb 10, 2026; To: Feb 10, 2026\./);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await countsList()).toBeInTheDocument();
});

test('a note that was typed outlives the session, on the page of the list that it belongs to', async () => {
  const first = await openReview(HOURS);
  fireEvent.change(noteOf((await countRows())[2]!), { target: { value: 'Rain' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'For all' } });
  await endSession();
  first.unmount();
  await openReview(HOURS);
  expect(noteOf((await countRows())[2]!)).toHaveValue('');
  restoreTyped();
  await waitFor(async () => expect(noteOf((await countRows())[2]!)).toHaveValue('Rain'));
  expect(noteOf((await countRows())[1]!)).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('For all');
});
