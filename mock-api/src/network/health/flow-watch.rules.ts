import { HourBook, unchanged, type Watched } from './hour-book.ts';
import { DAY, isIn, outside, type Minutes, type Span } from './instants.ts';
import { begun, grown, left, type NewsKind, type Outage } from './outage.ts';
import { hasRetired, isClosed, type Arrival, type Plan } from './station-watch.rules.ts';

/** What the watch knows of one flow after an hour. */
export type FlowWatch = {
  flow: string;
  /** End of the newest interval of it with a count; null before there is one, as of a flow that isn't connected. */
  through: Minutes | null;
  open: Outage | null;
  confirmingSince: Minutes | null;
  /** What is open was expected when it was found, so that nobody was told; an older release leaves it out. */
  untold?: boolean;
};

/** A full hour of a flow: what came of it, and how far its station's counts reach when they moved in this hour. */
export type FlowHour = {
  now: Minutes;
  arrivals: readonly Arrival[];
  stationMovedTo: Minutes | null;
  /** What is planned of its station. */
  plan: Plan;
  /** When somebody has said beforehand that it would lack. */
  expected?: readonly Span[];
  /** Nothing new is told: an import of its station was taken back. */
  quiet: boolean;
};

/** A flow is silent when its station's counts are so far ahead of its own. */
const BEHIND: Minutes = DAY;
const CONFIRMED_AFTER: Minutes = DAY;

/** The watch of a flow before its first hour. */
export const newFlowWatch = (flow: string): FlowWatch => ({
  flow,
  through: null,
  open: null,
  confirmingSince: null,
});

/**
 * Evaluates a flow against its own station, in data time (network.md, 1.2): it is judged when the station's counts moved, so that a
 * silent station's flows are never told one by one. It recovers when nothing of it has been behind for a day.
 */
export function watchFlowHour(before: FlowWatch, hour: FlowHour): Watched<FlowWatch> {
  // most hours of most flows
  if (!before.open && hour.arrivals.length === 0 && hour.stationMovedTo === null) return unchanged(before);
  const book = new HourBook();
  if (before.open && hasRetired(hour.plan, hour.now)) return book.closed(retiredFlow(before, hour.now, book));
  const watch = hour.arrivals.reduce((flow, one) => arrived(flow, one, hour.plan), before);
  const after = confirmed(judged(watch, hour, book), hour.now, book);
  if (after.open && after.open !== before.open) book.keep(after.open);
  return book.closed(after);
}

/** A flow after its station has retired, or is counted in another way: what was open ends, and is told where it had been. */
export function retiredFlow(watch: FlowWatch, now: Minutes, book: HourBook): FlowWatch {
  if (!watch.open) return watch;
  over(watch, { ...watch.open, retiredAt: now }, { now, what: 'retired' }, book);
  return withoutOutage(watch);
}

function arrived(watch: FlowWatch, { from, through, filled }: Arrival, { closures }: Plan): FlowWatch {
  if (filled) return watch;
  const { open } = watch;
  const behind = watch.through ?? from;
  return {
    ...watch,
    through: Math.max(behind, through),
    open: open && from > behind ? left(open, [behind, from], closures) : open,
  };
}

/** Ends what was open; of what nobody was told the end is not told either. */
function over(
  { untold }: FlowWatch,
  outage: Outage,
  { now, what }: { now: Minutes; what: NewsKind },
  book: HourBook,
): void {
  if (untold) book.keep(outage);
  else book.say(outage, now, what);
}

const told = (watch: FlowWatch): FlowWatch => (watch.untold ? { ...watch, untold: false } : watch);

const withoutOutage = (watch: FlowWatch): FlowWatch => ({
  ...told(watch),
  open: null,
  confirmingSince: null,
});

function judged(watch: FlowWatch, hour: FlowHour, book: HourBook): FlowWatch {
  const { now, stationMovedTo, plan, quiet } = hour;
  const { through, open } = watch;
  if (stationMovedTo === null || through === null || hasRetired(plan, now) || isClosed(plan, now))
    return watch;
  const behind = outside(plan.closures, [through, stationMovedTo]);
  const expected = hour.expected ?? [];
  const isExpected = expected.some((span) => isIn(span, now));
  if (!open) {
    if (behind < BEHIND || quiet) return watch;
    return fallenSilent(watch, { now, through, isExpected }, book);
  }
  if (through === stationMovedTo) return { ...watch, confirmingSince: watch.confirmingSince ?? now };
  const older = grown(open, behind);
  const after = { ...watch, open: older.stages > 0 ? older.outage : open, confirmingSince: null };
  if (isExpected) return after;
  if (watch.untold) return toldLate(after, { now, stationMovedTo, expected }, book);
  for (let stage = 0; stage < older.stages; stage += 1) book.say(older.outage, now, 'still');
  return after;
}

/** Of a silence that was expected it is told that it lasts, once counts of the station from behind the expected range show that. */
function toldLate(
  watch: FlowWatch & { open: Outage },
  { now, stationMovedTo, expected }: { now: Minutes; stationMovedTo: Minutes; expected: readonly Span[] },
  book: HourBook,
): FlowWatch {
  const end = expected.reduce((latest, [, until]) => (until <= now ? Math.max(latest, until) : latest), 0);
  if (stationMovedTo <= end) return watch;
  book.say(watch.open, now, 'silent');
  return told(watch);
}

function fallenSilent(
  watch: FlowWatch,
  { now, through, isExpected }: { now: Minutes; through: Minutes; isExpected: boolean },
  book: HourBook,
): FlowWatch {
  const open = begun({
    kind: 'flow',
    flow: watch.flow,
    start: through,
    dueAt: through,
    silentAt: now,
    usual: 0,
    threshold: BEHIND,
  });
  if (isExpected) {
    book.keep(open);
    return { ...watch, open, untold: true };
  }
  book.say(open, now, 'silent');
  return { ...watch, open };
}

function confirmed(watch: FlowWatch, now: Minutes, book: HourBook): FlowWatch {
  const { open, confirmingSince } = watch;
  if (!open || confirmingSince === null || now < confirmingSince + CONFIRMED_AFTER) return watch;
  const filledAt = open.missing.length === 0 ? confirmingSince : null;
  over(watch, { ...open, recoveredAt: confirmingSince, filledAt }, { now, what: 'recovered' }, book);
  return withoutOutage(watch);
}

/** What is left of the outage of a flow that is watched no more: it ends, and nobody is told, as nothing of the counter has changed. */
export const unwatched = ({ open }: FlowWatch, now: Minutes): Outage | null =>
  open && { ...open, retiredAt: now };
