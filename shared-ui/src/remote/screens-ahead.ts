import { matchPath } from 'shared-ui/router';
import type { ScreenPlace } from './contract.ts';

/** What a screen of a remote takes, so that it can be fetched before the screen is drawn. */
export type ScreenAhead = {
  /** Its route, as the descriptor names it. */
  path: string;
  /** Fetches its code. */
  code: () => Promise<unknown>;
  /** Asks for what it shows first (`askAhead` of `shared-ui/query`); changes nothing. */
  data?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => unknown;
};

/** For how long who fetches code alone lets the calls pass of who opens the screen in that moment, in milliseconds. */
const AHEAD_MS = 100;

/**
 * A remote's `prepare`: begins to fetch code and, with `data`, first answers of the screen at an address. The calls are sent
 * first, as more calls depend on their answers: a browser opens six lines to a server, and code would take them all. What
 * fails is told where it is needed.
 */
export const screensAhead =
  (screens: readonly ScreenAhead[]) =>
  ({ pathname, search }: ScreenPlace, withData: boolean): void => {
    for (const { path, code, data } of screens) {
      const match = matchPath({ path, end: true }, pathname);
      if (!match) continue;
      if (withData) data?.(match.params, new URLSearchParams(search));
      // a call is on the line only once what it waits for has been looked at
      setTimeout(() => void code().catch(() => undefined), withData ? 0 : AHEAD_MS);
    }
  };
