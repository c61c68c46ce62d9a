import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { answerOnce, DEMO_PASSWORD, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
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
