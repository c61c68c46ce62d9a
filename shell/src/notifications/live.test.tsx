import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { realApi, renderScreen, server, signInAs } from 'shared-ui/testing';
import { StreamedEvents } from '../testing/streamed-events.ts';
import { TabLocks } from '../testing/tab-locks.ts';
import { joinLine } from './line.ts';
import { NotificationMenu } from './notification-menu.tsx';

let visibility: DocumentVisibilityState = 'visible';

/** The streams that were asked for, oldest first. */
const streams: StreamedEvents[] = [];
/** How often the list was asked for: what is in the first answer is no news. */
let lists = 0;
const nobody = () => undefined;
const open = () => streams.filter(({ readyState }) => readyState === 1);
class Watched extends StreamedEvents {
  constructor(url: string | URL) {
    super(url);
    streams.push(this);
  }
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Watched });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(async () => {
  await testApi().reset();
  streams.length = 0;
  lists = 0;
  server.use(
    http.get('*/api/notifications', async ({ request }) => {
      const answer = await realApi().fetch(request);
      lists += 1;
      return answer;
    }),
  );
  visibility = 'visible';
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(document, 'visibilityState');
});

const certify = (flow = 'AU0001') =>
  call('POST /counts/certify', { body: { flowid_txdot: flow, filters: {}, reason: 'Known' } });
/** Certifies, and waits until that is done. */
const certified = (flow: string) =>
  act(async () => {
    await certify(flow);
    await testApi().runJobs();
  });
function show(state: DocumentVisibilityState) {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

describe('a tab on its own', () => {
  test('what finishes is told as it happens, and no token stands in its address', async () => {
    const { unmount } = await renderScreen(<NotificationMenu />, { as: 'user' });
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(streams[0]?.url).not.toContain('token');
    await waitFor(() => expect(lists).toBeGreaterThan(0));
    await certify();
    await testApi().runJobs();
    expect(await screen.findByText(/Certification complete:/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
    unmount();
    expect(open()).toHaveLength(0);
  });

  test('a hidden page lets its line go and takes another when it is looked at', async () => {
    const { unmount } = await renderScreen(<NotificationMenu />, { as: 'user' });
    await waitFor(() => expect(open()).toHaveLength(1));
    show('hidden');
    expect(open()).toHaveLength(0);
    show('visible');
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(streams).toHaveLength(2);
    unmount();
  });

  test('where the stream is refused the list is asked for again and again', async () => {
    server.use(http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 503 })));
    await signInAs('user');
    await certify();
    const { unmount } = await renderScreen(<NotificationMenu />, { as: 'user' });
    await waitFor(() => expect(streams).toHaveLength(1));
    await waitFor(() => expect(lists).toBeGreaterThan(0));
    await testApi().runJobs();
    expect(await screen.findByText(/Certification complete:/)).toBeInTheDocument();
    unmount();
  });
});

describe('several tabs of one browser', () => {
  beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: new TabLocks() }));

  test('hold one stream, hand it over when its tab closes, and miss nothing', async () => {
    const first = await renderScreen(<NotificationMenu />, { as: 'user' });
    const second = await renderScreen(<NotificationMenu />, { as: 'user' });
    const third = await renderScreen(<NotificationMenu />, { as: 'user' });
    await waitFor(() => expect(open()).toHaveLength(1));
    await certified('AU0001');
    for (const { container } of [first, second, third])
      expect(await within(container).findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(streams).toHaveLength(1);

    first.unmount();
    await certified('AU0008');
    for (const { container } of [second, third])
      expect(await within(container).findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    expect(open()).toHaveLength(1);

    second.unmount();
    third.unmount();
    await waitFor(() => expect(open()).toHaveLength(0));
    expect(streams).toHaveLength(2);
  });

  test('a tab that leaves while it is given the lead lets it go', async () => {
    await signInAs('user');
    joinLine(nobody, nobody).leave();
    const line = joinLine(nobody, nobody);
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(streams).toHaveLength(1);
    line.leave();
    expect(open()).toHaveLength(0);
  });

  test('a tab that closes before its turn leaves the line to the next', async () => {
    const first = await renderScreen(<NotificationMenu />, { as: 'user' });
    const second = await renderScreen(<NotificationMenu />, { as: 'user' });
    const third = await renderScreen(<NotificationMenu />, { as: 'user' });
    await waitFor(() => expect(open()).toHaveLength(1));
    second.unmount();
    first.unmount();
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(streams).toHaveLength(2);
    third.unmount();
  });
});
