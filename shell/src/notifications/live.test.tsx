import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { renderScreen, server, signInAs } from 'shared-ui/testing';
import { StreamedEvents } from '../testing/streamed-events.ts';
import { NotificationMenu } from './notification-menu.tsx';

const opened: StreamedEvents[] = [];
class Watched extends StreamedEvents {
  constructor(url: string | URL) {
    super(url);
    opened.push(this);
  }
}
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Watched });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(async () => {
  await testApi().reset();
  opened.length = 0;
  visibility = 'visible';
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(document, 'visibilityState');
});

const certify = () => call('POST /counts/certify', { body: { flowid_txdot: 'AU0001', filters: {} } });
const isOpen = () => waitFor(() => expect(opened.at(-1)?.readyState).toBe(1));
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what finishes is told as it happens', async () => {
  const { unmount } = await renderScreen(<NotificationMenu messages={0} />, { as: 'user' });
  await isOpen();
  await certify();
  await testApi().runJobs();
  expect(await screen.findByText(/Certification complete:/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  unmount();
  expect(opened.at(-1)?.readyState).toBe(2);
});

test('a hidden page lets its line go and takes another when it is looked at', async () => {
  const { unmount } = await renderScreen(<NotificationMenu messages={0} />, { as: 'user' });
  await isOpen();
  show('hidden');
  expect(opened.map(({ readyState }) => readyState)).toEqual([2]);
  show('visible');
  await waitFor(() => expect(opened).toHaveLength(2));
  await isOpen();
  unmount();
});

test('where the stream is refused the list is asked for again and again', async () => {
  server.use(http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 503 })));
  await signInAs('user');
  await certify();
  const { unmount } = await renderScreen(<NotificationMenu messages={0} />, { as: 'user' });
  await waitFor(() => expect(opened.at(-1)?.readyState).toBe(2));
  await testApi().runJobs();
  expect(await screen.findByText(/Certification complete:/)).toBeInTheDocument();
  unmount();
});
