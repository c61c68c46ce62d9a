import type { HealthState } from 'shared-domain';
import { isIn, type Minutes, type Span } from './instants.ts';
import type { Outage } from './outage.ts';
import { OVERRUN } from './rhythm.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

/** What is known of a station besides its watch. */
export type StationFacts = {
  /** From when on it is retired; null where no end was entered. */
  retiredAt: Minutes | null;
  closures: readonly Span[];
  /** Null where the watch has not looked at it, or has nothing to expect. */
  watch: StoredWatch | null;
  /** Whether any count ever came. */
  hasCounts: boolean;
  /** Since when somebody has to see to it, as the newest visit says; null: nobody has to. */
  maintenanceSince: Minutes | null;
  /** Since when the counts of its source can't be fetched; null where they can, or are not fetched. */
  failingSince: Minutes | null;
  /** Strong findings are open, or days wait for certifying for longer than they should. */
  needsReview: boolean;
};

/** A station's state and since when, where that is known. */
export type StationState = { state: HealthState; since: Minutes | null };

/** The state of a station: the first in the order of network.md, 1.2 that fits. */
export function stateOf(facts: StationFacts, now: Minutes): StationState {
  const { retiredAt, watch } = facts;
  if (retiredAt !== null && now >= retiredAt) return { state: 'retired', since: retiredAt };
  const closure = facts.closures.find((span) => isIn(span, now));
  if (closure) return { state: 'closed', since: closure[0] };
  if (watch?.is === 'uploads') return uploads(facts, watch.upload.open);
  const own = watch && unusual(watch, now);
  if (own) return own;
  if (facts.failingSince !== null) return { state: 'failing', since: facts.failingSince };
  if (facts.maintenanceSince !== null) return { state: 'maintenance', since: facts.maintenanceSince };
  if (!facts.hasCounts) return { state: watch ? 'new' : 'waiting', since: null };
  if (facts.needsReview) return { state: 'review', since: null };
  if (watch && isLate(watch, now))
    return { state: 'late', since: watch.station.through + watch.station.rhythm.usual };
  return { state: 'working', since: null };
}

function uploads(
  { needsReview, hasCounts, maintenanceSince }: StationFacts,
  overdue: Outage | null,
): StationState {
  if (overdue) return { state: 'overdue', since: overdue.dueAt };
  if (maintenanceSince !== null) return { state: 'maintenance', since: maintenanceSince };
  if (needsReview) return { state: 'review', since: null };
  return { state: hasCounts ? 'working' : 'waiting', since: null };
}

type CounterWatch = StoredWatch & { is: 'counter' };

/** Silent or on its way back, of the station or the first of its flows. */
function unusual({ station, flows }: CounterWatch, now: Minutes): StationState | null {
  const { open, confirmingSince } = station;
  if (open && confirmingSince !== null) return { state: 'recovering', since: confirmingSince };
  if (open) return { state: 'silent', since: Math.min(open.start, now) };
  const flow = flows.find((one) => one.open !== null);
  if (!flow?.open) return null;
  if (flow.confirmingSince !== null) return { state: 'recovering', since: flow.confirmingSince };
  return { state: 'silent', since: flow.open.start };
}

/** Older than usual by half, but not silent. */
const isLate = ({ station }: CounterWatch, now: Minutes): boolean =>
  station.hasCounts && now - station.through > OVERRUN * station.rhythm.usual;
