import { screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

describe('a forgotten password', () => {
  test.each(['user@example.org', 'nobody@example.org'])('is asked for alike by %s', async (email) => {
    const { user, place } = await openApp();
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/forgot-password'));
    await expectNoAxeViolations();
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), email);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Please check your e-mail/)).toHaveTextContent(email);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toBeInTheDocument();
  });

  test('that could not be asked for is told so', async () => {
    loseOnce('POST /user/forgot');
    const { user } = await openApp({ at: '/forgot-password' });
    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'user@example.org{Enter}');
    expect(await screen.findByText('The email could not be found.')).toBeInTheDocument();
  });
});
