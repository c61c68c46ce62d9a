import { addDays, type CountFilters, type VendorState } from 'shared-domain';
import type { Param } from '../../platform/db/database.ts';
import type { Days } from './month-spans.rules.ts';
import { shownTimeSql } from './whole-days.rules.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';

/** Filters as the statements need them: flows instead of codes, days with an exclusive end. */
export type CountsWhere = Days & {
  stationId: number;
  /** The station's: an hour that its clock skips is no missing one. */
  timeZone: string;
  /** Null for all flows of the station. */
  flows: number[] | null;
  /** 0 asks for counts without a suspect. */
  suspect: number | null;
  nullsOnly: boolean;
  vendor: VendorState | null;
};

/** What the filters mean for this station. */
export function countsWhere(station: CountStation, filters: CountFilters): CountsWhere {
  const { count_type, travel_direction, street_side, minDate, maxDate, suspect_id, show_null_values } =
    filters;
  const flows = station.flows.filter(
    (flow) =>
      (!count_type || flow.count_type_code === count_type) &&
      (!travel_direction || flow.travel_direction_code === travel_direction) &&
      (!street_side || flow.street_side_code === street_side),
  );
  return {
    stationId: station.id,
    timeZone: station.time_zone,
    flows: flows.length === station.flows.length ? null : flows.map(({ id }) => id),
    from: minDate || null,
    until: maxDate ? addDays(maxDate, 1) : null,
    suspect: suspect_id ?? null,
    nullsOnly: show_null_values === true,
    vendor: filters.vendor_status ?? null,
  };
}

/** A growing list of parameters; `add` answers the placeholder. */
export class Params {
  readonly values: Param[] = [];

  add(value: Param): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Whether a row says that a count is missing: it has no value, and the station's clock showed its time (C8). */
export function missing({ timeZone }: Pick<CountsWhere, 'timeZone'>, params: Params): string {
  return `count is null and ${shownTimeSql('ts', `${params.add(timeZone)}::text`)}`;
}

/**
 * The conditions of a statement over counts, as text whose values are parameters. Only the conditions asked for are
 * in it, so that the partial indexes on suspects and nulls are seen to fit.
 */
export function conditions(where: CountsWhere, params: Params, options: { flows?: boolean } = {}): string {
  const parts = [`station_id = ${params.add(where.stationId)}`];
  if (where.flows && options.flows !== false) parts.push(`flow_id = any(${params.add(where.flows)}::int[])`);
  if (where.from !== null) parts.push(`ts >= ${params.add(where.from)}::timestamp`);
  if (where.until !== null) parts.push(`ts < ${params.add(where.until)}::timestamp`);
  if (where.suspect === 0) parts.push('suspect_id is null');
  if (where.suspect) parts.push(`suspect_id = ${params.add(where.suspect)}`);
  if (where.nullsOnly) parts.push(missing(where, params));
  if (where.vendor === 'doubted') parts.push('vendor_status <> 0');
  if (where.vendor === 'normal') parts.push('coalesce(vendor_status, 0) = 0');
  return parts.join(' and ');
}
