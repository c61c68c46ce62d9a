import type { Outage, StationClosure, StationHealth } from 'shared-domain';
import type { ClosureRow, HealthRow, OutageRow } from './health.sql.ts';
import { stateOf } from './health-state.rules.ts';
import { HOUR, lengthOf, type Minutes } from './instants.ts';
import { closedSpans, retiredAt, startOf } from './plan.ts';
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
  const { state, since } = stateOf(
    {
      retiredAt: retiredAt(row),
      closures: closedSpans(own, row.time_zone),
      watch,
      hasCounts: counted.has(row.id),
      needsReview: toReview.has(row.id),
      failingSince: row.failing_since === null ? null : new Date(row.failing_since).getTime() / 60_000,
      maintenanceSince: startOf(maintenance.get(row.id), row.time_zone),
    },
    now,
  );
  const counter = watch?.is === 'counter' ? watch : null;
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
    usual_hours: counter && !isLearning(counter.station.rhythm) ? counter.station.rhythm.usual / HOUR : null,
    silent_flows: counter?.flows.filter(({ open }) => open !== null).length ?? 0,
    days_waiting: row.days_count ?? 0,
  };
}

/** An outage as it is answered. */
export const outageReply = ({
  missing,
  assignee_name,
  station_id: _s,
  flow_id: _f,
  assignee_id: _a,
  muted_until: until,
  muted_by: by,
  mute_reason: why,
  ...row
}: OutageRow): Outage => ({
  ...row,
  lost_hours: lengthOf(missing) / HOUR,
  assignee: assignee_name,
  muted: until === null ? null : { until, by: by ?? '', reason: why ?? '' },
});

/** A planned closure as it is answered. */
export const closureReply = ({ station_id: _station, ...row }: ClosureRow): StationClosure => row;
