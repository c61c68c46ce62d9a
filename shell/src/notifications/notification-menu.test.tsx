import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { testApi } from 'mock-api/testing';
import { session, useSession } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { known } from 'shared-ui/query';
import { answerOnce, expectNoAxeViolations, realApi, renderScreen, server } from 'shared-ui/testing';
import { notify } from 'shared-ui/ui';
import { NotificationMenu } from './notification-menu.tsx';
import { notificationsQuery } from './notifications.resource.ts';
import { tellStarted } from './started.ts';

const params = JSON.stringify({ counts: 1488, station: 'Shoal Creek Trail' });

/** What a finished (or failed) certification leaves for the person. */
async function finish(message: 'certified' | 'certifyFailed'): Promise<void> {
  await testApi().query(
    `insert into notifications (user_id, kind, ok, message, params, href, created_at)
     values ($1, 'certification', $2, $3, $4, '/validate-counts/AU0001', $5)`,
    [session.getState().user?.id, message === 'certified', message, params, testApi().now().toISOString()],
  );
}
/** The person comes back to the page, which asks at once. */
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

beforeEach(() => testApi().reset());

test('says that nothing has finished yet', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText(/Nothing has finished yet/)).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('what finished is counted, listed with its screen, and read once it was seen', async () => {
  const view = await renderScreen(<NotificationMenu />, { as: 'user' });
  await finish('certified');
  await finish('certifyFailed');
  lookAgain();
  await view.user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const panel = screen.getByRole('region', { name: 'Notifications' });
  const [failed, certified] = within(panel).getAllByRole('listitem');
  expect(failed).toHaveTextContent('Failed');
  expect(certified).toHaveTextContent('1,488 counts of Shoal Creek Trail are certified.');
  expect(within(panel).getAllByText('New')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  await expectNoAxeViolations();
  await view.user.click(within(panel).getByRole('link', { name: 'Certification complete' }));
  expect(view.place()).toBe('/validate-counts/AU0001');
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

test('a process that finishes while the person is elsewhere raises a message', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  await finish('certified');
  lookAgain();
  expect(
    await screen.findByText('Certification complete: 1,488 counts of Shoal Creek Trail are certified.'),
  ).toBeInTheDocument();
});

test('what says that a certification was started goes when its end is told; what can be undone stays', async () => {
  window.history.pushState(null, '', '/validate-counts/AU0001');
  const { user, place } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  act(() => {
    tellStarted(notify('success', 'Process started!'));
    notify('success', '3 counts set', 15, { label: 'Undo', act: () => undefined });
  });
  window.history.pushState(null, '', '/');
  await finish('certified');
  lookAgain();
  await screen.findByText(/^Certification complete: /);
  // it can be read first, however soon the end came
  expect(screen.getByText('Process started!')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Process started!')).not.toBeInTheDocument(), {
    timeout: 8000,
  });
  expect(screen.getByText('3 counts set')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(place()).toBe('/validate-counts/AU0001');
});

test('what ends is told without a way to the screen that is looked at', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user', at: '/validate-counts/AU0001' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  await finish('certified');
  lookAgain();
  await screen.findByText(/^Certification complete: /);
  expect(screen.queryByRole('button', { name: 'Open it' })).not.toBeInTheDocument();
});

test('what says that an import was started is read on when the end of a certification is told', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  for (const [path, words] of [
    ['/validate-counts/AU0001', 'Process started!'],
    ['/import-counts', 'The import has started'],
  ] as const) {
    window.history.pushState(null, '', path);
    act(() => tellStarted(notify('success', words)));
  }
  window.history.pushState(null, '', '/');
  await finish('certified');
  lookAgain();
  await screen.findByText(/^Certification complete: /);
  await waitFor(() => expect(screen.queryByText('Process started!')).not.toBeInTheDocument(), {
    timeout: 8000,
  });
  expect(screen.getByText('The import has started')).toBeVisible();
});

test('of two stations that are certified at once each end takes its own message away', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  for (const station of ['AU0001', 'AU0002']) {
    window.history.pushState(null, '', `/validate-counts/${station}`);
    act(() => tellStarted(notify('success', `${station} is being certified`)));
  }
  window.history.pushState(null, '', '/');
  await finish('certified');
  lookAgain();
  await screen.findByText(/^Certification complete: /);
  await waitFor(() => expect(screen.queryByText('AU0001 is being certified')).not.toBeInTheDocument(), {
    timeout: 8000,
  });
  expect(screen.getByText('AU0002 is being certified')).toBeVisible();
});

