import { addDays, flowIdOf } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { selectApproved, type ApprovedFactor } from '../factors/approved.sql.ts';
import { factorStretches, type FactorStretch } from '../factors/stretches-in-force.rules.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import { STATION_COLUMNS } from '../csv/csv-columns.ts';
import type { ExportFlow, ExportedStation } from './export-stations.sql.ts';
import type { CsvOrder } from './exports.sql.ts';

/** The columns of the file that says which factors were applied. */
export const FACTORS_HEADER = [
  ...STATION_COLUMNS,
  'flowid_txdot',
  'flow_name',
  'first',
  'last',
  'factor',
  'factor_low',
  'factor_high',
  'validated_on',
  'validated_intervals',
  'factor_reason',
  'made_by',
  'approved_by',
];

/** The stretches of an export's period in which factors hold, by flow. */
export type FlowStretches = ReadonlyMap<number, FactorStretch<ApprovedFactor>[]>;

/** What holds of these stations in the period of an export. */
export async function selectStretches(db: Queryable, order: CsvOrder): Promise<FlowStretches> {
  const approved = await selectApproved(db, order.station_ids);
  return new Map([...approved].map(([flow, factors]) => [flow, factorStretches(factors, order)]));
}

/** The factors that an export applies, a row each, in the order of its flows. */
export function factorRows(
  stretches: FlowStretches,
  stations: readonly ExportedStation[],
  flows: readonly ExportFlow[],
): CsvCell[][] {
  return stations.flatMap((station) =>
    flows
      .filter(({ station_id }) => station_id === station.id)
      .flatMap((flow) =>
        (stretches.get(flow.id) ?? []).map(({ from, until, factor }) => [
          station.station_id_tmg,
          station.station_name,
          flowIdOf(station.station_id_tmg, flow),
          flow.name,
          from,
          addDays(until, -1),
          factor.value,
          factor.low,
          factor.high,
          factor.counted_on,
          factor.intervals,
          factor.reason,
          factor.user_name,
          factor.approver_name,
        ]),
      ),
  );
}
