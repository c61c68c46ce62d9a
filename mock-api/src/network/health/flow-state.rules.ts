import type { FlowState, HealthState } from 'shared-domain';
import type { FlowWatch } from './flow-watch.rules.ts';
import type { Minutes } from './instants.ts';
import type { StoredWatch } from './stored-watch.ts';

/** A flow as it stands at its station. */
export type FlowAtStation = {
  id: number;
  /** Whether it counts by itself, and whether it is one of those that are watched. */
  byItself: boolean;
  watched: boolean;
};

/** A flow's state, since when, and how far its counts reach, where these are known. */
export type FlowStanding = { state: FlowState | null; since: Minutes | null; through: Minutes | null };

const UNKNOWN: FlowStanding = { state: null, since: null, through: null };

/** In these nothing is expected of a station, nor of its flows. */
const AT_REST: ReadonlySet<HealthState> = new Set<HealthState>(['retired', 'closed', 'waiting', 'overdue']);

/**
 * The state of a flow (network.md, 1.2). It is judged against its own station: where that is silent, so are its flows, and none of them
 * is told by itself. One that nobody watches has none.
 */
export function flowStateOf(
  { id, byItself, watched }: FlowAtStation,
  { state, watch }: { state: HealthState; watch: StoredWatch | null },
): FlowStanding {
  if (!byItself || watch?.is !== 'counter' || AT_REST.has(state)) return UNKNOWN;
  if (!watched) return { ...UNKNOWN, state: 'unconnected' };
  const { station, flows } = watch;
  const own = flows.find(({ flow }) => flow === String(id));
  const through = own?.through ?? null;
  const standing = open(station) ?? (own ? open(own) : null);
  if (standing) return { ...standing, through };
  return { state: through === null ? 'new' : 'working', since: null, through };
}

/** What lasts, of the station or of the flow alone. */
function open({
  open: outage,
  confirmingSince,
}: Pick<FlowWatch, 'open' | 'confirmingSince'>): Pick<FlowStanding, 'state' | 'since'> | null {
  if (!outage) return null;
  return confirmingSince === null
    ? { state: 'silent', since: outage.start }
    : { state: 'recovering', since: confirmingSince };
}
