import { DAY, HOUR, type Minutes } from './instants.ts';

/** The peaks of one day, from 06:00 UTC on: how long each and how often. Most deliverers have one or two lengths a day. */
type DayOfPeaks = { day: number; peaks: readonly (readonly [peak: Minutes, times: number])[] };

/**
 * How a counter delivers, as its deliveries have taught. A peak is the age of the newest count just before newer ones came. Days
 * hold lengths and not moments, so that a counter of quarter hours, with 5,760 peaks in sixty days, is remembered in a few lines.
 */
export type Rhythm = {
  days: readonly DayOfPeaks[];
  /** The latest peaks, newest last. */
  latest: readonly Minutes[];
  /** After so long one has nearly always heard. */
  usual: Minutes;
  /** The day on which `usual` was worked out. */
  learnedOn: number | null;
  /** Peaks far beyond the usual one, in a row. */
  overruns: readonly Minutes[];
  /** Since when it delivers otherwise than before; null where it never changed. */
  changedAt: Minutes | null;
};

/** Before a counter has taught anything. */
export const LEARNING: Rhythm = {
  days: [],
  latest: [],
  usual: 72 * HOUR,
  learnedOn: null,
  overruns: [],
  changedAt: null,
};

const LEARNS_AT = 6 * HOUR;
const DAYS_BACK = 60;
const LATEST = 12;
const FEWEST = 5;
const SHARE = 0.95;
/** Beyond so many times the usual one, a peak that ended a silence teaches nothing, and a running age is late. */
export const OVERRUN = 1.5;
const OVERRUNS_OF_A_CHANGE = 3;

/** From what age on a counter is silent: never less than a day, and half a day after one should have heard. */
export const thresholdOf = (usual: Minutes): Minutes => Math.max(DAY, usual + 12 * HOUR);

/**
 * Whether a counter has yet to teach enough to be known; before, three days count as usual. The latest teach where sixty days hold fewer;
 * and one that delivers otherwise than before is known at once.
 */
export const isLearning = ({ days, latest, changedAt }: Rhythm): boolean =>
  changedAt === null && Math.max(timesIn(days), latest.length) < FEWEST;

const dayOf = (at: Minutes): number => Math.floor((at - LEARNS_AT) / DAY);
const timesIn = (days: readonly DayOfPeaks[]): number =>
  days.reduce((sum, { peaks }) => sum + peaks.reduce((all, [, times]) => all + times, 0), 0);

/**
 * What is usual, worked out anew once a day, at 06:00 UTC: the 95th percentile (nearest rank) of the peaks of the last sixty days,
 * or of the last twelve where those are more; as it was with fewer than five.
 */
export function relearned(rhythm: Rhythm, now: Minutes): Rhythm {
  const today = dayOf(now);
  if (today === rhythm.learnedOn) return rhythm;
  const days = rhythm.days.filter(({ day }) => day >= today - DAYS_BACK);
  const recent = timesIn(days);
  const peaks =
    recent >= LATEST
      ? days.flatMap((one) => one.peaks)
      : rhythm.latest.map((peak): readonly [Minutes, number] => [peak, 1]);
  const enough = Math.max(recent, rhythm.latest.length) >= FEWEST;
  return { ...rhythm, days, learnedOn: today, usual: enough ? ninetyFifth(peaks) : rhythm.usual };
}

/** The least peak that at least 95 of 100 do not exceed. */
function ninetyFifth(peaks: readonly (readonly [Minutes, number])[]): Minutes {
  const sorted = peaks.toSorted(([one], [other]) => one - other);
  let left = Math.ceil(SHARE * sorted.reduce((sum, [, times]) => sum + times, 0));
  for (const [peak, times] of sorted) {
    left -= times;
    if (left <= 0) return peak;
  }
  return 0;
}

/** A delivery: when it came, how old the newest count was just before, and whether it ended a silence or an import that failed. */
export type Taught = { at: Minutes; peak: Minutes; endsSilence: boolean; endsFailure: boolean };

/**
 * Learns from a delivery. A day late teaches, an outage does not; three overruns in a row of about the same length mean that the
 * counter delivers otherwise from now on: they become the sample at once.
 */
export function taught(rhythm: Rhythm, { at, peak, endsSilence, endsFailure }: Taught): Rhythm {
  if (endsSilence && peak > OVERRUN * rhythm.usual)
    return changed({ ...rhythm, overruns: [...rhythm.overruns, peak] }, at);
  if (endsFailure) return rhythm;
  return {
    ...rhythm,
    days: withPeak(rhythm.days, dayOf(at), peak),
    latest: [...rhythm.latest, peak].slice(-LATEST),
    overruns: [],
  };
}

function changed(rhythm: Rhythm, at: Minutes): Rhythm {
  const { overruns } = rhythm;
  if (overruns.length < OVERRUNS_OF_A_CHANGE) return rhythm;
  const longest = Math.max(...overruns);
  if (longest > OVERRUN * Math.min(...overruns)) return { ...rhythm, overruns: [] };
  const day = dayOf(at);
  const days = overruns.reduce<readonly DayOfPeaks[]>((sum, peak) => withPeak(sum, day, peak), []);
  return { ...rhythm, days, latest: overruns, usual: longest, overruns: [], changedAt: at };
}

function withPeak(days: readonly DayOfPeaks[], day: number, peak: Minutes): readonly DayOfPeaks[] {
  const last = days.at(-1);
  if (last?.day !== day) return [...days, { day, peaks: [[peak, 1]] }];
  const known = last.peaks.some(([length]) => length === peak);
  const peaks = known
    ? last.peaks.map(([length, times]): readonly [Minutes, number] => [
        length,
        times + (length === peak ? 1 : 0),
      ])
    : [...last.peaks, [peak, 1] as const];
  return [...days.slice(0, -1), { day, peaks }];
}
