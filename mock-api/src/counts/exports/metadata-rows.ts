import { flowIdOf } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import { factCells, factColumns, FLOW_FACTS, STATION_FACTS, type Labels } from './station-facts.ts';
import type { Held } from './certified-counts.sql.ts';
import { selectFlowFacts, selectStationFacts } from './station-facts.sql.ts';

/** What the file's period holds of a station or flow, beside its facts. */
const HELD_COLUMNS = ['certified_counts', 'uncertified_counts'];

/** The columns of the two files of facts. */
export const STATIONS_HEADER = [
  'station_id_tmg',
  'station_name',
  ...HELD_COLUMNS,
  ...factColumns(STATION_FACTS),
];
export const FLOWS_HEADER = [
  'station_id_tmg',
  'flowid_txdot',
  'flow_name',
  ...HELD_COLUMNS,
  ...factColumns(FLOW_FACTS),
];

/** Every fact of these stations and of all their flows, whichever the counts are narrowed to. */
export async function metadataRows(
  db: Queryable,
  stationIds: number[],
  held: ReadonlyMap<number, Held>,
  labels: Labels,
): Promise<{ stations: CsvCell[][]; flows: CsvCell[][] }> {
  const flows = await selectFlowFacts(db, stationIds);
  const stations = (await selectStationFacts(db, stationIds)).map((station) => {
    const own = flows.flatMap(({ id, station_id }) =>
      station_id === station.id ? (held.get(id) ?? []) : [],
    );
    const sum = (of: 'certified' | 'uncertified') => own.reduce((all, one) => all + one[of].counts, 0);
    return [
      station.station_id_tmg,
      station.station_name,
      sum('certified'),
      sum('uncertified'),
      ...STATION_FACTS.flatMap((fact) => factCells(fact, station, labels)),
    ];
  });
  return {
    stations,
    flows: flows.map((flow) => [
      flow.station_id_tmg,
      flowIdOf(flow.station_id_tmg, flow),
      flow.name,
      held.get(flow.id)?.certified.counts ?? 0,
      held.get(flow.id)?.uncertified.counts ?? 0,
      ...FLOW_FACTS.flatMap((fact) => factCells(fact, flow, labels)),
    ]),
  };
}
