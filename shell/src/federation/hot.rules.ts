/** How a change on the developer's machine comes into a page that takes a remote from there. */
export type Hot =
  /** Not at all: a build is served there. */
  | { way: 'never' }
  /** At once, and what the screens hold is kept: the page runs with the developer's React. */
  | { way: 'kept' }
  /** With the whole page. `react`: because React is another one there than here. */
  | { way: 'reload'; react?: { theirs: string; own: string } };

/** What has to be of one kind for all who draw in a page: either all of it is the developer's, or nothing. */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

type Versions = Partial<Record<string, string>>;

/** Versions of what a remote brings to share, by what its federation manifest says. */
export function versionsIn(manifest: unknown): Versions {
  const { shared } = (manifest ?? {}) as { shared?: { name?: string; version?: string }[] };
  if (!Array.isArray(shared)) return {};
  return Object.fromEntries(shared.map(({ name, version }) => [name, version]));
}

/**
 * How the changes of a developer's remote come. `release`: what its server says of it; `theirs` and `own`: versions of
 * what is shared, there and in this shell.
 */
export function wayOf(release: unknown, theirs: Versions, own: Versions): Hot {
  const { development } = (release ?? {}) as { development?: unknown };
  if (development !== true) return { way: 'never' };
  const other = REACT.find((name) => theirs[name] === undefined || theirs[name] !== own[name]);
  if (!other) return { way: 'kept' };
  return { way: 'reload', react: { theirs: theirs[other] ?? '–', own: own[other] ?? '–' } };
}

/** What a development server's client posts to its page when a change has been compiled. */
const UPDATE = 'webpackHotUpdate';

/** Whether a message in the page says that a remote has changed on its development server. */
export const tellsOfChange = (message: unknown): boolean =>
  typeof message === 'string' && message.startsWith(UPDATE);
