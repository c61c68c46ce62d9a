import { DAY, HOUR, isIn, outside, type Minutes, type Span } from './instants.ts';
import { begun, grown, left, refilled, type Outage } from './outage.ts';
import { HourBook, type Watched } from './hour-book.ts';
import { LEARNING, relearned, taught, thresholdOf, type Rhythm } from './rhythm.rules.ts';

/** One row of the arrival log: what moved the newest count, or filled something behind it. */
export type Arrival = { at: Minutes; from: Minutes; through: Minutes; filled: boolean };

/** What people have entered of a station. */
export type Plan = {
  /** The first moment of which counts are expected; behind a closure that it falls into. */
  expectedFrom: Minutes;
  /** The station closes by plan: nothing is expected of it. */
  closures: readonly Span[];
  /** Reached and entered: a late entry counts from its entry on. */
  retired: { from: Minutes; enteredAt: Minutes } | null;
};

/** Whether a station has retired by now. */
export const hasRetired = ({ retired }: Plan, now: Minutes): boolean =>
  retired !== null && now >= Math.max(retired.from, retired.enteredAt);

/** Whether a station is closed by plan. */
export const isClosed = ({ closures }: Plan, now: Minutes): boolean =>
  closures.some((closure) => isIn(closure, now));

/** What the watch knows of a station after an hour. */
export type StationWatch = {
  /** End of the newest interval with a count; the first expected moment before there is one. */
  through: Minutes;
  /** Whether any count ever came. */
  hasCounts: boolean;
  /** When it came; null before. */
  movedAt: Minutes | null;
  rhythm: Rhythm;
  open: Outage | null;
  /** Since when there are data again; null where there are none. */
  confirmingSince: Minutes | null;
  /** Until when nothing new is told, after an import was taken back. */
  quietUntil: Minutes | null;
  /** Outages that are over and of which something is missing, oldest first. */
  gaps: readonly Outage[];
};

/** Of a station whose counts we fetch ourselves: when its source last answered, and from when until when it does or did last not. */
export type Polled = { at: Minutes; failing: Span | null };

/** An hour: what came until then, and how its source was asked where that is ours to do. */
export type Hour = {
  now: Minutes;
  arrivals: readonly Arrival[];
  plan: Plan;
  polled: Polled | null;
  /** Before, the watch only learns. */
  watchedFrom: Minutes;
};

const NEVER_AFTER = 14 * DAY;
/** A recovery is one when it has held for so long. */
const CONFIRMED_AFTER = DAY;
/** What comes within a day before a closure belongs to it: the age counts from the closure's end. */
const CLOSURE_LEAD = DAY;

/** The watch of a station before its first hour. */
export const newWatch = ({ expectedFrom }: Plan, from: Minutes = expectedFrom): StationWatch => ({
  through: from,
  hasCounts: false,
  movedAt: null,
  rhythm: LEARNING,
  open: null,
  confirmingSince: null,
  quietUntil: null,
  gaps: [],
});

/**
 * Evaluates a station at a full hour (network.md, 1.1 and 1.2): learns its rhythm, takes what arrived, and says whether it is
 * silent, recovering, back, or has retired. Pure: the clock, the arrivals and the plans are given.
 */
export function watchHour(before: StationWatch, hour: Hour): Watched<StationWatch> {
  const book = new HourBook();
  const rhythm = relearned(before.rhythm, hour.now);
  let watch = rhythm === before.rhythm ? before : { ...before, rhythm };
  for (const arrival of hour.arrivals)
    watch = arrival.filled ? filledBehind(watch, arrival, hour, book) : moved(watch, arrival, hour);
  const hasMoved = hour.arrivals.some(({ filled }) => !filled);
  const after = judged(watch, hour, hasMoved, book);
  if (after.open && after.open !== before.open) book.keep(after.open);
  return book.closed(after);
}

/** Counts behind the newest one: what an outage lost shrinks; where nothing of it is missing any more, that is told. */
function filledBehind(
  watch: StationWatch,
  { from, through }: Arrival,
  { now }: Hour,
  book: HourBook,
): StationWatch {
  const fill = (outage: Outage): Outage => {
    const after = refilled(outage, [from, through], now);
    if (after === outage) return outage;
    book.keep(after);
    if (after.missing.length === 0) book.say(after, now, 'filled');
    return after;
  };
  const gaps = watch.gaps.map(fill).filter(({ missing }) => missing.length > 0);
  return { ...watch, open: watch.open && fill(watch.open), gaps };
}

function moved(watch: StationWatch, { at, from, through }: Arrival, { plan, polled }: Hour): StationWatch {
  const failing = polled?.failing ?? null;
  const base = plan.closures.reduce(
    (latest, [, end]) => (latest < end && at >= end ? end : latest),
    watch.through,
  );
  const endsFailure = failing !== null && at >= failing[0] && at <= failing[1] + HOUR;
  // several stretches of one import are one delivery
  const teaches = watch.hasCounts && at !== watch.movedAt;
  const rhythm = teaches
    ? taught(watch.rhythm, { at, peak: at - base, endsSilence: watch.open !== null, endsFailure })
    : watch.rhythm;
  const open =
    watch.open && from > watch.through ? left(watch.open, [watch.through, from], plan.closures) : watch.open;
  return { ...watch, rhythm, open, through: Math.max(watch.through, through), hasCounts: true, movedAt: at };
}

