import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { countsList, openReview } from './testing/review.tsx';

const notice = () =>
  screen.findByText(/^The list begins on Jan 1, 2026, the first day that waits for review/);

test('a day that the screen opened with is told, and counts as chosen by nobody', async () => {
  const { user, place } = await openReview();
  expect(await notice()).toBeVisible();
  await countsList();
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-01');
  expect(screen.queryByText(/ selected$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /counts suspect$/ })).toBeNull();
  await expectNoAxeViolations();

  await user.click(screen.getByRole('button', { name: 'Show earlier counts too' }));
  await waitFor(() => expect(place()).toBe('/validate-counts/AU0001'));
  expect(screen.queryByText(/^The list begins on/)).toBeNull();
  expect(screen.getByLabelText('From')).toHaveValue('');
});

test('what is chosen after it is chosen, and so is the day in a link that somebody has sent', async () => {
  const { user } = await openReview();
  await notice();
  await user.selectOptions(screen.getByLabelText('Travel Direction'), 'North');
  expect(await screen.findByText('Jan 1, 2026 to … selected')).toBeVisible();
  expect(screen.queryByText(/^The list begins on/)).toBeNull();
});
