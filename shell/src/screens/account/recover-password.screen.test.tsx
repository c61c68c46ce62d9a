import { screen } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { expectNoAxeViolations } from 'shared-ui/testing';
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
