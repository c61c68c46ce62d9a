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

/**
 * A remote's `prepare`: begins to fetch code and, with `data`, first answers of the screen at an address, both at once.
 * What fails is told where it is needed.
 */
export const screensAhead =
  (screens: readonly ScreenAhead[]) =>
  ({ pathname, search }: ScreenPlace, withData: boolean): void => {
    for (const { path, code, data } of screens) {
      const match = matchPath({ path, end: true }, pathname);
      if (!match) continue;
      if (withData) data?.(match.params, new URLSearchParams(search));
      code().catch(() => undefined);
    }
  };
