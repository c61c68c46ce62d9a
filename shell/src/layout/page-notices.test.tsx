import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectNoAxeViolations, server } from 'shared-ui/testing';
import { takeFromAddress } from '../federation/asked.ts';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { qcEntry, sampleRegistry } from '../testing/sample-registry.ts';

const MACHINE = 'http://localhost:3012';
let logged: jest.SpyInstance;
let origins: HTMLMetaElement;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  origins = document.head.appendChild(document.createElement('meta'));
  origins.name = 'override-origins';
  origins.content = MACHINE;
});
afterEach(() => {
  logged.mockRestore();
  origins.remove();
  localStorage.removeItem('remote-override');
});

const notices = () => screen.findByRole('status', { name: 'About this application' });
const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const [firstQc, ...otherRemotes] = sampleRegistry.remotes;
const newShell = {
  version: '9.0.0',
  contract: '9.0',
  taken: ['/'],
  page: '/releases/shell/9.0.0/index.html',
  integrity: firstQc?.integrity?.entry,
};
test.each<[string, object]>([
  ['a remote', { revision: 3, remotes: [{ ...firstQc, version: '1.0.1' }, ...otherRemotes] }],
  ['the shell', { ...sampleRegistry, shell: newShell }],
])('a new version of %s is offered, discreetly, and can be put off', async (_, newer) => {
  serveRegistry();
  const { user } = await openApp({ as: 'user' });
  expect(await notices()).toBeEmptyDOMElement();
  await comeBack();
  expect(await notices()).toBeEmptyDOMElement();
  // a switch that is thrown is no new version
  const [qc, ...others] = sampleRegistry.remotes;
  serveRegistry({ revision: 2, remotes: [qc, ...others], off: { 'mfe-admin': { why: 'Wrong sums' } } });
  await comeBack();
  expect(await notices()).toBeEmptyDOMElement();
  serveRegistry(newer);
  await comeBack();
  expect(await screen.findByText(/^A new version is ready\./)).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await notices()).toBeEmptyDOMElement();
});

test('a part that is left out is told to super admins alone', async () => {
  const registry = { revision: 1, remotes: [...sampleRegistry.remotes, { ...qcEntry, name: 'mfe-thief' }] };
  serveRegistry(registry);
  const { unmount } = await openApp({ as: 'super' });
  const words = "mfe-thief is left out: /quality-control: somebody else's path.";
  expect(await screen.findByText(words)).toBeInTheDocument();
  unmount();
  serveRegistry(registry);
  await openApp({ as: 'user' });
  expect(await notices()).toBeEmptyDOMElement();
});

test('a release that gives way to the one before is told to super admins', async () => {
  const misfit = { ...qcEntry, version: '2.0.0', contract: '^99.0', before: [qcEntry] };
  serveRegistry({ revision: 1, remotes: [misfit] });
  await openApp({ as: 'super' });
  const told = await screen.findByText(/^mfe-qc 2\.0\.0 is not used: needs contract/);
  expect(told).toHaveTextContent('1.0.0 runs in its place.');
  expect(await screen.findByRole('link', { name: 'Quality Control' })).toBeInTheDocument();
});

test('a page with the last known list says so', async () => {
  serveRegistry();
  const { unmount } = await openApp({ as: 'user' });
  await notices();
  unmount();
  serveRegistry({}, 500);
  await openApp({ as: 'user' });
  expect(await screen.findByText(/this is the last known one/)).toBeInTheDocument();
});

