import { screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

describe('another e-mail address', () => {
  test('another address asks for the password, and holds once it is confirmed from there', async () => {
    const { user, unmount } = await openApp({ as: 'user', at: '/user-profile' });
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'uma@a.example');
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription(
        /Enter your password to change the e-mail address\./,
      ),
    );
    await user.type(screen.getByLabelText(/^Your password/), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText(/uma@a\.example waits to be confirmed/)).toHaveTextContent(
      'user@example.org',
    );
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('user@example.org');
    await expectNoAxeViolations();
    const mail = (await testApi().outbox()).find(({ recipient }) => recipient === 'uma@a.example');
    const { pathname, search } = new URL(/https?:\S+confirm-email\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    unmount();

    const next = await openApp({ as: 'user', at: pathname + search });
    await next.user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Your e-mail address is uma@a\.example now/)).toBeInTheDocument();
    await waitFor(() => expect(session.getState().user?.email).toBe('uma@a.example'));
  });

  test.each([
    ['/confirm-email', 'This link is not complete. Please open the link of the e-mail again.'],
    ['/confirm-email?token=used', /This link is not valid any more/],
  ])('a link to confirm such as %s says why it does not', async (at, sentence) => {
    const { user } = await openApp({ at });
    await screen.findByRole('heading', { level: 1, name: 'Confirm E-mail' });
    const button = screen.queryByRole('button', { name: 'Confirm' });
    if (button) await user.click(button);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});
