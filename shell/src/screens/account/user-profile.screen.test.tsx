import { screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

describe('the profile', () => {
  test('is reached from the menu of the person and saves name and e-mail', async () => {
    const { user, place } = await openApp({ as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Uma Castillo' }));
    await user.click(screen.getByRole('link', { name: 'User Profile' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(place()).toBe('/user-profile'));
    await expectNoAxeViolations();
    await user.clear(name);
    await user.type(name, 'Uma C. Ruiz');
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText('User information updated.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Uma C. Ruiz' })).toBeInTheDocument();
    expect(await call('POST /user/me')).toMatchObject({ name: 'Uma C. Ruiz', email: 'user@example.org' });
    expect(screen.getByRole('link', { name: 'Update Password' })).toHaveAttribute('href', '/update-password');
  });

  test('refuses an address that somebody else has, in the words of the server', async () => {
    const { user } = await openApp({ as: 'user', at: '/user-profile' });
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    await user.clear(email);
    await user.type(email, 'admin@example.org');
    await user.type(await screen.findByLabelText(/^Your password/), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(email).toBeInvalid());
    expect(session.getState().user?.email).toBe('user@example.org');
  });

  test('an empty name is refused', async () => {
    const { user } = await openApp({ as: 'user', at: '/user-profile' });
    await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
        'Invalid name (required)',
      ),
    );
  });

  test('typed work is asked about before leaving', async () => {
    const { user, place } = await openApp({ as: 'user', at: '/user-profile' });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Ruiz');
    await user.click(screen.getByRole('link', { name: 'Update Password' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(place()).toBe('/user-profile'));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Uma Castillo Ruiz');
  });
});
