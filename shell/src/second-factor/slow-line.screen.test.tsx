import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { http } from 'msw';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, realApi, server } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

// On a slow line a person presses again: nothing happens twice, and the button shows that it is at work.

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => act(() => session.getState().leave()));

/** Holds the answers to such calls back until released; what was asked. */
function slowDown(method: 'post' | 'delete', path: string) {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http[method](path, async ({ request }) => {
      asked.push(request.url);
      const answer = await realApi().fetch(request);
      await held;
      return answer;
    }),
  );
  return { asked, release };
}

test('a session is ended once', async () => {
  await call('POST /user/login', { body: { email: 'user@example.org', password: DEMO_PASSWORD } });
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  const list = await screen.findByRole('list', { name: 'Where you are signed in' });
  const line = slowDown('delete', '*/api/user/sessions/*');
  const [end] = within(list).getAllByRole('button', { name: /^End the session:/ });
  await user.dblClick(end!);
  expect(end).toHaveAttribute('aria-busy', 'true');
  await user.click(end!);
  line.release();
  expect(await screen.findByText('The session was ended.')).toBeInTheDocument();
  expect(line.asked).toHaveLength(1);
});

test('the sign-in in place is sent once, and what waited for it is done once', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Ruiz');
  await testApi().query('delete from sessions');
  await user.dblClick(screen.getByRole('button', { name: 'Update User' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
  const line = slowDown('post', '*/api/user/login');
  await user.type(asked.getByLabelText('Password'), DEMO_PASSWORD);
  const submit = asked.getByRole('button', { name: 'Sign in and go on' });
  await user.dblClick(submit);
  expect(submit).toHaveAttribute('aria-busy', 'true');
  line.release();
  await waitFor(() => expect(screen.getAllByText('User information updated.')).toHaveLength(1));
  expect(line.asked).toHaveLength(1);
});
