import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Alert, AlertHost, ConfirmHost, clearMessages, confirm, notify } from './index.ts';

const seconds = (count: number) => act(() => jest.advanceTimersByTime(count * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => clearMessages());
  jest.useRealTimers();
});
const pointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('an alert counts its seconds down and goes', () => {
  render(
    <Alert severity="success" seconds={10}>
      Saved
    </Alert>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('10 s');
  seconds(4);
  expect(screen.getByRole('status')).toHaveTextContent('6 s');
  seconds(6);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('the clock stands still while the pointer is on the alert or the focus inside', async () => {
  const user = pointer();
  render(
    <Alert severity="info" seconds={3}>
      Note
    </Alert>,
  );
  await user.hover(screen.getByText('Note'));
  seconds(10);
  expect(screen.getByText('Note')).toBeInTheDocument();
  await user.unhover(screen.getByText('Note'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  seconds(10);
  expect(screen.getByText('Note')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  seconds(3);
  expect(screen.queryByText('Note')).not.toBeInTheDocument();
});

test('an alert without seconds stays', () => {
  render(<Alert severity="danger">Refused</Alert>);
  seconds(600);
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
});

test('of many messages the newest three are shown, and an older one with its whole time when those have gone', () => {
  render(<AlertHost />);
  act(() => {
    for (const name of ['first', 'second', 'third', 'fourth']) notify('success', `The ${name}`);
  });
  const shown = () => screen.queryAllByText(/^The /).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['The second', 'The third', 'The fourth']);
  seconds(10);
  expect(shown()).toEqual(['The first']);
  seconds(9);
  expect(shown()).toEqual(['The first']);
  seconds(1);
  expect(shown()).toEqual([]);
});

test('messages appear where screen readers listen, and go after ten seconds or when closed', async () => {
  const user = pointer();
  render(<AlertHost />);
  act(() => {
    notify('success', 'Import finished');
    notify('danger', 'Export failed', 0);
  });
  expect(screen.getByText('Import finished').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Export failed').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  seconds(10);
  expect(screen.queryByText('Import finished')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Export failed')).not.toBeInTheDocument();
});

test('what can be done from a message is done once; the message stays long enough for it, and goes with it', async () => {
  const user = pointer();
  const undo = jest.fn();
  render(<AlertHost />);
  act(() => {
    notify('success', '48 counts updated.', 5, { label: 'Undo', act: undo });
    notify('success', '2 counts updated.', 5, { label: 'Undo', act: undo });
  });
  seconds(29);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(first!);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('48 counts updated.')).not.toBeInTheDocument();
  seconds(1);
  expect(screen.queryByText('2 counts updated.')).not.toBeInTheDocument();
});

describe('a question', () => {
  const question = { title: 'Delete user?', text: 'Ana loses access.', accept: 'Delete user', danger: true };
  const ask = () => {
    let answer: boolean | null = null;
    act(() => void confirm(question).then((given) => (answer = given)));
    return () => answer;
  };

  test.each([
    ['Delete user', true],
    ['Cancel', false],
    ['Close', false],
  ])('answered with %s is %s', async (button, expected) => {
    const user = pointer();
    render(<ConfirmHost />);
    const answer = ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete user?' });
    expect(dialog).toHaveTextContent('Ana loses access.');
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(answer()).toBe(expected);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('starts on declining', () => {
    render(<ConfirmHost />);
    ask();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('is declined when another one is asked', async () => {
    render(<ConfirmHost />);
    const first = ask();
    ask();
    await act(async () => {});
    expect(first()).toBe(false);
  });
});
