import type { HealthState } from 'shared-domain';
import { lasts } from './earlier-uploads.rules.ts';
import { isIn, type Minutes, type Span } from './instants.ts';
import type { Outage } from './outage.ts';
import { OVERRUN } from './rhythm.rules.ts';
import { ageOf, type Polled } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

/** What is known of a station besides its watch. */
export type StationFacts = {
  /** From when on it is retired; null where no end was entered. */
  retiredAt: Minutes | null;
  closures: readonly Span[];
  /** When nothing would come of it, as people have said beforehand; it is not closed then. */
  expected: readonly Span[];
  /** How its source was asked; null where that is not ours to do. */
  polled: Polled | null;
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
  if (watch?.is === 'uploads') return uploads(facts, overdueOf(watch));
  const own = watch && unusual(watch, now);
  if (own) return own;
  if (facts.failingSince !== null) return { state: 'failing', since: facts.failingSince };
  if (facts.maintenanceSince !== null) return { state: 'maintenance', since: facts.maintenanceSince };
  if (!facts.hasCounts) return { state: watch ? 'new' : 'waiting', since: null };
  if (facts.needsReview) return { state: 'review', since: null };
  const dueAt = watch && lateSince(watch, facts, now);
  return dueAt === null ? { state: 'working', since: null } : { state: 'late', since: dueAt };
}

/** What else somebody has to see to at a station, which its state hides; nothing where it is retired. */
export function alsoOf(
  { failingSince, maintenanceSince, needsReview, hasCounts }: StationFacts,
  state: HealthState,
): HealthState[] {
  if (state === 'retired') return [];
  const all: [HealthState, boolean][] = [
    ['failing', failingSince !== null],
    ['maintenance', maintenanceSince !== null],
    ['review', needsReview && hasCounts],
  ];
  return all.flatMap(([other, holds]) => (holds && other !== state ? [other] : []));
}

/** The upload that is overdue for longest; null where none is. */
const overdueOf = ({ upload, earlier = [] }: StoredWatch & { is: 'uploads' }): Outage | null =>
  earlier.find(({ outage }) => lasts(outage))?.outage ?? upload.open;

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

/** When one should have heard, of a counter that is older than usual by half but not silent; by the age that the watch goes by. */
function lateSince(
  { station }: CounterWatch,
  { closures: planned, expected, polled }: StationFacts,
  now: Minutes,
): Minutes | null {
  const closures = [...planned, ...expected];
  if (!station.hasCounts || closures.some((span) => isIn(span, now))) return null;
  const { usual } = station.rhythm;
  const { base, age } = ageOf(station.through, { now, polled, plan: { closures } });
  return age > OVERRUN * usual ? base + usual : null;
}
