import type { Outage, StationClosure, StationHealth } from 'shared-domain';
import { flowStateOf } from './flow-state.rules.ts';
import type { ClosureRow, HealthRow, OutageRow, StationFlowRow } from './health.sql.ts';
import { alsoOf, stateOf } from './health-state.rules.ts';
import { HOUR, lengthOf, type Minutes } from './instants.ts';
import { joinedOf, proposedOf, type OutageRange } from './outage-ranges.rules.ts';
import { expectedOf, planOf, startOf } from './plan.ts';
import { failingSince, polledOf } from './polled.ts';
import { isLearning } from './rhythm.rules.ts';
import { watchOf } from './silent.rules.ts';

const iso = (minutes: Minutes): string => new Date(minutes * 60_000).toISOString();

/** What is asked of other tables for the state of stations. */
export type Beside = {
  closures: readonly ClosureRow[];
  /** Stations with any counts, and those that need review. */
  counted: ReadonlySet<number>;
  toReview: ReadonlySet<number>;
  /** The day of the newest visit of those that need maintenance. */
  maintenance: ReadonlyMap<number, string>;
};

/** A station in the list of the network, as of a moment. */
export function healthReply(
  row: HealthRow,
  { closures, counted, toReview, maintenance }: Beside,
  now: Minutes,
): StationHealth {
  const watch = watchOf(row);
  const own = closures.filter(({ station_id }) => station_id === row.id);
  const facts = {
    ...planOf({ ...row, closures: own }),
    expected: expectedOf(row),
    polled: polledOf(row.polled, now),
    watch,
    hasCounts: counted.has(row.id),
    needsReview: toReview.has(row.id),
    failingSince: failingSince(row.polled),
    maintenanceSince: startOf(maintenance.get(row.id), row.time_zone),
  };
  const { state, since } = stateOf(facts, now);
  const counter = watch?.is === 'counter' ? watch : null;
  const rhythm = counter && !isLearning(counter.station.rhythm) ? counter.station.rhythm : null;
  return {
    station_id_tmg: row.station_id_tmg,
    station_name: row.station_name,
    agency: row.agency,
    time_zone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
    state,
    since: since === null ? null : iso(since),
    through_at: counter?.station.hasCounts ? iso(counter.station.through) : null,
    usual_hours: rhythm && rhythm.usual / HOUR,
    changed_at: typeof rhythm?.changedAt === 'number' ? iso(rhythm.changedAt) : null,
    silent_flows: counter?.flows.filter(({ open }) => open !== null).length ?? 0,
    days_waiting: row.days_count ?? 0,
    also: alsoOf(facts, state),
    assignee: row.assignee,
  };
}

/** A flow of a station, with its own state. */
export function flowReply(
  { id, name, by_itself: byItself, watched }: StationFlowRow,
  station: HealthRow,
  { state }: StationHealth,
) {
  const own = flowStateOf({ id, byItself, watched }, { state, watch: watchOf(station) });
  return { id, name, state: own.state, since: isoOrNone(own.since), through_at: isoOrNone(own.through) };
}

const isoOrNone = (minutes: Minutes | null): string | null => (minutes === null ? null : iso(minutes));
const minutesOf = (moment: string): Minutes => new Date(moment).getTime() / 60_000;
const orNone = (moment: string | null): Minutes | null => (moment === null ? null : minutesOf(moment));

/** The range of an outage as people know it, and as the watch found it. */
export const rangesOf = (row: OutageRow): { stands: OutageRange; found: OutageRange } => ({
  stands: { start: minutesOf(row.start_at), end: orNone(row.end_at) },
  found: { start: minutesOf(row.found_start_at), end: orNone(row.found_end_at) },
});

/** Whether a person has corrected the range of one that the watch found. */
const isCorrected = ({ own_start_at, own_end_at, own_lasts, entered_by }: OutageRow): boolean =>
  own_start_at !== null || own_end_at !== null || (own_lasts && entered_by === null);

function proposedReply(row: OutageRow): Outage['proposed'] {
  const { stands, found } = rangesOf(row);
  const proposed = proposedOf(stands, found, {
    left: { start: orNone(row.left_start_at), end: orNone(row.left_end_at) },
    own: isCorrected(row),
    cut: row.has_parts,
  });
  return (
    proposed && { start_at: iso(proposed.start), end_at: proposed.end === null ? null : iso(proposed.end) }
  );
}

/** How many hours are missing of an outage: of one that somebody cut or corrected what lies in its range. */
function lostOf(row: OutageRow): number {
  const { split_from, missing } = row;
  if (!isCorrected(row) && split_from === null) return lengthOf(missing) / HOUR;
  const { start, end } = rangesOf(row).stands;
  const within = missing.map(([from, until]) => Math.min(until, end ?? Infinity) - Math.max(from, start));
  return within.reduce((sum, length) => sum + Math.max(0, length), 0) / HOUR;
}

/** An outage as it is answered: its start and end as a person says, else as they were found. */
export function outageReply(row: OutageRow): Outage {
  const { muted_until: until, muted_by: by, mute_reason: why, entered_by, expected } = row;
  const isRetired = row.retired_at !== null && row.own_end_at === null && !row.own_lasts;
  return {
    id: row.id,
    kind: row.kind,
    flow: row.flow,
    start_at: row.start_at,
    silent_at: row.silent_at,
    recovered_at: isRetired ? null : row.end_at,
    filled_at: row.filled_at,
    retired_at: isRetired ? row.retired_at : null,
    lost_hours: lostOf(row),
    level: row.level,
    investigation: row.investigation,
    note: row.note,
    assignee: row.assignee_name,
    assignee_id: row.assignee_id,
    entered: entered_by === null ? null : { by: entered_by, expected },
    corrected: isCorrected(row),
    proposed: proposedReply(row),
    muted: until === null ? null : { until, by: by ?? '', reason: why ?? '' },
    version: row.version,
  };
}

/** An outage as one that may be joined. */
export const joinableOf = (row: OutageRow) => ({
  ...rangesOf(row).stands,
  id: row.id,
  flow: row.flow_id,
  isFound: row.entered_by === null,
  row,
});

/** The outages of a station as they are answered, each with those that it touches. */
export function outagesReply(rows: readonly OutageRow[]): Outage[] {
  const all = rows.map(joinableOf);
  return rows.map((row, at) => ({
    ...outageReply(row),
    touches: all.filter((other) => typeof joinedOf(all[at] ?? other, other) !== 'string').map(({ id }) => id),
  }));
}

/** A planned closure as it is answered. */
export const closureReply = ({ station_id: _station, ...row }: ClosureRow): StationClosure => row;
