import { init } from '@module-federation/enhanced/runtime';
import { http, HttpResponse } from 'msw';
import { server } from 'shared-ui/testing';
import { openQcEntry } from '../testing/sample-registry.ts';
import type { Cause } from './load-failure.ts';
import { comeAlready, loadAhead, loadRemote } from './load-remote.ts';

// in the built page the build makes the host; here the test does
beforeAll(() => void init({ name: 'shell', remotes: [] }));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test.each<[string, () => Response, RegExp, Cause]>([
  ['is not there', () => new HttpResponse('not found', { status: 404 }), /answered 404/, 'missing'],
  [
    'fails',
    () => HttpResponse.json({ metaData: {}, exposes: [], shared: [] }, { status: 500 }),
    /answered 500/,
    'noAnswer',
  ],
  ['is no manifest', () => HttpResponse.json({}), /no federation manifest/, 'altered'],
  ['is a page', () => HttpResponse.html('<!doctype html>'), /no federation manifest/, 'altered'],
  ['is not reached', () => HttpResponse.error(), /./, 'noAnswer'],
])(
  'a remote whose manifest %s is asked for three times, refused, and asked for afresh the next time',
  async (_, answer, reason, why) => {
    const asked: string[] = [];
    server.use(
      http.get('*/mf-manifest.json', ({ request }) => {
        asked.push(new URL(request.url).search);
        return answer();
      }),
    );
    const entry = { ...openQcEntry, name: `mfe-${_.replaceAll(' ', '-')}` };
    await expect(loadRemote(entry, 0)).rejects.toMatchObject({ why });
    await expect(loadRemote(entry, 1)).rejects.toThrow(reason);
    const again = expect.stringMatching(/^\?r=\d+$/) as string;
    // a file that did not come is asked for once more, to learn why
    expect(asked.filter((search) => search === '').length).toBeGreaterThanOrEqual(3);
    expect(asked.filter((search) => search !== '').slice(0, 3)).toEqual([again, again, again]);
  },
);

test('a manifest that is not the one that was released is told from one that is not there', async () => {
  const integrity = { manifest: `sha384-${'a'.repeat(64)}`, entry: `sha384-${'a'.repeat(64)}` };
  let status = 200;
  server.use(http.get('*/mf-manifest.json', () => HttpResponse.json({ other: true }, { status })));
  const altered = { ...openQcEntry, name: 'mfe-altered', integrity };
  await expect(loadRemote(altered, 0)).rejects.toMatchObject({ why: 'altered' });
  status = 404;
  await expect(loadRemote({ ...altered, name: 'mfe-gone' }, 0)).rejects.toMatchObject({ why: 'missing' });
});

describe('a remote that comes', () => {
  /** A container as a remote's entry leaves it in the page; its entry is already here, so no script is asked for. */
  function provide(name: string, container: object, again = ''): typeof openQcEntry {
    const global = name.replaceAll('-', '_') + again;
    Object.assign(globalThis, { [global]: container });
    server.use(
      http.get(`*/${name}/*/mf-manifest.json`, () =>
        HttpResponse.json({
          metaData: { globalName: global, remoteEntry: { name: 'remoteEntry.1a2b3c4d.js', path: '' } },
          exposes: [],
          shared: [],
        }),
      ),
    );
    return { ...openQcEntry, name, entry: `/remotes/${name}/1.0.0/mf-manifest.json` };
  }
  const lifecycles = { bootstrap: [], mount: [], unmount: [] };
  const never = () => new Promise<never>(() => undefined);

  test('hands over its lifecycles', async () => {
    const entry = provide('mfe-sound', { init: () => undefined, get: async () => () => lifecycles });
    expect(await loadRemote(entry, 0)).toEqual(lifecycles);
  });

  test('is here for the rest of the page: nothing of it is asked for again', async () => {
    const entry = provide('mfe-here', { init: () => undefined, get: async () => () => lifecycles });
    expect(comeAlready(entry)).toBeNull();
    const come = await loadRemote(entry, 0);
    server.use(http.get('*/mfe-here/*/mf-manifest.json', () => HttpResponse.error()));
    expect(await loadRemote(entry, 0)).toBe(come);
    expect(comeAlready(entry)).toBe(come);
    expect(await loadAhead(entry)).toBe(come);
  });

  test('asked for ahead is what the first who needs it takes, and asked for once', async () => {
    const { promise, resolve } = Promise.withResolvers<() => object>();
    const get = jest.fn(() => promise);
    const entry = provide('mfe-ahead', { init: () => undefined, get });
    const ahead = loadAhead(entry);
    expect(loadAhead(entry)).toBe(ahead);
    const needed = loadRemote(entry, 0);
    // on its way to somebody who needs it: not another time
    expect(loadAhead(entry)).toBeNull();
    resolve(() => lifecycles);
    expect(await needed).toBe(await ahead);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('in vain when asked for ahead is asked for afresh by who needs it, and not ahead again', async () => {
    const broken = () => Promise.reject(new Error('container'));
    const entry = provide('mfe-late', { init: () => undefined, get: broken });
    await expect(loadAhead(entry)).rejects.toMatchObject({ why: 'threw' });
    expect(loadAhead(entry)).toBeNull();
    provide('mfe-late', { init: () => undefined, get: async () => () => lifecycles }, '_again');
    expect(await loadRemote(entry, 0)).toEqual(lifecycles);
  });

  test.each<[string, object, Cause]>([
    [
      'throws in its container',
      {
        init: () => undefined,
        get: async () => {
          throw new Error('container');
        },
      },
      'threw',
    ],
    [
      'throws in its factory',
      {
        init: () => undefined,
        get: async () => () => {
          throw new Error('factory');
        },
      },
      'threw',
    ],
    ['exposes something else', { init: () => undefined, get: async () => () => ({ App: 1 }) }, 'unfit'],
  ])('but %s is told with its cause', async (what, container, why) => {
    const entry = provide(`mfe-${what.replaceAll(' ', '-')}`, container);
    await expect(loadRemote(entry, 0)).rejects.toMatchObject({ why });
  });

  test.each<[string, object]>([
    ['initialisation', { init: never, get: never }],
    ['container', { init: () => undefined, get: never }],
    ['factory', { init: () => undefined, get: async () => () => never() }],
  ])(
    'but whose %s hangs is given up after twenty seconds, and can be tried again',
    async (what, container) => {
      const start = setTimeout;
      const shortened = jest
        .spyOn(globalThis, 'setTimeout')
        .mockImplementation((work: () => void, ms?: number) => start(work, ms === 20_000 ? 300 : ms));
      try {
        const entry = provide(`mfe-hanging-${what}`, container);
        await expect(loadRemote(entry, 0)).rejects.toMatchObject({ why: 'noAnswer' });
        // trying again takes the first container out of the page
        const sound = { init: () => undefined, get: async () => () => lifecycles };
        provide(`mfe-hanging-${what}`, sound, '_again');
        expect(await loadRemote(entry, 1)).toEqual(lifecycles);
      } finally {
        shortened.mockRestore();
      }
    },
  );
});