test('a part that is switched off says why, and leaves the way back', async () => {
  const off = { ...qcEntry, disabled: { why: 'It shows wrong sums.' } };
  serveRegistry({ revision: 1, remotes: [off] });
  const { user } = await openApp({ as: 'user', at: '/quality-control' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quality Control is switched off for now' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Reason: It shows wrong sums.')).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('code of a part that fails outside drawing is told once, with the reference of the log', async () => {
  serveRegistry();
  await openApp({ as: 'user' });
  await notices();
  const error = new Error('x is not a function');
  error.stack = 'Error\n    at http://localhost/remotes/mfe-qc/1.0.0/app.1a2b3c4d.js:1:1';
  const fail = () => act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
  fail();
  fail();
  const [told, ...more] = await screen.findAllByText(/Something in mfe-qc went wrong/);
  expect(more).toEqual([]);
  const reference = /Reference: (\w+)/.exec(told?.textContent ?? '')?.[1] ?? 'none';
  expect(logged.mock.calls.flat().map(String).join(' ')).toContain(reference);
});

test('a promise that is rejected with something that has no trace is of the screen that is open', async () => {
  serveRegistry();
  await openApp({ as: 'user', at: '/quality-control' });
  await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' });
  const reject = (reason: unknown) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  reject(new DOMException('left', 'AbortError'));
  expect(screen.queryByText(/Something in mfe-qc went wrong/)).not.toBeInTheDocument();
  reject('no such thing');
  expect(await screen.findByText(/Something in mfe-qc went wrong/)).toBeInTheDocument();
});

describe('a developer’s part', () => {
  const route = { path: '/quality-control', access: 'signedIn', layout: 'default' };
  const extra = { ...route, path: '/qc-lab', title: { en: 'QC Lab', es: 'Laboratorio' } };
  const release = {
    version: '1.1.0-dev',
    routes: [{ ...route, title: qcEntry.menu[0]?.label }, extra],
    menu: [
      ...qcEntry.menu,
      { label: { en: 'QC Lab', es: 'Laboratorio' }, to: '/qc-lab', icon: 'map', order: 31 },
    ],
  };
  const serveMachine = (body: object | null) =>
    server.use(
      http.get(`${MACHINE}/release.json`, () => (body ? HttpResponse.json(body) : HttpResponse.error())),
    );
  const override = (until = Date.now() + 1000) =>
    localStorage.setItem('remote-override', JSON.stringify({ name: 'mfe-qc', origin: MACHINE, until }));

  test('takes the place of the released one, with its own menu, under a banner', async () => {
    serveRegistry();
    serveMachine(release);
    override(Date.now() + 60_000);
    await openApp({ as: 'super' });
    expect(await screen.findByText(/^mfe-qc comes from http:\/\/localhost:3012, until/)).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(await within(menu).findByRole('link', { name: 'QC Lab' })).toBeInTheDocument();
    expect(within(await notices()).getByRole('button', { name: 'Reset' })).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('that can not be had leaves the released one, and says so', async () => {
    serveRegistry();
    serveMachine(null);
    override(Date.now() + 60_000);
    await openApp({ as: 'super' });
    expect(
      await screen.findByText(/^mfe-qc should come from http:\/\/localhost:3012, which failed:/),
    ).toBeInTheDocument();
  });

  test('is nothing after eight hours', async () => {
    serveRegistry();
    serveMachine(release);
    override(Date.now() - 1);
    await openApp({ as: 'super' });
    expect(await notices()).toBeEmptyDOMElement();
  });

  test('is refused to an ordinary user, which is said', async () => {
    serveRegistry();
    serveMachine(release);
    override(Date.now() + 60_000);
    await openApp({ as: 'user' });
    expect(await screen.findByText(/only those who watch the system may do that/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'QC Lab' })).not.toBeInTheDocument();
  });
});

describe('what an address asks for', () => {
  const ask = (search: string) => {
    window.history.replaceState(null, '', `/${search}`);
    takeFromAddress();
    expect(window.location.search).toBe('');
  };
  afterEach(() => {
    ask('');
    sessionStorage.clear();
  });

  test.each([
    ['?override=mfe-qc@http://localhost:9', 'this server lets no part in from there'],
    ['?override=mfe-qc', 'it names no part and place'],
    ['?preview=mfe-qc@latest', 'it names no part and version'],
    ['?without=all', 'it names no part and place'],
  ])('in vain is said: %s', async (search, reason) => {
    ask(search);
    serveRegistry();
    const { user } = await openApp({ as: 'super' });
    expect(await screen.findByText(new RegExp(`was not taken: ${reason}`))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await notices()).toBeEmptyDOMElement();
  });

  test('a part that the tab is to do without is off in it, and is said to be, until that is taken back', async () => {
    ask('?without=mfe-qc');
    serveRegistry();
    const { user } = await openApp({ as: 'user', at: '/quality-control' });
    await screen.findByRole('heading', { level: 1, name: 'Quality Control is switched off for now' });
    expect(screen.getByText('mfe-qc is switched off in this tab alone, for diagnosis.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' });
    expect(await notices()).toBeEmptyDOMElement();
  });

  describe('a preview', () => {
    const seal = (change: object = {}) =>
      server.use(
        http.get('*/releases/remotes/mfe-qc/1.5.0/release.json', () =>
          HttpResponse.json({ entry: { ...qcEntry, version: '1.5.0', ...change }, files: {} }),
        ),
      );

    test('takes the place of what is in use, in this tab, under a banner', async () => {
      ask('?preview=mfe-qc@1.5.0');
      serveRegistry({ ...sampleRegistry, off: { 'mfe-qc': { why: 'Wrong sums' } } });
      seal({ menu: [{ ...qcEntry.menu[0], label: { en: 'QC Next', es: 'CC' } }] });
      await openApp({ as: 'super' });
      expect(
        await screen.findByText('In this tab mfe-qc is version 1.5.0, as a preview.'),
      ).toBeInTheDocument();
      const menu = screen.getByRole('navigation', { name: 'Main' });
      expect(await within(menu).findByRole('link', { name: 'QC Next' })).toBeInTheDocument();
      expect(within(await notices()).getByRole('button', { name: 'Reset' })).toBeInTheDocument();
      await expectNoAxeViolations();
    });

    test.each<[string, () => void, string]>([
      [
        'was never uploaded',
        () => server.use(http.get('*/releases/*', () => HttpResponse.json({}, { status: 404 }))),
        '/releases/remotes/mfe-qc/1.5.0/release.json answered 404.',
      ],
      [
        'nobody has signed',
        () =>
          server.use(
            http.get('*/releases/*', () => HttpResponse.text('nobody has signed it', { status: 403 })),
          ),
        'nobody has signed it.',
      ],
      ['is another', () => seal({ version: '1.4.0' }), 'It says that it is mfe-qc 1.4.0.'],
      ['needs a newer shell', () => seal({ contract: '^99.0' }), 'mfe-qc is left out: needs contract ^99.0'],
      [
        'does not say what its files must be',
        () => seal({ integrity: undefined }),
        'mfe-qc is left out: it does not say what its files must be.',
      ],
      [
        'takes the path of another part',
        () => seal({ menu: [], routes: [{ ...qcEntry.routes[0], path: '/exports' }] }),
        "mfe-qc is left out: /exports: somebody else's path.",
      ],
    ])('that %s leaves what is in use, and says so', async (_, answer, reason) => {
      ask('?preview=mfe-qc@1.5.0');
      serveRegistry();
      answer();
      await openApp({ as: 'super' });
      const told = await screen.findByText(/^mfe-qc 1\.5\.0 could not be previewed: /);
      expect(told).toHaveTextContent(reason);
    });

    test('is refused to an ordinary user, which is said', async () => {
      ask('?preview=mfe-qc@1.5.0');
      serveRegistry();
      seal();
      await openApp({ as: 'user' });
      expect(await screen.findByText(/1\.5\.0 is not shown as a preview: only those/)).toBeInTheDocument();
    });
  });
});
