import { screen, waitFor, within } from '@testing-library/react';
import { loseOnce, onPaper } from 'shared-ui/testing';
import { countsList, openReview } from './testing/review.tsx';

/** Two weeks that wait for review: 672 counts, four pages of the list. */
const WAITING = { minDate: '2026-02-16', maxDate: '2026-03-01' };

const sheet = () =>
  screen.queryAllByRole('table', { hidden: true }).find((one) => one.closest('.qc-paper-sheet'));

async function openPrinted() {
  const paper = onPaper();
  const print = jest.fn();
  Object.assign(window, { print });
  const view = await openReview(WAITING);
  await countsList();
  return { ...view, paper, print };
}

test('all counts that the filters reach are printed, with whose they are and how far they are certified', async () => {
  const { user, paper, print } = await openPrinted();
  await user.click(screen.getByRole('button', { name: 'Print the review' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  paper.begin();
  expect(within(sheet()!).getAllByRole('row', { hidden: true })).toHaveLength(1 + 672);
  expect(screen.getByText('City of Austin')).toBeInTheDocument();
  expect(screen.getByText('From: Feb 16, 2026; To: Mar 1, 2026')).toBeInTheDocument();
  expect(await screen.findByText('0 of 672 certified, 672 not yet')).toBeInTheDocument();
  expect(screen.queryByText(/only this page/)).not.toBeInTheDocument();
  paper.end();
  expect(sheet()).toBeUndefined();
  expect(screen.queryByText('City of Austin')).not.toBeInTheDocument();
});

test('printed by the browser itself it is the page of the list, and says so', async () => {
  const { paper } = await openPrinted();
  paper.begin();
  expect(
    screen.getByText(
      'Counts 1 to 192 of 672: only this page of the list is printed. “Print the review” prints all counts that the filters reach.',
    ),
  ).toBeInTheDocument();
  paper.end();
});

test('counts that do not come are not printed, which is told', async () => {
  const { user, print } = await openPrinted();
  loseOnce('GET /counts');
  await user.click(screen.getByRole('button', { name: 'Print the review' }));
  expect(await screen.findByText(/The counts could not be loaded|connection/i)).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});
