import { flowIdOf } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { COUNT_COLUMNS, FACT_COLUMNS, STATION_COLUMNS } from '../../domain/exports/csv-columns.ts';
import { BYTE_ORDER_MARK, csvCells, csvText, type CsvCell } from '../../domain/exports/csv-text.rules.ts';
import { selectSuspects } from '../lookups/lookups.sql.ts';
import {
  countCertified,
  selectCertifiedLines,
  type CertifiedRange,
  type LineFrame,
} from './certified-counts.sql.ts';
import {
  selectExportFlows,
  selectStationFacts,
  type ExportFlow,
  type StationFacts,
} from './export-stations.sql.ts';
import type { CsvOrder } from './exports.sql.ts';
import type { Written } from './written.ts';

/**
 * Characters read at a time, about; between two reads the database answers others. Texts longer than 128 kB lie in a part
 * of the memory that is cleared away late.
 */
const PIECE = 124 * 1024;

/** Characters of a line beside its frame: date, interval, count, and what few counts have. */
const OWN_CELLS = 30;

/** How many pieces are read while one is written. */
const AHEAD = 3;

/** The columns of the file that was ordered. */
export function headerOf({ countData, stationMetadata }: CsvOrder): string[] {
  return [...STATION_COLUMNS, ...(countData ? COUNT_COLUMNS : []), ...(stationMetadata ? FACT_COLUMNS : [])];
}

/** The file in pieces, header first: certified counts by station, date and flow, or one row per station. */
export async function* csvPieces(
  db: Queryable,
  order: CsvOrder,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + csvText([headerOf(order)]));
  if (!order.countData) {
    const rows = await stationRows(db, order);
    written.rows = rows.length;
    yield encoder.encode(csvText(rows));
    return;
  }
  for await (const lines of countLines(db, order, written)) yield encoder.encode(lines);
}

const factCells = (station: StationFacts, { stationMetadata }: CsvOrder): CsvCell[] =>
  stationMetadata ? FACT_COLUMNS.map((column) => station[column]) : [];

async function stationRows(db: Queryable, order: CsvOrder): Promise<CsvCell[][]> {
  const stations = await selectStationFacts(db, order.station_ids);
  return stations.map((station) => [
    station.station_id_tmg,
    station.station_name,
    ...factCells(station, order),
  ]);
}

async function* countLines(db: Queryable, order: CsvOrder, written: Written): AsyncGenerator<string> {
  const { station_ids, language, from, until } = order;
  const flows = await selectExportFlows(db, station_ids, order, language);
  const conditions = (await selectSuspects(db, language)).map(({ id, validity_condition }) => ({
    id,
    cell: csvCells([validity_condition]),
  }));
  const ranges: ReadRange[] = [];
  for (const station of await selectStationFacts(db, station_ids)) {
    const own = flows.filter(({ station_id }) => station_id === station.id);
    const wanted = { stationId: station.id, flows: own.map(({ id }) => id), from, until };
    const found = await countCertified(db, wanted);
    if (!found) continue;
    written.total += found.counts;
    ranges.push({ ...wanted, ...found, frames: own.map((flow) => lineFrame(station, flow, order)) });
  }
  for (const range of ranges) {
    const read = (days: Days) => selectCertifiedLines(db, { ...range, ...days }, { ...range, conditions });
    for await (const { rows, text } of ahead(windows(range, daysOfPiece(range)), read)) {
      written.rows += rows;
      if (text) yield text;
    }
  }
}

/** What is read of a station: how many counts, in which days, with the frames of their lines. */
type ReadRange = CertifiedRange & { counts: number; frames: LineFrame[] };

/** How many days make a piece, if each of them holds as many counts as another. */
function daysOfPiece({ counts, from, until, frames }: ReadRange): number {
  const perDay = counts / ((Date.parse(until) - Date.parse(from)) / DAY_MS);
  const line = Math.max(...frames.map(({ before, behind }) => before.length + behind.length)) + OWN_CELLS;
  return Math.max(1, Math.floor(PIECE / (perDay * line)));
}

const DAY_MS = 86_400_000;

type Days = { from: string; until: string };

/** Reads the next stretches while one is written, so that neither side waits; the order stays. */
async function* ahead<T>(stretches: Iterable<Days>, read: (days: Days) => Promise<T>): AsyncGenerator<T> {
  const reading: Promise<T>[] = [];
  for (const days of stretches) {
    const next = read(days);
    // told of where it is waited for
    next.catch(() => undefined);
    reading.push(next);
    const first = reading.length > AHEAD ? reading.shift() : undefined;
    if (first) yield await first;
  }
  for (const left of reading) yield await left;
}

/** A period, `until` exclusive, in stretches of so many days. */
function* windows({ from, until }: Days, days: number): Generator<Days> {
  for (let at = from; at < until;) {
    const next = new Date(Date.parse(`${at}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
    yield { from: at, until: next < until ? next : until };
    at = next;
  }
}

/** The cells of a line that are the same for all counts of a flow. */
function lineFrame(station: StationFacts, flow: ExportFlow, order: CsvOrder): LineFrame {
  const { station_id_tmg, station_name } = station;
  const before = [station_id_tmg, station_name, flowIdOf(station_id_tmg, flow)];
  const facts = factCells(station, order);
  return {
    flowId: flow.id,
    before: `${csvCells([...before, flow.name, flow.count_type, flow.travel_direction])},`,
    behind: `${facts.length > 0 ? `,${csvCells(facts)}` : ''}\r\n`,
  };
}
