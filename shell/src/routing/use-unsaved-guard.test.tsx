import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { session } from 'shared-ui/auth';
import { signInAs } from 'shared-ui/testing';
import { ConfirmHost } from 'shared-ui/ui';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

function Sample() {
  const { setDirty, mayLeave } = useUnsavedGuard();
  return (
    <>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <button type="button" onClick={() => void mayLeave().then((leave) => leave && setDirty(false))}>
        Reload
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/form?tab=2">Second tab</Link>
    </>
  );
}

async function openForm() {
  await signInAs('user');
  const router = createMemoryRouter([{ path: '*', element: <Sample /> }], { initialEntries: ['/form'] });
  render(
    <>
      <RouterProvider router={router} />
      <ConfirmHost />
    </>,
  );
  return {
    user: userEvent.setup(),
    place: () => router.state.location.pathname + router.state.location.search,
  };
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

test('leaving a screen with unsaved work asks first; declining stays, accepting leaves', async () => {
  const { user, place } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(place()).toBe('/form'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(place()).toBe('/elsewhere'));
});

test('nothing is asked without unsaved work, nor on the same path', async () => {
  const { user, place } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('link', { name: 'Second tab' }));
  await waitFor(() => expect(place()).toBe('/form?tab=2'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('closing the page asks while there is unsaved work', async () => {
  const { user } = await openForm();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  expect(close()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(close()).toBe(true);
});

test('a session that has ended is not held back', async () => {
  const { user, place } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await act(() => session.getState().logout());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(place()).toBe('/elsewhere'));
});
