/** The folder that is to hold tests' files: in memory where there is plenty, else the system's temporary one. */
export function placeOfScratch(around?: {
  exists?: (path: string) => boolean;
  room?: (path: string) => number;
  free?: () => number;
  usual?: () => string;
}): string;

/** A folder for one run. */
export function makeScratch(): string;
