import { HAND_RANGE_DAYS_MAX, NOTES_MAX, wallMinutesAt, type Outage } from 'shared-domain';
import { instantOf } from '../../counts/store/zoned.rules.ts';
import type { Minutes } from './instants.ts';

/** A range as people know it; without an end it lasts. */
export type OutageRange = { start: Minutes; end: Minutes | null };

/** The instant of a time beside the counter; the one of before where the clock shows the same, as it does twice in an autumn night. */
export const momentOf = (wall: Minutes, timeZone: string, before: Minutes | null = null): Minutes =>
  before !== null && wallMinutesAt(new Date(before * 60_000), timeZone) === wall
    ? before
    : instantOf(wall, timeZone);

const DAY = 24 * 60;

type RangeFault = {
  field: 'start' | 'end';
  says: 'endsBefore' | 'expectedNeedsEnd' | 'notBegun' | 'rangeTooLong';
};

/**
 * Why an outage can't have such a range: it ends before it begins, is still to come though nobody expects it, is expected for ever, or is
 * longer than any. One that has begun as it did before, and so has lasted for long, can be ended.
 */
export function rangeFault(
  { start, end, expected }: OutageRange & { expected: boolean },
  now: Minutes,
  before: Minutes | null = null,
): RangeFault | null {
  if (end !== null && end <= start) return { field: 'end', says: 'endsBefore' };
  if (start !== before && (end ?? now) - start > HAND_RANGE_DAYS_MAX * DAY)
    return { field: end === null ? 'start' : 'end', says: 'rangeTooLong' };
  if (expected) return end === null ? { field: 'end', says: 'expectedNeedsEnd' } : null;
  return start > now ? { field: 'start', says: 'notBegun' } : null;
}

/** Whether two ranges have a time in common; the moment at which one ends and the other begins is none. */
export const overlap = (one: OutageRange, other: OutageRange): boolean =>
  one.start < (other.end ?? Infinity) && other.start < (one.end ?? Infinity);

/** Whether an outage can be split at a moment: something is left on both sides. */
export const canSplitAt = ({ start, end }: OutageRange, at: Minutes): boolean =>
  at > start && (end === null || at < end);

/** What a person says of a range that the watch found, beside that: nothing where they are the same; or that it lasts, whatever end was seen. */
export function ownOf(
  { start, end }: OutageRange,
  found: OutageRange,
): { start: Minutes | null; end: Minutes | null; lasts: boolean } {
  return {
    start: start === found.start ? null : start,
    end: end === found.end ? null : end,
    lasts: end === null && found.end !== null,
  };
}

/**
 * What the watch found since a person decided, where it differs from what was seen then and from what stands; null where there is nothing to
 * propose. An end that was cut off is told of where it went.
 */
export function proposedOf(
  stands: OutageRange,
  found: OutageRange,
  { left, own, cut }: { left: { start: Minutes | null; end: Minutes | null }; own: boolean; cut: boolean },
): OutageRange | null {
  if (!own) return null;
  const start = found.start !== left.start && found.start !== stands.start;
  const end = !cut && found.end !== left.end && found.end !== stands.end;
  if (!start && !end) return null;
  return { start: start ? found.start : stands.start, end: end ? found.end : stands.end };
}

/** An outage that is to be joined with another. */
export type Joinable = OutageRange & { id: number; flow: number | null; isFound: boolean };

/** The one that goes on telling of both, the one that goes, and the range; or why they can't be joined. */
export type Joined<T> = { keep: T; gone: T; range: OutageRange };
export type JoinFault = 'joinOtherFlow' | 'joinApart';

/** Joins two outages that touch: one that the watch found goes before one that was entered, else the earlier one before the later. */
export function joinedOf<T extends Joinable>(one: T, other: T): Joined<T> | JoinFault {
  if (one.flow !== other.flow) return 'joinOtherFlow';
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  if (one.id === other.id || (first.end !== null && first.end < second.start)) return 'joinApart';
  const isSecond = second.isFound && !first.isFound;
  const end = first.end === null || second.end === null ? null : Math.max(first.end, second.end);
  return {
    keep: isSecond ? second : first,
    gone: isSecond ? first : second,
    range: { start: first.start, end },
  };
}

type Said = Pick<Outage, 'level' | 'note'>;
/** What says more of the data goes before what says less. */
const LEVELS: readonly Said['level'][] = ['do not use', 'watch', 'valid but odd', null];

/** What people said of two outages that become one: the graver level, and both notes. */
export function saidOfBoth(one: Said, other: Said): Said {
  const notes = new Set([one.note, other.note].filter((note) => note !== null && note.trim() !== ''));
  const level = LEVELS.find((word) => word === one.level || word === other.level) ?? null;
  return { level, note: notes.size > 0 ? [...notes].join('\n').slice(0, NOTES_MAX) : null };
}
