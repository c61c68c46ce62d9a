import { flowIdOf } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { BYTE_ORDER_MARK, csvText, type CsvCell } from '../../domain/exports/csv-text.rules.ts';
import { selectSuspects } from '../lookups/lookups.sql.ts';
import { countCertified, selectCertifiedBatch, type CertifiedCount } from './certified-counts.sql.ts';
import {
  selectExportFlows,
  selectStationFacts,
  type ExportFlow,
  type StationFacts,
} from './export-stations.sql.ts';
import type { ExportOrder } from './exports.sql.ts';

/** Counts read at a time; between two batches the database answers others. */
const BATCH = 5000;

const STATION_COLUMNS = ['station_id_tmg', 'station_name'];
const COUNT_COLUMNS = [
  'flowid_txdot',
  'flow_name',
  'count_type',
  'travel_direction',
  'date',
  'interval',
  'count',
  'suspect_id',
  'validity_condition',
  'note',
];
const FACT_COLUMNS = [
  'agency',
  'station_id_agency',
  'street_or_trail_name',
  'neighborhood',
  'city_area',
  'county',
  'txdot_district',
  'latitude',
  'longitude',
  'year_station_established',
  'year_station_discontinued',
  'func_class_code',
  'direction_of_route_code',
] as const;

/** What has been written so far of how much. */
export type Written = { rows: number; total: number };

/** The columns of the file that was ordered. */
export function headerOf({ countData, stationMetadata }: ExportOrder): string[] {
  return [...STATION_COLUMNS, ...(countData ? COUNT_COLUMNS : []), ...(stationMetadata ? FACT_COLUMNS : [])];
}

/** The file in pieces, header first: certified counts by station, date and flow, or one row per station. */
export async function* csvPieces(
  db: Queryable,
  order: ExportOrder,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + csvText([headerOf(order)]));
  for await (const rows of order.countData
    ? countRows(db, order, written)
    : stationRows(db, order, written)) {
    written.rows += rows.length;
    yield encoder.encode(csvText(rows));
  }
}

const factCells = (station: StationFacts, { stationMetadata }: ExportOrder): CsvCell[] =>
  stationMetadata ? FACT_COLUMNS.map((column) => station[column]) : [];

async function* stationRows(
  db: Queryable,
  order: ExportOrder,
  written: Written,
): AsyncGenerator<CsvCell[][]> {
  const stations = await selectStationFacts(db, order.station_ids);
  written.total = stations.length;
  yield stations.map((station) => [
    station.station_id_tmg,
    station.station_name,
    ...factCells(station, order),
  ]);
}

async function* countRows(db: Queryable, order: ExportOrder, written: Written): AsyncGenerator<CsvCell[][]> {
  const { station_ids, language, from, until } = order;
  const flows = await selectExportFlows(db, station_ids, order, language);
  const conditions = new Map(
    (await selectSuspects(db, language)).map((one) => [one.id, one.validity_condition]),
  );
  const ranges = (await selectStationFacts(db, station_ids)).map((station) => {
    const own = flows.filter(({ station_id }) => station_id === station.id);
    return { station, own, stationId: station.id, flows: own.map(({ id }) => id), from, until };
  });
  for (const range of ranges) written.total += await countCertified(db, range);
  for (const range of ranges) {
    const facts = factCells(range.station, order);
    let last: CertifiedCount | null = null;
    for (;;) {
      const batch: CertifiedCount[] = await selectCertifiedBatch(db, range, last, BATCH);
      yield batch.map((count) => [...countCells(range.station, range.own, count, conditions), ...facts]);
      last = batch.at(-1) ?? null;
      if (batch.length < BATCH) break;
    }
  }
}

function countCells(
  { station_id_tmg, station_name }: StationFacts,
  flows: ExportFlow[],
  count: CertifiedCount,
  conditions: Map<number, string>,
): CsvCell[] {
  const flow = flows.find(({ id }) => id === count.flow_id);
  const { suspect_id } = count;
  return [
    station_id_tmg,
    station_name,
    flow ? flowIdOf(station_id_tmg, flow) : null,
    flow?.name ?? null,
    flow?.count_type ?? null,
    flow?.travel_direction ?? null,
    count.ts,
    count.interval_minutes,
    count.count,
    suspect_id,
    suspect_id === null ? null : (conditions.get(suspect_id) ?? null),
    count.note,
  ];
}
