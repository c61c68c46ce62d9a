import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(() => serveRegistry());

test('are read without an account, from the login screen', async () => {
  const { user, place } = await openApp();
  await user.click(await screen.findByRole('link', { name: 'Terms & Conditions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/terms-and-conditions'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  // as the licence of the place data asks
  expect(screen.getByText(/Place data: GeoNames \(CC BY 4\.0\)/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Software by others, and its licenses' })).toHaveAttribute(
    'href',
    '/third-party-notices.txt',
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expectNoAxeViolations();
});

test('stand within the frame for whoever is signed in', async () => {
  const { user } = await openApp({ as: 'user' });
  const footer = await screen.findByRole('contentinfo');
  await user.click(within(footer).getByRole('link', { name: 'Terms and Conditions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});