test('what finished earlier raises no message', async () => {
  const { unmount } = await renderScreen(<span />, { as: 'user' });
  unmount();
  await finish('certified');
  await renderScreen(<NotificationMenu />, { as: 'user' });
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(screen.queryByText(/are certified/)).not.toBeInTheDocument();
});

test('says so when the notifications can not be had', async () => {
  answerOnce('GET /notifications', 500, { error: 'Out of order.', message: 'Out of order.' });
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('The notifications could not be loaded.')).toBeInTheDocument();
});

test('another language words what was already there anew', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await finish('certified');
  lookAgain();
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  act(() => languageStore.getState().setLanguage('es'));
  await user.click(await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' }));
  expect(await screen.findByRole('link', { name: 'Certificación terminada' })).toBeInTheDocument();
  act(() => languageStore.getState().setLanguage('en'));
});

test('what finishes while the words are changed raises its message once, in the new ones', async () => {
  await renderScreen(<NotificationMenu />, { as: 'user' });
  await finish('certified');
  lookAgain();
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await finish('certifyFailed');
  act(() => languageStore.getState().setLanguage('es'));
  await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' });
  expect(await screen.findAllByText(/^La certificación falló:|^Certificación fallida:/)).toHaveLength(1);
  expect(screen.queryByText(/^Certificación terminada:/)).not.toBeInTheDocument();
  act(() => languageStore.getState().setLanguage('en'));
});

/** Holds the first question for the list; the later ones pass. */
function holdFirst() {
  const line = Promise.withResolvers<void>();
  const asked: Request[] = [];
  server.use(
    http.get('*/api/notifications', async ({ request }) => {
      const answer = await realApi().fetch(request.clone());
      asked.push(request);
      if (asked.length === 1) await line.promise;
      return answer;
    }),
  );
  return { asked, release: () => line.resolve() };
}

test('an older answer on a slow line does not come after a newer one', async () => {
  const { asked, release } = holdFirst();
  await renderScreen(<NotificationMenu />, { as: 'user' });
  await waitFor(() => expect(asked).toHaveLength(1));
  await finish('certified');
  act(() => tellStarted());
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  release();
  await expect(screen.findByRole('button', { name: 'Notifications' })).rejects.toThrow();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('leaving gives up what is on its way, and forgets what was there', async () => {
  const { asked, release } = holdFirst();
  const { unmount } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  release();
  expect(session.getState().networkError).toBeNull();
  expect(known(notificationsQuery)).toBeUndefined();
});

test('what is there of one agency is not shown for another', async () => {
  await renderScreen(<NotificationMenu />, { as: 'super' });
  await finish('certified');
  lookAgain();
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  const { asked, release } = holdFirst();
  act(() => {
    useSession.setState(({ user }) => ({ user: { ...user!, agency_id: 987_654 } }));
  });
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  release();
});

test('a list that can not be had any more goes on showing what was there, and says so until it is here', async () => {
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText(/Nothing has finished yet/);
  await finish('certified');
  lookAgain();
  await screen.findByRole('link', { name: 'Certification complete' });
  answerOnce('GET /notifications', 500, { error: 'Out of order.', message: 'Out of order.' });
  lookAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('The notifications could not be loaded.');
  expect(screen.getByRole('link', { name: 'Certification complete' })).toBeInTheDocument();
  lookAgain();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a screen that says something was started has the notifications asked for soon', async () => {
  await renderScreen(<NotificationMenu />, { as: 'user' });
  await screen.findByRole('button', { name: 'Notifications' });
  await finish('certified');
  act(() => tellStarted());
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test.each([
  ['stay read', () => undefined, 'Notifications'],
  [
    'are unread again where the server refuses',
    () => HttpResponse.json({ error: 'Out of order.' }, { status: 500 }),
    'Notifications, 1 unread',
  ],
])('opened they are read before the server has said so, and %s', async (_, refusal, after) => {
  const answered = Promise.withResolvers<void>();
  let asked = false;
  server.use(
    http.post('*/api/notifications/read', async ({ request }) => {
      asked = true;
      await answered.promise;
      return refusal() ?? realApi().fetch(request);
    }),
  );
  let answers = 0;
  server.use(
    http.get('*/api/notifications', async ({ request }) => {
      const answer = await realApi().fetch(request);
      if (asked) answers += 1;
      return answer;
    }),
  );
  const { user } = await renderScreen(<NotificationMenu />, { as: 'user' });
  await finish('certified');
  lookAgain();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  await waitFor(() => expect(asked).toBe(true));
  // an answer that still has them unread brings nothing back
  lookAgain();
  await waitFor(() => expect(answers).toBe(1));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByRole('button', { name: after })).toBeInTheDocument();
});
