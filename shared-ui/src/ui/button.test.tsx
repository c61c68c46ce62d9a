import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';

/** A form that is on its way once it was sent. */
function Letter({ onSend }: { onSend: () => void }) {
  const [sending, setSending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setSending(true);
      }}
    >
      <input aria-label="Address" />
      <Button type="submit" loading={sending}>
        Send
      </Button>
    </form>
  );
}

test('a button at work keeps the focus and sends nothing again', async () => {
  const user = userEvent.setup();
  let sent = 0;
  render(<Letter onSend={() => (sent += 1)} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(send);
  await user.type(screen.getByLabelText('Address'), '{Enter}');
  expect(sent).toBe(1);
});

test('an act that is under way is not begun twice, and shows', async () => {
  const user = userEvent.setup();
  const ends: (() => void)[] = [];
  render(<Button onClick={() => new Promise<void>((resolve) => ends.push(resolve))}>Invite</Button>);
  const invite = screen.getByRole('button', { name: 'Invite' });
  await user.dblClick(invite);
  expect(ends).toHaveLength(1);
  expect(invite).toHaveAttribute('aria-busy', 'true');
  expect(invite).toHaveFocus();
  await act(async () => ends[0]?.());
  expect(invite).not.toHaveAttribute('aria-busy');
  await user.click(invite);
  expect(ends).toHaveLength(2);
});
