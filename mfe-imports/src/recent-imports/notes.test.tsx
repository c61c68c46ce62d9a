import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notes } from './notes.tsx';

test('folds all but the first notes', async () => {
  render(<Notes notes={['one', 'two', 'three', 'four', 'five', 'six']} />);
  expect(screen.getByText('four')).toBeVisible();
  expect(screen.getByText('five')).not.toBeVisible();
  await userEvent.click(screen.getByText('2 more notes'));
  expect(screen.getByText('six')).toBeVisible();
});

test('has nothing to fold where there are few', () => {
  render(<Notes notes={['one']} />);
  expect(screen.getByText('one')).toBeVisible();
  expect(screen.queryByText(/more note/)).toBeNull();
});
