import { isIntervalEnabled, type FileInspection, type ImportStation } from 'shared-domain';

/**
 * Where a part of a file stands: still to be loaded, its import has begun, left out by the person, of a station that they can't load
 * to, or of an interval that can't be loaded.
 */
type PartState = 'open' | 'begun' | 'left' | 'elsewhere' | 'interval';

/** The counts of one station at one interval in a file that holds several: each is an import of its own. */
export type FilePart = {
  /** What is chosen of how the file is read. */
  key: string;
  name: string;
  station: string;
  interval: number;
  state: PartState;
};

/** The parts of a file of our own, as far as the person can load them; none where it holds one alone. */
export function partsOf(
  { counters }: Pick<FileInspection, 'counters'>,
  stations: readonly Pick<ImportStation, 'station_id_tmg'>[],
): FilePart[] {
  const known = new Set(stations.map(({ station_id_tmg: id }) => id));
  const parts = counters.flatMap(({ serial, name, part }): FilePart[] => {
    if (!part) return [];
    const { station_id_tmg: station, interval } = part;
    const state = !known.has(station) ? 'elsewhere' : isIntervalEnabled(interval) ? 'open' : 'interval';
    return [{ key: serial, name, station, interval, state }];
  });
  return parts.length > 1 ? parts : [];
}

/** The part that comes next; null where none is left to load. */
export const nextPart = (parts: readonly FilePart[]): FilePart | null =>
  parts.find(({ state }) => state === 'open') ?? null;

/** The parts with one of them in another state. */
export const withState = (
  parts: readonly FilePart[],
  key: string | undefined,
  state: PartState,
): FilePart[] => parts.map((part) => (part.key === key ? { ...part, state } : part));

/** The parts once nothing more is to be loaded of them. */
export const finished = (parts: readonly FilePart[]): FilePart[] =>
  parts.map((part) => (part.state === 'open' ? { ...part, state: 'left' } : part));

/** How many of the parts have been begun, and how many were left out, for whatever reason. */
export function tally(parts: readonly FilePart[]): { begun: number; left: number } {
  const begun = parts.filter(({ state }) => state === 'begun').length;
  const open = parts.filter(({ state }) => state === 'open').length;
  return { begun, left: parts.length - begun - open };
}
