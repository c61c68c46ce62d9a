import { createHash } from 'node:crypto';
import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** How a remote's program misbehaves once it is there. */
export type Misdeed = 'mount' | 'render' | 'effect' | 'event' | 'later' | 'hang';

/**
 * A federation container written by hand, as the build of a remote would be: it draws with the shell's React and the
 * shell's remote contract, and fails in one way. Runs in the page, so it closes over nothing.
 */
function container(name: string, misdeed: Misdeed): string {
  const program = (scopeName: string, failure: Misdeed) => {
    type Shared = { get: () => Promise<() => unknown> };
    let scope: Record<string, Record<string, Shared>> = {};
    const take = async (library: string) => {
      const [shared] = Object.values(scope[library] ?? {});
      return (await shared?.get())?.() as Record<string, (...args: unknown[]) => never>;
    };
    const fail = () => {
      throw new Error(`made to fail: ${failure}`);
    };
    const get = async () => {
      const React = await take('react');
      const { defineRemote } = await take('shared-ui/remote');
      const App = () => {
        React['useEffect']?.(() => {
          if (failure === 'effect') fail();
          if (failure === 'later') setTimeout(fail, 300);
        }, []);
        if (failure === 'render') fail();
        return React['createElement']?.('button', { onClick: fail }, 'Do it');
      };
      const lifecycles = defineRemote?.({ name: scopeName.replaceAll('_', '-'), App }) as object | undefined;
      const never = () => {
        document.documentElement.dataset['hangs'] = 'yes';
        return new Promise(() => undefined);
      };
      if (failure === 'mount') return () => ({ ...lifecycles, mount: async () => fail() });
      const { dataset } = document.documentElement;
      // mounting hangs; tried again, so does what makes it
      if (failure === 'hang' && dataset['tried']) return never;
      if (failure === 'hang') dataset['tried'] = 'yes';
      if (failure === 'hang') return () => ({ ...lifecycles, mount: never });
      return () => lifecycles;
    };
    Object.assign(window, {
      [scopeName]: {
        init: (shared: typeof scope) => {
          scope = shared;
        },
        get,
      },
    });
  };
  return `(${program.toString()})(${JSON.stringify(name.replaceAll('-', '_'))}, ${JSON.stringify(misdeed)})`;
}

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });

const hashOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

type Entry = { name: string; version: string; integrity: { manifest: string; entry: string } };

/** Changes what the registry says of each remote. */
export async function changeEntries(page: Page, change: (entry: Entry) => object): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const reply = await route.fetch();
    const registry = (await reply.json()) as { remotes: Entry[] };
    await route.fulfill({ response: reply, json: { ...registry, remotes: registry.remotes.map(change) } });
  });
}

/** Puts another program in the place of a remote's entry, as if that had been released. */
async function replaceProgram(page: Page, name: string, body: string): Promise<void> {
  await changeEntries(page, (entry) =>
    entry.name === name ? { ...entry, integrity: { ...entry.integrity, entry: hashOf(body) } } : entry,
  );
  await page.route(`**/${name}/**/remoteEntry*.js*`, (route) => route.fulfill(script(body)));
}

/** Puts a misbehaving program in the place of a remote's entry. */
export const replaceEntry = (page: Page, name: string, misdeed: Misdeed): Promise<void> =>
  replaceProgram(page, name, container(name, misdeed));

/** For how long the app waits for anything of a remote. */
const PATIENCE_MS = 5000;
const MOST_TRIES = 5;

/**
 * Has the page go by a clock that the test can set forward; asked for before the page is opened. Every page that its
 * context opens from then on goes by it.
 */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install();
  // the browser's own would keep the machine's time
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Waits until something hangs, and then no longer: what is left of the patience of each try is over at once. */
export async function losePatience(page: Page, told: Locator): Promise<void> {
  await expect(page.locator('html[data-hangs]')).toBeAttached();
  for (let tries = 0; tries < MOST_TRIES && !(await told.isVisible()); tries += 1) {
    await page.clock.fastForward(PATIENCE_MS);
    // the clock goes on meanwhile: a step that was not begun in time is waited out
    await told.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
}

/** Never answers, and leaves a mark on the page that asked. */
const hang = (route: Route) =>
  route
    .request()
    .frame()
    .evaluate(() => {
      document.documentElement.dataset['hangs'] = 'yes';
    });
type Answer = (route: Route) => Promise<void>;
const files = (pattern: string, answer: Answer) => (page: Page, name: string) =>
  page.route(`**/${name}/**/${pattern}`, answer);

/** Takes a remote's stylesheets away; what is drawn without them is for the remote to say. */
export const withoutStyles = files('*.css', (route) => route.fulfill({ status: 404 }));
/** Puts other stylesheets in their place. */
export const otherStyles = files('*.css', (route) =>
  route.fulfill({ status: 200, contentType: 'text/css', body: 'body { display: none }' }),
);

/** Something that can go wrong with the files of a remote, and what people are told of it. */
type FileFault = {
  fault: string;
  told:
    'is not there' | 'did not answer' | 'is not the one that was released' | 'failed while it was starting';
  inject: (page: Page, name: string) => Promise<unknown>;
  /** It was released like that: the next release mends it, no other try. */
  isReleased?: true;
};

const MANIFEST = 'mf-manifest.*json*';
const ENTRY = 'remoteEntry*.js*';
const chunks = (answer: Answer) => (page: Page, name: string) =>
  page.route(
    ({ pathname }) => pathname.includes(`/${name}/`) && /\/(?!remoteEntry\.)[^/]+\.js$/.test(pathname),
    answer,
  );

/** Rows of faults: those of one row meet one tab, each at another try. */
export const FILE_FAULTS: FileFault[][] = [
  [
    {
      fault: 'manifest missing',
      told: 'is not there',
      inject: files(MANIFEST, (route) => route.fulfill({ status: 404 })),
    },
    {
      fault: 'manifest failing',
      told: 'did not answer',
      inject: files(MANIFEST, (route) => route.fulfill({ status: 500, body: 'no' })),
    },
    {
      fault: 'manifest that is a page',
      told: 'is not the one that was released',
      inject: files(MANIFEST, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
      ),
    },
  ],
  [
    {
      fault: 'entry missing',
      told: 'is not there',
      inject: files(ENTRY, (route) => route.fulfill({ status: 404 })),
    },
    {
      fault: 'entry failing',
      told: 'did not answer',
      inject: files(ENTRY, (route) => route.fulfill({ status: 500, body: 'no' })),
    },
    {
      fault: 'entry that was tampered with',
      told: 'is not the one that was released',
      inject: files(ENTRY, (route) => route.fulfill(script('void 0'))),
    },
  ],
  [
    {
      fault: 'entry that is no program',
      told: 'failed while it was starting',
      inject: (page, name) => replaceProgram(page, name, 'this is no program'),
      isReleased: true,
    },
  ],
  [
    {
      fault: 'chunks that were tampered with',
      told: 'is not the one that was released',
      inject: chunks((route) => route.fulfill(script('void 0'))),
    },
    {
      fault: 'chunks gone after a deploy',
      told: 'is not there',
      inject: chunks((route) => route.fulfill({ status: 404 })),
    },
  ],
  // the last: from here on pages go by the test's clock
  [{ fault: 'manifest that hangs', told: 'did not answer', inject: files(MANIFEST, hang) }],
  [{ fault: 'entry that hangs', told: 'did not answer', inject: files(ENTRY, hang) }],
];
