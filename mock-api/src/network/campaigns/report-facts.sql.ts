import {
  bigint,
  int,
  json,
  listOf,
  moment,
  orNull,
  smallint,
  text,
  wallClock,
} from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { EditDetail } from '../../counts/edits/edits.tables.ts';
import { certified, uncertified } from '../../counts/store/certified.rules.ts';
import { dayAfter } from '../../counts/store/month-spans.rules.ts';
import { certifications } from '../../counts/store/ledger.tables.ts';
import { flows, identityOf } from '../../stations/records/stations.tables.ts';
import { stationEquipment } from '../field/field.tables.ts';
import type { Period } from './facts.sql.ts';

const FLOW = shape({ ...flows.of('f', 'id', 'station_id', 'name'), ...identityOf('f') });
export type ReportFlow = RowOf<typeof FLOW>;

/** The flows of these stations, in their order. */
export const selectFlows = (db: Queryable, stations: readonly number[]): Promise<ReportFlow[]> =>
  readRows(
    db,
    FLOW,
    `select ${FLOW.sql} from flows f where f.station_id = any($1::int[]) order by f.station_id, f.id`,
    [stations],
  );

const within = (stations: readonly number[], { first_day, last_day }: Period) =>
  [stations, first_day, dayAfter(last_day)] as const;
const OF_PERIOD = `c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp`;
const KEPT_OUT = `c.suspect_id in (select id from suspects where excludes)`;

const COUNTED = shape({
  flow_id: int,
  days_counted: int,
  days_certified: int,
  certified: bigint,
  total: bigint,
  intervals: listOf(smallint),
  ledger_id: orNull(int),
});
export type CountedFlow = RowOf<typeof COUNTED>;

/** What was counted and certified of each flow; the total is of counts that no suspect keeps out. */
export const selectCounted = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<CountedFlow[]> =>
  readRows(
    db,
    COUNTED,
    `select flow_id, count(*)::int as days_counted, count(*) filter (where open = 0)::int as days_certified,
       sum(certified)::bigint as certified, coalesce(sum(total), 0)::bigint as total, max(ledger_id) as ledger_id,
       array(select distinct unnest(array_agg(shortest) || array_agg(longest)) order by 1)::smallint[] as intervals
     from (
       select c.station_id, c.flow_id, c.ts::date as day, count(*) filter (where ${uncertified('c')}) as open,
         count(*) filter (where ${certified('c')}) as certified,
         sum(c.count) filter (where ${certified('c')} and (c.suspect_id is null or not ${KEPT_OUT})) as total,
         max(c.certification_id) filter (where ${certified('c')}) as ledger_id,
         min(c.interval_minutes) as shortest, max(c.interval_minutes) as longest
       from counts c where ${OF_PERIOD} and c.count is not null group by 1, 2, 3) d
     group by station_id, flow_id`,
    within(stations, period),
  );

const REMOVED = shape({ flow_id: int, suspect_id: smallint, counts: bigint });
export type RemovedCounts = RowOf<typeof REMOVED>;

/** Certified counts that a suspect keeps out, by flow and suspect; by the index on those that have one. */
export const selectRemoved = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<RemovedCounts[]> =>
  readRows(
    db,
    REMOVED,
    `select c.flow_id, c.suspect_id, count(*) as counts from counts c
     where ${OF_PERIOD} and c.count is not null and ${certified('c')} and c.suspect_id is not null and ${KEPT_OUT}
     group by c.station_id, c.flow_id, c.suspect_id order by c.flow_id, c.suspect_id`,
    within(stations, period),
  );

const DECIDED = shape({ flow_id: int, accepted: int, dismissed: int, overridden: int });
export type DecidedFindings = RowOf<typeof DECIDED>;

/** How findings of the period were decided, by flow. */
export const selectDecided = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<DecidedFindings[]> =>
  readRows(
    db,
    DECIDED,
    `select flow_id, count(*) filter (where state = 'accepted')::int as accepted,
       count(*) filter (where state = 'dismissed')::int as dismissed,
       count(*) filter (where state = 'overridden')::int as overridden
     from findings where station_id = any($1::int[]) and from_ts < $3::timestamp and until_ts > $2::timestamp
     group by station_id, flow_id`,
    within(stations, period),
  );

const REMOVAL = shape({
  flow_id: int,
  suspect_id: smallint,
  counts: bigint,
  from: wallClock.by('first'),
  until: wallClock.by('last'),
  by: text.by('user_name'),
  detail: json<EditDetail>(),
});
export type Removal = RowOf<typeof REMOVAL>;

/** Of each flow the edit that keeps the most counts out, the earliest of equal ones; none that was taken back. */
export const selectRemovals = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<Removal[]> =>
  readRows(
    db,
    REMOVAL,
    `select ${REMOVAL.sql} from (
       select distinct on (station_id, flow_id) * from (
         select c.station_id, c.flow_id, c.new_suspect_id as suspect_id, count(*) as counts, min(c.ts) as first,
           max(c.ts) as last, e.user_name, e.detail
         from count_changes c join count_edits e on e.station_id = c.station_id and e.id = c.edit_id
         where ${OF_PERIOD} and not e.undone and c.new_suspect_id in (select id from suspects where excludes)
         group by c.station_id, c.flow_id, c.new_suspect_id, e.id, e.user_name, e.detail) sums
       order by station_id, flow_id, counts desc, first) largest`,
    within(stations, period),
  );

const LEDGER = shape({
  ...certifications.pick('id', 'requested_by'),
  at: orNull(moment).by('finished_at'),
});
export type LedgerEntry = RowOf<typeof LEDGER>;

/** Certifications by their numbers. */
export const selectLedgerEntries = (db: Queryable, ids: readonly number[]): Promise<LedgerEntry[]> =>
  readRows(db, LEDGER, `select ${LEDGER.sql} from certifications where id = any($1::int[])`, [ids]);

const EQUIPMENT = shape(
  stationEquipment.pick('station_id', 'vendor', 'model', 'serial', 'first_day', 'last_day'),
);
export type EquipmentSpan = RowOf<typeof EQUIPMENT>;

/** Counters that came to these stations or left them in a period. */
export const selectEquipmentChanges = (
  db: Queryable,
  stations: readonly number[],
  { first_day, last_day }: Period,
): Promise<EquipmentSpan[]> =>
  readRows(
    db,
    EQUIPMENT,
    `select ${EQUIPMENT.sql} from station_equipment where station_id = any($1::int[])
       and (first_day between $2 and $3 or last_day between $2 and $3) order by first_day, id`,
    [stations, first_day, last_day],
  );
