import { daysApart, flowIdOf } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { stretches, type Stretch } from '../store/stretches.rules.ts';
import { csvCells } from '../csv/csv-text.rules.ts';
import { selectSuspects } from '../../stations/lookups/lookups.sql.ts';
import { selectCertifiedLines, type LineFactor } from './certified-counts.sql.ts';
import type { FlowStretches } from './factor-columns.ts';
import { framed } from './framed-lines.rules.ts';
import type { ReadRange } from './csv-plan.ts';
import type { ExportFlow } from './export-stations.sql.ts';
import type { CsvOrder } from './exports.sql.ts';
import type { Written } from './written.ts';

/**
 * Characters read at a time, about; between two reads the database answers others. Texts longer than 128 kB lie in a part
 * of the memory that is cleared away late.
 */
const PIECE = 120 * 1024;

/** Characters of a line as the database sends it: flow, date, interval, count, and what few counts have. */
const LINE = 32;

/** How many pieces are read while one is written. */
const AHEAD = 3;

/** The certified counts of these ranges as lines, by station, date and flow; with their factors where stretches of them are given. */
export async function* countLines(
  db: Queryable,
  ranges: readonly ReadRange[],
  { language }: Pick<CsvOrder, 'language'>,
  written: Written,
  applied: FlowStretches | null,
): AsyncGenerator<string> {
  const conditions = (await selectSuspects(db, language)).map(({ id, validity_condition }) => ({
    id,
    cell: csvCells([validity_condition]),
  }));
  for (const { counts } of ranges) written.total += counts;
  for (const range of ranges) {
    const frames = range.own.map((flow) => lineFrame(range, flow));
    const factors = applied && lineFactors(applied, range);
    const read = (days: Stretch) => selectCertifiedLines(db, { ...range, ...days }, conditions, factors);
    for await (const { rows, text } of ahead(stretches(range, daysOfPiece(range)), read)) {
      written.rows += rows;
      if (text) yield* framed(text, frames);
    }
  }
}

/** The factors of a range's flows, for the statement that writes its lines. */
const lineFactors = (applied: FlowStretches, { flows }: ReadRange): LineFactor[] =>
  flows.flatMap((flow_id) =>
    (applied.get(flow_id) ?? []).map(({ from, until, factor: { value } }) => ({
      flow_id,
      from,
      until,
      value,
    })),
  );

/** How many days make a piece, if each of them holds as many counts as another. */
function daysOfPiece({ counts, from, until }: ReadRange): number {
  const perDay = counts / daysApart(from, until);
  return Math.max(1, Math.floor(PIECE / (perDay * LINE)));
}

/** Reads the next stretches while one is written, so that neither side waits; the order stays. */
async function* ahead<T>(days: Iterable<Stretch>, read: (stretch: Stretch) => Promise<T>): AsyncGenerator<T> {
  const reading: Promise<T>[] = [];
  for (const stretch of days) {
    const next = read(stretch);
    // told of where it is waited for
    next.catch(() => undefined);
    reading.push(next);
    const first = reading.length > AHEAD ? reading.shift() : undefined;
    if (first) yield await first;
  }
  for (const left of reading) yield await left;
}

/** The cells of a line that are the same for all counts of a flow; its own come behind them. */
function lineFrame({ station }: ReadRange, flow: ExportFlow): string {
  const { station_id_tmg, station_name } = station;
  const before = [station_id_tmg, station_name, flowIdOf(station_id_tmg, flow)];
  return `${csvCells([...before, flow.name, flow.count_type, flow.travel_direction])},`;
}
