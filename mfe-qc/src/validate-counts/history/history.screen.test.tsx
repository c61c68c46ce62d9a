import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import {
  bulkPanel,
  countRows,
  DAY,
  noteOf,
  openReview,
  STATION_NAME,
  storedCounts,
  updateOf,
} from '../testing/review.tsx';

const HOURS = { ...DAY, travel_direction: '1' };
const undoButton = () => screen.getByRole('button', { name: /^Undo: / });

test('takes back a bulk update and says by name what it takes back', async () => {
  const { user } = await openReview(HOURS);
  await countRows();
  const panel = bulkPanel();
  await user.click(await panel.findByRole('radio', { name: /all 24 uncertified/ }));
  await user.type(panel.getByRole('textbox', { name: /^Note/ }), 'Parade');
  await user.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(undoButton()).toHaveAccessibleName(/^Undo: 24 /));
  await user.click(undoButton());
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
  expect((await storedCounts(HOURS)).filter(({ note }) => note === 'Parade')).toEqual([]);
  await waitFor(async () => expect(noteOf((await countRows())[0]!)).toHaveValue(''));
});

test('what was done before this visit can be undone too, and the log tells of it', async () => {
  const first = await openReview(HOURS);
  const [row] = await countRows();
  await first.user.type(noteOf(row!), 'Mine');
  await first.user.click(updateOf(row!));
  await waitFor(() => expect(undoButton()).toBeEnabled());
  first.unmount();

  const { user, container } = await openReview(HOURS);
  await countRows();
  await waitFor(() => expect(undoButton()).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Change log' }));
  const log = await screen.findByRole('dialog', { name: `Change log of ${STATION_NAME}` });
  const [show] = await within(log).findAllByRole('button', { name: 'Show the 1 count' });
  await user.click(show!);
  expect(await within(log).findByRole('cell', { name: 'Mine' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(within(log).getByRole('button', { name: 'Close' }));

  await user.click(undoButton());
  await waitFor(async () => expect(noteOf((await countRows())[0]!)).toHaveValue(''));
});
