/** A browser and where it came from. */
export type Browser = { path: string; from: string };

/** A browser that is here already; null where there is none. */
export function installedBrowser(around?: {
  env?: Record<string, string | undefined>;
  exists?: (path: string) => boolean;
}): Browser | null;

/** A browser, fetched where none is here, and says which; throws with what to do when there is no way to one. */
export function findBrowser(say?: (line: string) => void): Promise<Browser>;
