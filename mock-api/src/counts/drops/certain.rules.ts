import { DAY_MS, dayText } from 'shared-domain';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A column's counts of a day: how many people, and which share of the day has a count. */
export type DayTotal = { day: number; total: number; share: number };

/** A column of the file beside what is stored of its flow; `stored` are the days that it is compared with. */
export type ColumnDays = { header: string; incoming: readonly DayTotal[]; stored: readonly DayTotal[] };

/** What a dry run has shown. */
export type DryRunFacts = {
  /** Why the file can't be loaded at all. */
  refusal: Text | null;
  /** Lines that can't be taken; times in the future are among them. */
  rejected: number;
  /** Counts of the file that are certified in the store already. */
  certified: number;
  /** Stored counts of the same interval, and of others, that would give way. */
  replaced: number;
  superseded: number;
  /** Whether suspects or notes stand beside its counts: what is set aside, somebody sets aside (C9). */
  marked: boolean;
  /** What the reader noticed of the counter's clock and memory. */
  clock: readonly Text[];
  /** The first minute of the file, and the end of the newest stored count. */
  first: number | null;
  through: number | null;
  columns: readonly ColumnDays[];
};

const DAY = 24 * 60;
/** So many days may lie between what is stored and what comes. */
const MOST_GAP_DAYS = 60;
/** How many days before a file its days are compared with. */
export const LIKE_DAYS = 28;
/** Fewer like days say nothing. */
const FEWEST_LIKE = 3;
/** A day counts as whole from this share on. */
const WHOLE = 0.9;
const LEAST = 0.1;
const MOST = 10;

/** Why a file that fits a mapping is not loaded by itself, the weightiest first; nothing where it is certain. */
export function reasonsToWait(facts: DryRunFacts): Text[] {
  const { refusal, rejected, certified, replaced, superseded, marked, clock } = facts;
  if (refusal) return [refusal];
  return [
    ...(rejected > 0 ? [texts.rejected({ count: rejected })] : []),
    ...(certified > 0 ? [texts.certified({ count: certified })] : []),
    ...(replaced > 0 ? [texts.replaced({ count: replaced })] : []),
    ...(superseded > 0 ? [texts.superseded({ count: superseded })] : []),
    ...(marked ? [texts.marked] : []),
    ...gapReason(facts),
    ...dayReasons(facts),
    ...clock,
  ];
}

function gapReason({ first, through }: DryRunFacts): Text[] {
  if (first === null) return [texts.nothingNew];
  if (through === null) return [texts.nothingStored];
  const days = Math.ceil((first - through) / DAY);
  return days > MOST_GAP_DAYS ? [texts.gap({ days })] : [];
}

function dayReasons({ columns, through }: DryRunFacts): Text[] {
  // where nothing is stored that is told already
  if (through === null) return [];
  const judged = columns.flatMap(({ header, incoming, stored }) =>
    incoming
      .filter(({ share }) => share >= WHOLE)
      .map((day) => ({ header, ...day, usual: usual(day, stored) })),
  );
  const unknown = judged.find((one) => one.usual === null);
  const odd = judged.filter((one) => one.usual !== null && isOdd(one.total, one.usual));
  const [first] = odd;
  return [
    ...(first?.usual == null
      ? []
      : [
          texts.oddDay({
            column: first.header,
            day: saidDay(dayText(DAY_MS * first.day)),
            total: first.total,
            usual: Math.round(first.usual),
            more: odd.length - 1,
          }),
        ]),
    ...(unknown ? [texts.fewLikeDays({ column: unknown.header })] : []),
  ];
}

/** The median of the stored days of the same kind, weekday or weekend; null where there are too few. */
function usual({ day }: DayTotal, stored: readonly DayTotal[]): number | null {
  const like = stored
    .filter((one) => one.share >= WHOLE && isWeekend(one.day) === isWeekend(day))
    .map(({ total }) => total)
    .toSorted((a, b) => a - b);
  if (like.length < FEWEST_LIKE) return null;
  const half = Math.floor(like.length / 2);
  const [below = 0, above = 0] = [like[like.length % 2 === 0 ? half - 1 : half], like[half]];
  return (below + above) / 2;
}

/** Days are numbered from 1970-01-01 on, a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7);

/** Where hardly anybody passes a few more are no wonder. */
const isOdd = (total: number, usual: number): boolean =>
  total < usual * LEAST || total > Math.max(usual, 1) * MOST;
