import { dueDay, revisionDay } from './hold.rules.ts';

/** What is known of a month: whether it is out, and what has been seen of its counts. */
export type MonthState = {
  /** Its first day. */
  month: string;
  /** Some of its counts are not certified. */
  open: boolean;
  /** As it is out; null where it is not. */
  out: {
    source: string;
    daily: boolean;
    /** What its counts were when they were last seen to be others; null while they were the same. */
    seen: string | null;
    /** The day on which they were last seen to have changed. */
    changed_on: string | null;
  } | null;
};

/** What the agency has chosen. */
export type Choice = { isOn: boolean; firstMonth: string; holdDays: number | null; daily: boolean };

/**
 * Whether a month goes out for the first time: the agency wants it, its hold is over, and every count of it is certified. A part
 * of a month is none.
 */
export const isDue = ({ month, open, out }: MonthState, choice: Choice, today: string): boolean =>
  out === null &&
  choice.isOn &&
  !open &&
  month >= choice.firstMonth &&
  dueDay(month, choice.holdDays) <= today;

/** What becomes of a month that is out, by what its counts are now (empty: some are not certified, or there are none). */
export type Next = 'stands' | 'under revision' | 'goes out anew';

/** A month whose counts are others stays as it is, under revision, until they are certified and the next hold is over. */
export function nextOf({ out }: Pick<MonthState, 'out'>, now: string, choice: Choice, today: string): Next {
  if (out === null) return 'stands';
  if (now === out.source) return choice.isOn && out.daily !== choice.daily ? 'goes out anew' : 'stands';
  const changedOn = out.seen === now && out.changed_on !== null ? out.changed_on : today;
  const isOver = revisionDay(changedOn, choice.holdDays) <= today;
  return now !== '' && choice.isOn && isOver ? 'goes out anew' : 'under revision';
}
