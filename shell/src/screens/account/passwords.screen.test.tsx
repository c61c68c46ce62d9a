import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { answerOnce, DEMO_PASSWORD, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

/** The address of the link in the last e-mail. */
async function mailedLink(): Promise<string> {
  await testApi().runJobs();
  const mail = (await testApi().outbox()).at(-1);
  const url = /https?:\/\/\S+\/recover-password\?\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(url);
  return pathname + search;
}

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

  test('is set anew by the mailed link, once, and lets in', async () => {
    const first = await openApp({ at: '/forgot-password' });
    await first.user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'user@example.org{Enter}');
    await screen.findByText(/Please check your e-mail/);
    first.unmount();
    const link = await mailedLink();
    const second = await openApp({ at: link });
    expect(await screen.findByText('Choose the password for user@example.org.')).toBeInTheDocument();
    await expectNoAxeViolations();
    await second.user.type(screen.getByLabelText(/^Password/), 'bluebonnet');
    await second.user.type(screen.getByLabelText(/^Confirm Password/), 'bluebonnet');
    await second.user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Your password is set. Please login with it.')).toBeInTheDocument();
    await screen.findByText('Howdy! Please login to your account.');
    expect(second.place()).toBe('/');
    second.unmount();
    await session.getState().login('user@example.org', 'bluebonnet');
    expect(session.getState().user?.email).toBe('user@example.org');
    await session.getState().logout();

    const third = await openApp({ at: link });
    await third.user.type(await screen.findByLabelText(/^Password/), 'indian-paintbrush');
    await third.user.type(screen.getByLabelText(/^Confirm Password/), 'indian-paintbrush{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/link/i);
    expect(third.place()).toBe(link);
  });

  test.each([
    ['short', 'short'],
    ['bluebonnet', 'bluebonnets'],
    ['', ''],
  ])('is not set to "%s" and "%s"', async (password, repeated) => {
    const { user } = await openApp({ at: '/recover-password?token=t&email=user%40example.org' });
    if (password) await user.type(await screen.findByLabelText(/^Password/), password);
    if (repeated) await user.type(await screen.findByLabelText(/^Confirm Password/), repeated);
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(
      (await screen.findAllByText('Invalid password (required, 8 characters minimum, must match)')).length,
    ).toBeGreaterThan(0);
  });

  test('a link that lost its end says so and offers another', async () => {
    await openApp({ at: '/recover-password?token=t' });
    expect(await screen.findByText(/This link is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });
});

describe('changing one’s own password', () => {
  async function open() {
    const view = await openApp({ as: 'user', at: '/update-password' });
    expect(await screen.findByRole('heading', { level: 1, name: 'User Profile' })).toBeInTheDocument();
    const type = async (old: string, password: string, repeated: string) => {
      await view.user.type(screen.getByLabelText(/^Old Password/), old);
      await view.user.type(screen.getByLabelText(/^New Password/), password);
      await view.user.type(screen.getByLabelText(/^Confirm New Password/), repeated);
      await view.user.click(screen.getByRole('button', { name: 'Update Password' }));
    };
    return { ...view, type };
  }

  test('leads back to the profile, and the new one lets in', async () => {
    const { type, place } = await open();
    await expectNoAxeViolations();
    await type(DEMO_PASSWORD, 'nutmeg trees', 'nutmeg trees');
    expect(await screen.findByText(/Your password was changed/)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/user-profile'));
    await act(() => session.getState().login('user@example.org', 'nutmeg trees'));
    expect(session.getState().status).toBe('success');
  });

  test('to two different ones is refused', async () => {
    const { type, place } = await open();
    await type(DEMO_PASSWORD, 'nutmeg trees', 'walnut trees');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Confirm New Password/)).toHaveAccessibleDescription(
        'Passwords do not match.',
      ),
    );
    await waitFor(() => expect(place()).toBe('/update-password'));
  });

  test('to one that is too short is refused', async () => {
    const { type } = await open();
    await type(DEMO_PASSWORD, 'nuts', 'nuts');
    await waitFor(() =>
      expect(screen.getByLabelText(/^New Password/)).toHaveAccessibleDescription(/at least 8 characters\./),
    );
  });

  test('to one of the most common ones is refused in the words of the server', async () => {
    const { type } = await open();
    expect(screen.getByLabelText(/^New Password/)).toHaveAccessibleDescription(
      /10,000 most common passwords/,
    );
    await type(DEMO_PASSWORD, 'sunshine', 'sunshine');
    await waitFor(() =>
      expect(screen.getByLabelText(/^New Password/)).toHaveAccessibleDescription(
        /one of the 10,000 most common/,
      ),
    );
  });

  test('with a wrong old one shows the sentence of the server at its field', async () => {
    const { type } = await open();
    await type('wrong', 'nutmeg trees', 'nutmeg trees');
    expect(await screen.findAllByText('The old password is not right.')).not.toHaveLength(0);
  });

  test('that the server fails to do says so', async () => {
    const { type } = await open();
    answerOnce('POST /password/update', 500, { error: 'Broken.', message: 'Broken.' });
    await type(DEMO_PASSWORD, 'nutmeg trees', 'nutmeg trees');
    expect(await screen.findByText('There was a problem updating your password.')).toBeInTheDocument();
  });
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
