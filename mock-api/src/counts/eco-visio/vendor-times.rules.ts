import { minutesOfText } from 'shared-domain';

const WALL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The wall-clock time of a row in minutes since 1970-01-01, or null. `isoDate` has the right offset, so its clock part
 * is local; `date` says +0000 and is local all the same, so it serves where `isoDate` is missing.
 */
export function wallMinutesOf({
  date,
  isoDate,
}: {
  date?: string | null;
  isoDate?: string | null;
}): number | null {
  const parts = WALL.exec((isoDate || date) ?? '');
  return parts ? minutesOfText(`${parts[1]} ${parts[2]}`) : null;
}

/** The day 'YYYY-MM-DD' of a date such as '2019-04-15T00:00:00-0400', or null. */
export function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && minutesOfText(day) !== null ? day : null;
}

/** 'YYYY-MM-DDTHH:MM:SS', as the platform wants its times. */
export function vendorTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 19);
}

const DAY = 24 * 60;
/** The most that the platform is asked for at a time. */
const MOST_DAYS = 100;

/** A range in the pieces that it is asked for in, oldest first. */
export function piecesOf({ begin, end }: { begin: number; end: number }): { begin: number; end: number }[] {
  const pieces: { begin: number; end: number }[] = [];
  for (let from = begin; from < end; from += MOST_DAYS * DAY) {
    pieces.push({ begin: from, end: Math.min(end, from + MOST_DAYS * DAY) });
  }
  return pieces;
}
