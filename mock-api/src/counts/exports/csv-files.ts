import { BYTE_ORDER_MARK, flowIdOf } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { COUNT_COLUMNS, FACTOR_COLUMNS, STATION_COLUMNS } from '../csv/csv-columns.ts';
import { csvText, type CsvCell } from '../csv/csv-text.rules.ts';
import { DICTIONARY_HEADER, dictionaryRows } from './data-dictionary.ts';
import { planCsv, type CsvPlan } from './csv-plan.ts';
import { factorRows, FACTORS_HEADER } from './factor-columns.ts';
import { countLines } from './csv-rows.ts';
import type { CsvOrder } from './exports.sql.ts';
import { FLOWS_HEADER, metadataRows, STATIONS_HEADER } from './metadata-rows.ts';
import { selectLabels } from './station-facts.sql.ts';
import type { Written } from './written.ts';
import { CSV_NAMES } from '../csv/csv-names.ts';
import { zipped } from './zip-stream.ts';

/** The columns of the counts; two more where factors are asked for. */
const countsHeader = ({ stretches }: CsvPlan) => [
  ...STATION_COLUMNS,
  ...COUNT_COLUMNS,
  ...(stretches ? FACTOR_COLUMNS : []),
];
const LEFT_OUT_HEADER = [
  ...STATION_COLUMNS,
  'flowid_txdot',
  'flow_name',
  'first',
  'last',
  'counts',
  'reason',
];

/**
 * The export in pieces. Counts that are whole are one CSV file, as people expect; where something is left out, or facts
 * go with them, several files are a zip: `left-out.csv` says what is not there and why (E6), `factors.csv` which factors were
 * applied (E8), the dictionary what the columns and codes mean.
 */
export async function* csvPieces(
  db: Queryable,
  order: CsvOrder,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const plan = await planCsv(db, order);
  written.leftOut = [...new Set(plan.leftOut.map(({ station }) => station.station_id_tmg))];
  const isOne = order.countData && !order.stationMetadata && !plan.stretches && plan.leftOut.length === 0;
  written.ending = isOne ? 'csv' : 'zip';
  yield* isOne ? onlyCounts(db, order, plan, written) : zipPieces(db, order, plan, written);
}

async function* onlyCounts(
  db: Queryable,
  order: CsvOrder,
  plan: CsvPlan,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of countsFile(db, order, plan, written)) yield encoder.encode(text);
}

const headed = (header: readonly string[]) => BYTE_ORDER_MARK + csvText([[...header]]);

async function* countsFile(
  db: Queryable,
  order: CsvOrder,
  plan: CsvPlan,
  written: Written,
): AsyncGenerator<string> {
  yield headed(countsHeader(plan));
  yield* countLines(db, plan.ranges, order, written, plan.stretches);
}

async function* zipPieces(
  db: Queryable,
  order: CsvOrder,
  plan: CsvPlan,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const zip = zipped();
  const files: { name: string; columns: readonly string[] }[] = [];
  const add = (name: string, columns: readonly string[]) => {
    files.push({ name, columns });
    return zip.file(name);
  };
  const whole = (name: string, columns: readonly string[], rows: CsvCell[][]) =>
    add(name, columns).end(headed(columns) + (rows.length > 0 ? csvText(rows) : ''));
  const labels = await selectLabels(db, order.language);
  if (order.countData) {
    const counts = add(CSV_NAMES.counts, countsHeader(plan));
    for await (const text of countsFile(db, order, plan, written)) {
      counts.push(text);
      yield* zip.pieces();
    }
    counts.end();
    whole(CSV_NAMES.leftOut, LEFT_OUT_HEADER, leftOutRows(plan, order));
    if (plan.stretches) {
      const flows = plan.ranges.flatMap(({ own }) => own);
      whole(CSV_NAMES.factors, FACTORS_HEADER, factorRows(plan.stretches, plan.stations, flows));
    }
  }
  if (order.stationMetadata) {
    const { stations, flows } = await metadataRows(db, order.station_ids, plan.held, labels);
    if (!order.countData) written.rows = stations.length;
    whole(CSV_NAMES.stations, STATIONS_HEADER, stations);
    whole(CSV_NAMES.flows, FLOWS_HEADER, flows);
  }
  whole(CSV_NAMES.dictionary, DICTIONARY_HEADER, dictionaryRows(files, labels, order.language));
  zip.end();
  yield* zip.pieces();
}

const leftOutRows = ({ leftOut }: CsvPlan, { language }: CsvOrder): CsvCell[][] =>
  leftOut.map(({ station, flow, first, last, counts, reason }) => [
    station.station_id_tmg,
    station.station_name,
    flow && flowIdOf(station.station_id_tmg, flow),
    flow?.name ?? null,
    first,
    last,
    counts,
    reason[language],
  ]);