function judged(watch: StationWatch, hour: Hour, hasMoved: boolean, book: HourBook): StationWatch {
  const { now, plan } = hour;
  const { open } = watch;
  if (hasRetired(plan, now)) {
    if (!open) return watch;
    book.say({ ...open, retiredAt: now }, now, 'retired');
    return { ...watch, open: null, confirmingSince: null };
  }
  if (open?.kind === 'never' && !watch.hasCounts && now < plan.expectedFrom) {
    // somebody has entered since that its first counter comes later
    book.say({ ...open, retiredAt: now }, now, 'retired');
    return { ...watch, open: null, confirmingSince: null };
  }
  const { base, asked, age } = ageOf(reachOf(watch, plan), hour);
  // while it is closed by plan, an outage from before grows no older, and nothing is told of it
  const openFor = isClosed(plan, now) ? 0 : outside(plan.closures, [base, asked]);
  if (open) return goingOn(watch, open, { now, age, openFor, hasMoved }, book);
  if (now < Math.max(hour.watchedFrom, watch.quietUntil ?? now) || isClosed(plan, now)) return watch;
  const found = newOutage(watch, { now, asked, age, base, plan });
  if (!found) return watch;
  book.say(found, now, 'silent');
  return { ...watch, open: found };
}

/** How far counts reach; without any they are expected from a moment on that may have been moved. */
const reachOf = ({ hasCounts, through }: StationWatch, { expectedFrom }: Plan): Minutes =>
  hasCounts ? through : Math.max(through, expectedFrom);

/**
 * How old a station's newest count is. The age counts from that count, or from the end of a planned closure that it fell into, up to when
 * its source was asked: while nobody could ask, the clock stands.
 */
export function ageOf(
  through: Minutes,
  { now, polled, plan: { closures } }: Pick<Hour, 'now' | 'polled'> & { plan: Pick<Plan, 'closures'> },
): { base: Minutes; asked: Minutes; age: Minutes } {
  const base = closures.reduce(
    (latest, [from, until]) =>
      latest >= from - CLOSURE_LEAD && latest < until && now >= until ? until : latest,
    through,
  );
  const asked = polled ? Math.min(polled.at, now) : now;
  return { base, asked, age: asked - base };
}

type Moment = { now: Minutes; age: Minutes };

function newOutage(
  watch: StationWatch,
  { now, asked, age, base, plan }: Moment & { asked: Minutes; base: Minutes; plan: Plan },
): Outage | null {
  const { usual } = watch.rhythm;
  const threshold = thresholdOf(usual);
  if (watch.hasCounts)
    return age >= threshold
      ? begun({
          kind: 'silent',
          flow: null,
          start: base,
          dueAt: base + usual,
          silentAt: now,
          usual,
          threshold,
        })
      : null;
  const dueAt = plan.expectedFrom + NEVER_AFTER;
  return asked >= dueAt
    ? begun({
        kind: 'never',
        flow: null,
        start: plan.expectedFrom,
        dueAt,
        silentAt: now,
        usual: 0,
        threshold: NEVER_AFTER,
      })
    : null;
}

function goingOn(
  watch: StationWatch,
  open: Outage,
  { now, age, openFor, hasMoved }: Moment & { openFor: Minutes; hasMoved: boolean },
  book: HourBook,
): StationWatch {
  const threshold = thresholdOf(watch.rhythm.usual);
  let { confirmingSince } = watch;
  let outage = open;
  if (hasMoved && age < threshold && confirmingSince === null) {
    confirmingSince = now;
    outage = { ...outage, confirming: [...outage.confirming, [now, now + CONFIRMED_AFTER]] };
  } else if (confirmingSince !== null && age >= threshold) {
    // silent again before it was believed: the same outage goes on
    outage = { ...outage, confirming: [...outage.confirming.slice(0, -1), [confirmingSince, now]] };
    confirmingSince = null;
  }
  if (confirmingSince !== null && now >= confirmingSince + CONFIRMED_AFTER)
    return recovered({ ...watch, open: outage }, outage, { now, since: confirmingSince }, book);
  if (confirmingSince !== null) return { ...watch, open: outage, confirmingSince };
  const older = grown(outage, openFor);
  for (let stage = 0; stage < older.stages; stage += 1) book.say(older.outage, now, 'still');
  return { ...watch, open: older.stages > 0 ? older.outage : outage, confirmingSince };
}

function recovered(
  watch: StationWatch,
  open: Outage,
  { now, since }: { now: Minutes; since: Minutes },
  book: HourBook,
): StationWatch {
  const filledAt = open.missing.length === 0 ? (open.filledAt ?? since) : open.filledAt;
  const over = { ...open, recoveredAt: since, filledAt };
  book.say(over, now, 'recovered');
  return {
    ...watch,
    open: null,
    confirmingSince: null,
    gaps: over.missing.length > 0 ? [...watch.gaps, over] : watch.gaps,
  };
}

/** How long nothing is told after an import was taken back. */
const QUIET_AFTER_UNDO = DAY;

/** A station after an import was taken back: its counts reach as far as what is left, and nothing new is told for a day. */
export const takenBack = (watch: StationWatch, through: Minutes | null, now: Minutes): StationWatch => ({
  ...watch,
  through: through ?? watch.through,
  hasCounts: through !== null,
  quietUntil: now + QUIET_AFTER_UNDO,
});
