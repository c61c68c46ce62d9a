import { HourBook, unchanged, type Watched } from './hour-book.ts';
import { DAY, type Minutes } from './instants.ts';
import { begun, grown, left, type Outage } from './outage.ts';
import type { Arrival } from './station-watch.rules.ts';

/** What the watch knows of one flow after an hour. */
export type FlowWatch = {
  flow: string;
  /** End of the newest interval of it with a count; null before there is one, as of a flow that isn't connected. */
  through: Minutes | null;
  open: Outage | null;
  confirmingSince: Minutes | null;
};

/** A full hour of a flow: what came of it, and how far its station's counts reach when they moved in this hour. */
export type FlowHour = { now: Minutes; arrivals: readonly Arrival[]; stationMovedTo: Minutes | null };

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
  const watch = hour.arrivals.reduce(arrived, before);
  const after = confirmed(judged(watch, hour, book), hour.now, book);
  if (after.open && after.open !== before.open) book.keep(after.open);
  return book.closed(after);
}

function arrived(watch: FlowWatch, { from, through, filled }: Arrival): FlowWatch {
  if (filled) return watch;
  const { open } = watch;
  const behind = watch.through ?? from;
  return {
    ...watch,
    through: Math.max(behind, through),
    open: open && from > behind ? left(open, behind, from) : open,
  };
}

function judged(watch: FlowWatch, { now, stationMovedTo }: FlowHour, book: HourBook): FlowWatch {
  const { through, open } = watch;
  if (stationMovedTo === null || through === null) return watch;
  const behind = stationMovedTo - through;
  if (!open) return behind >= BEHIND ? fallenSilent(watch, { now, through }, book) : watch;
  if (behind === 0) return { ...watch, confirmingSince: watch.confirmingSince ?? now };
  const older = grown(open, behind);
  for (let stage = 0; stage < older.stages; stage += 1) book.say(older.outage, now, 'still');
  return { ...watch, open: older.stages > 0 ? older.outage : open, confirmingSince: null };
}

function fallenSilent(
  watch: FlowWatch,
  { now, through }: { now: Minutes; through: Minutes },
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
  book.say(open, now, 'silent');
  return { ...watch, open };
}

function confirmed(watch: FlowWatch, now: Minutes, book: HourBook): FlowWatch {
  const { open, confirmingSince } = watch;
  if (!open || confirmingSince === null || now < confirmingSince + CONFIRMED_AFTER) return watch;
  const filledAt = open.missing.length === 0 ? confirmingSince : null;
  book.say({ ...open, recoveredAt: confirmingSince, filledAt }, now, 'recovered');
  return { ...watch, open: null, confirmingSince: null };
}
