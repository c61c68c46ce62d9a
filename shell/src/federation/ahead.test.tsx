import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, MemoryRouter } from 'shared-ui/router';
import { server, signInAs, type Persona } from 'shared-ui/testing';
import { qcEntry, sampleRegistry } from '../testing/sample-registry.ts';
import { forgetLive, setWithout, tellLive } from './live.ts';
import type { PageEntry } from './page-entry.ts';
import { useLinksAhead } from './use-links-ahead.ts';
import { useNextAhead } from './use-next-ahead.ts';

// a remote that failed is not fetched ahead again, so each test has its own
let made = 0;
const fresh = (more: Partial<PageEntry> = {}): PageEntry => {
  made += 1;
  const name = `mfe-qc-${made}`;
  return {
    ...qcEntry,
    name,
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    ahead: ['remoteEntry.1a2b3c4d.js'],
    ...more,
  };
};
const fetched = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].length;
const onLine = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get('*/remotes/*', () => new HttpResponse('not found', { status: 404 })));
});
afterEach(() => {
  logged.mockRestore();
  forgetLive();
  onLine(undefined);
  document.head.replaceChildren();
});

describe('a link', () => {
  function Page({ remotes }: { remotes: PageEntry[] }) {
    useLinksAhead(remotes);
    return (
      <>
        <Link to="/quality-control">Quality Control</Link>
        <Link to="/validate-counts/AU0001" target="_blank">
          Beside
        </Link>
        <Link to="/agencies">Agencies</Link>
        <a href="https://example.org/quality-control">Elsewhere</a>
      </>
    );
  }
  async function open(remotes: PageEntry[], as: Persona = 'user') {
    await signInAs(as);
    render(
      <MemoryRouter>
        <Page remotes={remotes} />
      </MemoryRouter>,
    );
    return userEvent.setup();
  }
  const link = (name: string) => screen.getByRole('link', { name });

  test('that the pointer rests on has its screen fetched, once', async () => {
    const user = await open([fresh()]);
    await user.hover(link('Quality Control'));
    await waitFor(() => expect(fetched()).toBe(1));
    await user.unhover(link('Quality Control'));
    await user.hover(link('Quality Control'));
    await user.pointer({ keys: '[MouseLeft>]', target: link('Quality Control') });
    expect(fetched()).toBe(1);
  });

  test('that the keyboard has come to, too', async () => {
    const user = await open([fresh()]);
    await user.tab();
    expect(link('Quality Control')).toHaveFocus();
    await waitFor(() => expect(fetched()).toBe(1));
  });

  test('is fetched when it is pressed where the line is to be spared', async () => {
    onLine({ saveData: true });
    const user = await open([fresh()]);
    await user.hover(link('Quality Control'));
    expect(fetched()).toBe(0);
    await user.pointer({ keys: '[MouseLeft>]', target: link('Quality Control') });
    expect(fetched()).toBe(1);
  });

  test.each([['Beside'], ['Agencies'], ['Elsewhere']])('to %s is none to fetch for', async (name) => {
    const agencies = sampleRegistry.remotes.filter(({ routes }) =>
      routes.some(({ path }) => path === '/agencies'),
    );
    const user = await open([fresh(), ...(agencies as PageEntry[])]);
    await user.pointer({ keys: '[MouseLeft>]', target: link(name) });
    expect(fetched()).toBe(0);
  });

  test.each<[string, () => PageEntry[]]>([
    ['that is off', () => [fresh({ disabled: { why: 'totals' } })]],
    [
      'that was switched off since',
      () => {
        const entry = fresh();
        tellLive({ off: { [entry.name]: { why: 'totals' } } });
        return [entry];
      },
    ],
    [
      'that this tab does without',
      () => {
        const entry = fresh({ name: 'mfe-without' });
        setWithout(entry.name, true);
        return [entry];
      },
    ],
    ['of which no release fits', () => [fresh({ isUnfit: true })]],
    ['that somebody brought', () => [fresh({ isBrought: true })]],
  ])('to a remote %s fetches nothing', async (_, remotes) => {
    const user = await open(remotes());
    await user.pointer({ keys: '[MouseLeft>]', target: link('Quality Control') });
    expect(fetched()).toBe(0);
    sessionStorage.clear();
  });
});

describe('what is likely next', () => {
  let arrive: () => void = () => undefined;
  const idle: (() => void)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    idle.splice(0);
    Object.assign(globalThis, {
      requestIdleCallback: (call: () => void) => idle.push(call),
      PerformanceObserver: class {
        constructor(call: () => void) {
          arrive = call;
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['requestIdleCallback', 'PerformanceObserver'])
      Reflect.deleteProperty(globalThis, name);
  });
  function Page({ remotes, at }: { remotes: PageEntry[]; at: string }) {
    useNextAhead(remotes, at);
    return null;
  }
  async function open(remotes: PageEntry[], at = '/dashboard') {
    jest.useRealTimers();
    await signInAs('user');
    jest.useFakeTimers();
    return render(<Page remotes={remotes} at={at} />);
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('is fetched once nothing has come for a while and the browser is idle', async () => {
    await open([fresh()]);
    pass(1000);
    arrive();
    pass(1000);
    expect(idle).toHaveLength(0);
    pass(1000);
    expect([idle.length, fetched()]).toEqual([1, 0]);
    act(() => idle[0]?.());
    expect(fetched()).toBe(1);
  });

  test('is not, where the line is to be spared', async () => {
    onLine({ effectiveType: '2g' });
    await open([fresh()]);
    pass(2000);
    act(() => idle[0]?.());
    expect(fetched()).toBe(0);
  });

  test('is not, but from the dashboard', async () => {
    await open([fresh()], '/glossary');
    pass(5000);
    expect(idle).toHaveLength(0);
  });

  test('is not, once its person has left', async () => {
    const { unmount } = await open([fresh()]);
    pass(1000);
    unmount();
    pass(2000);
    expect(idle).toHaveLength(0);
  });
});
