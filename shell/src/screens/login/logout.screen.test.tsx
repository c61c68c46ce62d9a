import { screen } from '@testing-library/react';
import { session } from 'shared-ui/auth';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(() => serveRegistry());

test('whoever signs out is told so, and no token is left', async () => {
  const { place } = await openApp({ as: 'user', at: '/logout' });
  expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
  expect(place()).toMatch(/^\/login/);
  expect(session.getState().token).toBeNull();
});
