import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testApi } from 'mock-api/testing';
import { VENDOR } from 'shared-domain';
import { call } from 'shared-ui/api';
import { renderScreen } from 'shared-ui/testing';
import { StreamedEvents } from '../testing/streamed-events.ts';
import { TabLocks } from '../testing/tab-locks.ts';
import { NotificationMenu } from './notification-menu.tsx';

let streams = 0;
class Counted extends StreamedEvents {
  constructor(url: string | URL) {
    super(url);
    this.addEventListener('open', () => (streams += 1));
  }
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Counted });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new TabLocks() });
});
beforeEach(async () => {
  streams = 0;
  await testApi().reset();
  await testApi().query('delete from notifications');
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(navigator, 'locks');
});

const certify = () =>
  call('POST /counts/certify', { body: { flowid_txdot: 'AU0001', filters: {}, reason: 'Known' } });

async function bringIn() {
  const form = new FormData();
  form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n']), 'june.csv');
  const { file, headers } = await call('POST /counts/upload', { body: form });
  const [channel] = await call('POST /stations/channels', { body: { station: 'AU0009' } });
  const channels = [{ id: channel?.id ?? 0, header: headers[0] ?? '' }];
  const body = { file, vendor: VENDOR.custom, station: 'AU0009', channels, interval: 15 };
  return call('POST /counts/import', { body });
}

const exportCounts = () =>
  call('POST /export/prepare-csv', {
    body: {
      stations: ['AU0002'],
      count_types: [],
      count_methods: [],
      travel_directions: [],
      fromDate: '02/10/2026',
      toDate: '02/12/2026',
      countData: true,
      stationMetadata: false,
    },
  });

const KINDS: [string, () => Promise<unknown>, table: string, done: RegExp, failed: RegExp][] = [
  ['a certification', certify, 'certifications', /^Certification complete/, /^Certification failed/],
  ['an import', bringIn, 'imports', /^Import complete/, /^Import failed/],
  ['an export', exportCounts, 'exports', /^Export ready/, /^Export failed/],
];

/** Two tabs of one browser, listening. */
async function twoTabs() {
  const tabs = [
    await renderScreen(<NotificationMenu />, { as: 'user' }),
    await renderScreen(<NotificationMenu />, { as: 'user' }),
  ];
  await waitFor(() => expect(streams).toBe(1));
  return tabs.map(({ container }) => within(container));
}

test('a finished export is downloaded from the message that tells of it', async () => {
  const fetched: string[] = [];
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fetched.push(this.href);
  });
  await twoTabs();
  await act(async () => {
    await exportCounts();
    await testApi().runJobs();
  });
  const [download] = await screen.findAllByRole('button', { name: 'Download' });
  await userEvent.click(download as HTMLElement);
  await waitFor(() => expect(fetched).toHaveLength(1));
  link.mockRestore();
  const file = await act(() => testApi().fetch(new Request(fetched[0] ?? '')));
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+"$/);
});

describe.each(KINDS)('%s', (_, start, table, done, failed) => {
  test.each([
    ['finished', done],
    ['failed', failed],
  ] as const)('that has %s is told in both tabs as it happens, and read in both', async (how, title) => {
    const tabs = await twoTabs();
    if (how === 'failed')
      await testApi().query(`alter table ${table} add constraint broken check (status <> 'done') not valid`);
    await act(async () => {
      await start();
      await testApi().runJobs();
    });
    await testApi().query(`alter table ${table} drop constraint if exists broken`);
    for (const tab of tabs)
      expect(await tab.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

    const [first, second] = tabs;
    await userEvent.click(first?.getByRole('button', { name: 'Notifications, 1 unread' }) as HTMLElement);
    const [line] = first?.getAllByRole('listitem') ?? [];
    expect(line).toHaveTextContent(title);
    expect(/Failed/.test(line?.textContent ?? '')).toBe(how === 'failed');
    expect(within(line as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\//),
    );
    // what was read in one tab is read in the other
    for (const tab of [first, second])
      expect(await tab?.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });
});
