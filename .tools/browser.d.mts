/** A browser and where it came from. */
export type Browser = { path: string; from: string };

/** A browser that is here already; null where there is none. */
export function installedBrowser(around?: {
  env?: Record<string, string | undefined>;
  exists?: (path: string) => boolean;
}): Browser | null;

/** A browser, fetched where none is here, and says which; throws with what to do when there is no way to one. */
export function findBrowser(say?: (line: string) => void): Promise<Browser>;

/** The path of a Firefox that is here; null where there is none. */
export function installedFirefox(around?: {
  env?: Record<string, string | undefined>;
  exists?: (path: string) => boolean;
  platform?: string;
}): string | null;
