import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectNoAxeViolations, server } from 'shared-ui/testing';
import { takeFromAddress } from '../federation/asked.ts';
import { setHot } from '../federation/hot.ts';
import { aroundNotices, MACHINE, notices } from '../testing/notices.ts';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { qcEntry, sampleRegistry } from '../testing/sample-registry.ts';

aroundNotices();

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
  const override = (until: number) =>
    localStorage.setItem('remote-override', JSON.stringify({ name: 'mfe-qc', origin: MACHINE, until }));

  afterEach(() => setHot(null));

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

  test('of a development server is loaded anew with what changes there, which is said', async () => {
    serveRegistry();
    serveMachine({ ...release, development: true });
    override(Date.now() + 60_000);
    await openApp({ as: 'super' });
    expect(await screen.findByText(/^mfe-qc comes from/)).toHaveTextContent(
      /until .* What changes there loads this page anew\.$/,
    );
  });

  test('whose React is another says so', async () => {
    serveRegistry();
    serveMachine({ ...release, development: true });
    override(Date.now() + 60_000);
    setHot({ way: 'reload', react: { theirs: '19.4.0', own: '19.3.1' } });
    await openApp({ as: 'super' });
    expect(await screen.findByText(/^mfe-qc comes from/)).toHaveTextContent(
      /anew, because React is 19\.4\.0 there and 19\.3\.1 here\.$/,
    );
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
