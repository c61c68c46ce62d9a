import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShownOnce } from './shown-once.tsx';

const WORDS = {
  title: 'Your new key',
  text: 'It is not shown again.',
  label: 'Key',
  copy: 'Copy the key',
  copyFailed: 'Please select it.',
};

function show() {
  const user = userEvent.setup();
  const onKept = jest.fn();
  render(<ShownOnce value="abc-123" words={WORDS} onKept={onKept} />);
  return { user, onKept };
}

test('the value is copied, and goes with who says so', async () => {
  const { user, onKept } = show();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith('abc-123');
  await user.keyboard('{Escape}');
  expect(onKept).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(onKept).toHaveBeenCalledTimes(1);
});

test('a page without a secure address has no clipboard, and says what to do', async () => {
  const { user } = show();
  const clipboard = jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByText('Please select it.')).toBeVisible();
  expect(screen.getByText('abc-123')).toBeVisible();
  clipboard.mockRestore();
});
