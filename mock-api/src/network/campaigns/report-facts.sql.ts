import { addDays } from 'shared-domain';
import { bigint, int, listOf, moment, orNull, smallint } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, uncertified } from '../../counts/store/certified.rules.ts';
import { certifications } from '../../counts/store/ledger.tables.ts';
import { flows, identityOf } from '../../stations/records/stations.tables.ts';
import { equipmentChanges, stationEquipment } from '../field/field.tables.ts';
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

/** The parameters of {@link OF_PERIOD}: stations, the first day and the one after the last. */
export const within = (stations: readonly number[], { first_day, last_day }: Period) =>
  [stations, first_day, addDays(last_day, 1)] as const;
/** The counts `c` of a report's stations and period. */
export const OF_PERIOD = `c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp`;
/** Those that a suspect keeps out, as everywhere. */
export const KEPT_OUT = `c.suspect_id in (select id from suspects where excludes)`;

const COUNTED = shape({
  flow_id: int,
  days_counted: int,
  days_certified: int,
  certified: bigint,
  total: bigint,
  intervals: listOf(smallint),
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
       sum(certified)::bigint as certified, coalesce(sum(total), 0)::bigint as total,
       array(select distinct unnest(array_agg(shortest) || array_agg(longest)) order by 1)::smallint[] as intervals
     from (
       select c.station_id, c.flow_id, c.ts::date as day, count(*) filter (where ${uncertified('c')}) as open,
         count(*) filter (where ${certified('c')}) as certified,
         sum(c.count) filter (where ${certified('c')} and (c.suspect_id is null or not ${KEPT_OUT})) as total,
         min(c.interval_minutes) as shortest, max(c.interval_minutes) as longest
       from counts c where ${OF_PERIOD} and c.count is not null group by 1, 2, 3) d
     group by station_id, flow_id`,
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

const CERTIFYING = shape({ flow_id: int, ledger_id: int.by('certification_id') });

/** Which certifications the counts of each flow stand certified by. */
export const selectCertifying = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<RowOf<typeof CERTIFYING>[]> =>
  readRows(
    db,
    CERTIFYING,
    `select ${CERTIFYING.sql} from (
       select c.flow_id, c.certification_id from counts c
       where ${OF_PERIOD} and c.count is not null and ${certified('c')}
       group by c.station_id, c.flow_id, c.certification_id) sums`,
    within(stations, period),
  );

const LEDGER = shape({
  ...certifications.pick('id', 'requested_by'),
  at: orNull(moment).by('finished_at'),
});
export type LedgerEntry = RowOf<typeof LEDGER>;

/** Certifications by their numbers, the earliest first. */
export const selectLedgerEntries = (db: Queryable, ids: readonly number[]): Promise<LedgerEntry[]> =>
  readRows(
    db,
    LEDGER,
    `select ${LEDGER.sql} from certifications where id = any($1::int[]) order by finished_at, id`,
    [ids],
  );

const EQUIPMENT = shape(
  stationEquipment.pick('station_id', 'vendor', 'model', 'serial', 'first_day', 'last_day', 'flow_ids'),
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

const CHANGE = shape({
  ...equipmentChanges.of('c', 'station_id', 'changed_on', 'kind', 'from_text', 'to_text'),
  ...stationEquipment.of('e', 'vendor', 'model', 'serial', 'flow_ids'),
});
export type EquipmentChanged = RowOf<typeof CHANGE>;

/** What was changed of the counters of these stations in a period. */
export const selectCounterChanges = (
  db: Queryable,
  stations: readonly number[],
  { first_day, last_day }: Period,
): Promise<EquipmentChanged[]> =>
  readRows(
    db,
    CHANGE,
    `select ${CHANGE.sql} from equipment_changes c join station_equipment e on e.id = c.equipment_id
     where c.station_id = any($1::int[]) and c.changed_on between $2 and $3 order by c.changed_on, c.id`,
    [stations, first_day, last_day],
  );
