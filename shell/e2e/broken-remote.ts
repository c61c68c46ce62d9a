import { createHash } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';

/** How a remote's program misbehaves once it is there. */
export type Misdeed = 'mount' | 'render' | 'effect' | 'event' | 'later' | 'hang';

/**
 * A federation container written by hand, as the build of a remote would be: it draws with the shell's React and the
 * shell's remote contract, and fails in the way that `misbehave` named last. Runs in the page, so it closes over nothing.
 */
function container(name: string, first: Misdeed): string {
  const program = (scopeName: string, misdeed: Misdeed) => {
    type Shared = { get: () => Promise<() => unknown> };
    type Mount = (props: unknown) => Promise<unknown>;
    let scope: Record<string, Record<string, Shared>> = {};
    const { dataset } = document.documentElement;
    dataset['misdeed'] ??= misdeed;
    const does = (one: Misdeed) => dataset['misdeed'] === one;
    const take = async (library: string) => {
      const [shared] = Object.values(scope[library] ?? {});
      return (await shared?.get())?.() as Record<string, (...args: unknown[]) => never>;
    };
    const fail = () => {
      throw new Error(`made to fail: ${dataset['misdeed']}`);
    };
    const get = async () => {
      const React = await take('react');
      const { defineRemote } = await take('shared-ui/remote');
      const App = () => {
        React['useEffect']?.(() => {
          if (does('effect')) fail();
          if (does('later')) setTimeout(fail, 300);
        }, []);
        if (does('render')) fail();
        return React['createElement']?.('button', { onClick: fail }, 'Do it');
      };
      const lifecycles = defineRemote?.({ name: scopeName.replaceAll('_', '-'), App }) as unknown as {
        mount: Mount;
      };
      const never = () => {
        dataset['hangs'] = 'yes';
        return new Promise(() => undefined);
      };
      // mounting hangs; tried again, so does what makes it
      if (does('hang') && dataset['tried']) return never;
      if (does('hang')) dataset['tried'] = 'yes';
      const mount: Mount = async (props) => {
        if (does('mount')) fail();
        return does('hang') ? never() : lifecycles.mount(props);
      };
      return () => ({ ...lifecycles, mount });
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
  return `(${program.toString()})(${JSON.stringify(name.replaceAll('-', '_'))}, ${JSON.stringify(first)})`;
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

/** The programs that stand in the place of remotes' entries in a page. */
const programs = new WeakMap<Page, Map<string, string>>();

/** Puts another program in the place of a remote's entry, as if that had been released. */
async function replaceProgram(page: Page, name: string, body: string): Promise<Mend> {
  const known = programs.get(page);
  const bodies = known ?? new Map<string, string>();
  bodies.set(name, body);
  programs.set(page, bodies);
  if (!known)
    await changeEntries(page, (entry) => {
      const other = bodies.get(entry.name);
      return other === undefined
        ? entry
        : { ...entry, integrity: { ...entry.integrity, entry: hashOf(other) } };
    });
  const restore = await files('remoteEntry*.js*', (route) => route.fulfill(script(body)))(page, name);
  return async () => {
    bodies.delete(name);
    await restore();
    // the next release mends it, no other try: a page stays with what the registry said when it was opened
    await page.reload();
    // its menu is whole once there is a screen
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
}

/** Puts a misbehaving program in the place of a remote's entry. */
export const replaceEntry = (page: Page, name: string, first: Misdeed): Promise<Mend> =>
  replaceProgram(page, name, container(name, first));

/** What fails outside drawing is told once in this time. */
const TOLD_AGAIN_MS = 10_000;

/** What a misbehaving program does from now on, in the page that it is in; it is told, as if time had passed. */
export const misbehave = (page: Page, misdeed: Misdeed): Promise<void> =>
  page.evaluate(
    ([next, ms]) => {
      document.documentElement.dataset['misdeed'] = next;
      const before = Date.now;
      Date.now = () => before() + ms;
    },
    [misdeed, TOLD_AGAIN_MS] as const,
  );

/** Never answers, and leaves a mark on the page that asked. */
const hang = (route: Route) =>
  route
    .request()
    .frame()
    .evaluate(() => {
      document.documentElement.dataset['hangs'] = 'yes';
    });
type Answer = (route: Route) => Promise<void>;
type Mend = () => Promise<void>;
/** Breaks the files of a remote in one way, and answers how they are mended. */
type Fault = (page: Page, name: string) => Promise<Mend>;

async function answered(page: Page, what: string | ((url: URL) => boolean), answer: Answer): Promise<Mend> {
  await page.route(what, answer);
  return () => page.unroute(what, answer);
}
function files(pattern: string, answer: Answer): Fault {
  return (page, name) => answered(page, `**/${name}/**/${pattern}`, answer);
}

/** Takes a remote's stylesheets away; what is drawn without them is for the remote to say. */
export const withoutStyles = files('*.css', (route) => route.fulfill({ status: 404 }));
/** Puts other stylesheets in their place. */
export const otherStyles = files('*.css', (route) =>
  route.fulfill({ status: 200, contentType: 'text/css', body: 'body { display: none }' }),
);

/** Something that can go wrong with the files of a remote, and what people are told of it. */
export type FileFault = {
  fault: string;
  told:
    'is not there' | 'did not answer' | 'is not the one that was released' | 'failed while it was starting';
  inject: Fault;
};

const MANIFEST = 'mf-manifest.*json*';
const ENTRY = 'remoteEntry*.js*';
const chunks =
  (answer: Answer): Fault =>
  (page, name) =>
    answered(
      page,
      ({ pathname }) => pathname.includes(`/${name}/`) && /\/(?!remoteEntry\.)[^/]+\.js$/.test(pathname),
      answer,
    );

/** Rows of faults: those of one row meet one page, each at another try. */
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
  [{ fault: 'manifest that hangs', told: 'did not answer', inject: files(MANIFEST, hang) }],
  [{ fault: 'entry that hangs', told: 'did not answer', inject: files(ENTRY, hang) }],
];
