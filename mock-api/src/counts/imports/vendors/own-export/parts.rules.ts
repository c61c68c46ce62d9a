import type { LoggedCounter } from 'shared-domain';
import { intervalIn } from '../flow-row-check.ts';

/** The counts of one station at one interval, as a file holds them. */
type Part = { station: string; name: string; interval: number; rows: number; first: string; last: string };

/** What a row says of itself: its station's number and name, its interval and its time, as they stand there. */
export type PlacedRow = { station: string; name: string; interval: string; time: string };

/** What is chosen of a file that holds several: the station's number and the interval in minutes. */
export const partKey = (station: string, interval: number): string => `${station} ${interval}`;

/** More stations than a state has counters of; a file with more is not followed further. */
export const MOST_PARTS = 5000;

/**
 * Whether a row belongs to what was chosen; every row does where nothing was. A row of the station whose interval can't be
 * read does as well, so that it is refused by its line.
 */
export function isOfPart(
  chosen: string | undefined,
): (row: Pick<PlacedRow, 'station' | 'interval'>) => boolean {
  if (chosen === undefined) return () => true;
  const at = chosen.lastIndexOf(' ');
  const [station, interval] = [chosen.slice(0, at), intervalIn(chosen.slice(at + 1))];
  return (row) => row.station === station && (intervalIn(row.interval) ?? interval) === interval;
}

/** Finds, row by row, of which stations and intervals a file holds counts. */
export class Parts {
  private readonly found = new Map<string, Part>();
  /** The part of the row before, and its interval as it stands there: rows of one part follow each other. */
  private last: { part: Part; written: string } | null = null;
  /** Whether the file holds more than are followed. */
  isFull = false;

  see({ station, name, interval: written, time }: PlacedRow): void {
    const isSame = this.last?.part.station === station && this.last.written === written;
    const part = isSame ? this.last?.part : this.partOf(station, name, written);
    if (!part) return;
    if (!isSame) this.last = { part, written };
    if (part.rows === 0) [part.first, part.last] = [time, time];
    part.rows += 1;
    if (time < part.first) part.first = time;
    if (time > part.last) part.last = time;
  }

  private partOf(station: string, name: string, written: string): Part | undefined {
    const interval = intervalIn(written);
    if (interval === null) return undefined;
    const key = partKey(station, interval);
    const known = this.found.get(key);
    if (known) return known;
    if (this.found.size >= MOST_PARTS) {
      this.isFull = true;
      return undefined;
    }
    const part: Part = { station, name, interval, rows: 0, first: '', last: '' };
    this.found.set(key, part);
    return part;
  }

  /** The one part that an import takes: the chosen one, or the only one; null where that is open, or there is none. */
  one(chosen: string | undefined): Pick<Part, 'station' | 'name' | 'interval'> | null {
    if (chosen !== undefined) return this.found.get(chosen) ?? null;
    const [only, other] = this.found.values();
    return only && !other ? only : null;
  }

  get stations(): string[] {
    return [...new Set([...this.found.values()].map(({ station }) => station))];
  }

  /** In minutes, the shortest first. */
  get intervals(): number[] {
    return [...new Set([...this.found.values()].map(({ interval }) => interval))].toSorted((a, b) => a - b);
  }

  /** What can be chosen of; nothing where there is no choice. */
  get choices(): LoggedCounter[] {
    if (this.found.size < 2) return [];
    return [...this.found].map(([serial, { station, name, interval, rows, first, last }]) => ({
      serial,
      name: `${station} ${name}`.trim(),
      first: asMoment(first),
      last: asMoment(last),
      rows,
      part: { station_id_tmg: station, interval },
    }));
  }
}

/** A time as exports write it; null where a spreadsheet has written it in a way of its own, which sorts otherwise. */
const asMoment = (text: string): string | null =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null;
