import { asMeant, NOTE_MAX, seenText } from 'shared-domain';
import { suspects } from '../../../../stations/lookups/data/suspects.ts';
import type { Text } from '../../../../platform/text/language.ts';
import { FACTOR_COLUMNS } from '../../../csv/csv-columns.ts';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import {
  headerCells,
  headerRow,
  isBlank,
  type Layout,
  type Mark,
  type ReaderChoices,
  type Survey,
} from '../layout.ts';
import { texts as fileTexts } from '../texts.ts';
import { readStrictTime, readTime } from '../times.rules.ts';
import { FoundExport, type ColumnName } from './found-export.ts';
import { isOfPart } from './parts.rules.ts';
import { texts } from './texts.ts';

const NEEDED: ColumnName[] = ['flowid_txdot', 'date', 'interval', 'count'];

/** What tells an export of ours; others may stand beside them, in a file of an earlier or a later version too. */
const TELLING: ColumnName[] = ['station_id_tmg', 'station_name'];

/**
 * What CSV Export writes: one row for each count, of which each flow is a column to map. Its columns may stand in any
 * order. A station's export can be read whatever the vendor of its counters. An import takes the counts of one station at
 * one interval: of a file that holds several, `choices.counter` says which.
 */
export function ownExportLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, isHeader);
  if (!header || !isHeader(header)) return null;
  const cells = headerCells(header);
  const layout = layoutOf(header.line, cells, choices.counter);
  if (!NEEDED.every((name) => cells.includes(name))) return { ...layout, refusal: texts.withoutCounts };
  return { ...layout, survey: () => survey(layout, cells, choices.counter) };
}

function isHeader(row: CsvRow): boolean {
  const cells = headerCells(row);
  return TELLING.every((name) => cells.includes(name));
}

type CellOf = (row: string[], name: ColumnName) => string;

/** The columns whose texts are shown, or kept. */
const SHOWN = new Set<ColumnName>(['station_id_tmg', 'station_name', 'flowid_txdot', 'flow_name']);

const cellReader =
  (cells: string[]): CellOf =>
  (row, name) => {
    const text = row[cells.indexOf(name)] ?? '';
    return (SHOWN.has(name) ? seenText(text) : text).trim();
  };

function layoutOf(headerLine: number, cells: string[], chosen: string | undefined): Layout {
  const cellOf = cellReader(cells);
  const isMeant = isOfPart(chosen);
  return {
    headerLine,
    firstLine: headerLine + 1,
    cells,
    width: cells.length,
    columns: [],
    totals: [],
    timeText: (row) => cellOf(row, 'date'),
    dateFormat: 'iso',
    readTime: (text, format) => (format === 'iso' ? readStrictTime(text) : readTime(text, format)),
    badTime: (text, format) =>
      format === 'iso' ? fileTexts.badCustomFormat(text) : fileTexts.badFormat(text, format),
    isMeant:
      chosen === undefined
        ? undefined
        : (row) => isMeant({ station: cellOf(row, 'station_id_tmg'), interval: cellOf(row, 'interval') }),
  };
}

/** What the whole file tells: of which stations and intervals it is, and the flows of the one that is meant. */
function survey(layout: Layout, cells: string[], chosen: string | undefined): Survey {
  const cellOf = cellReader(cells);
  const found = new FoundExport(
    chosen,
    FACTOR_COLUMNS.some((name) => cells.includes(name)),
  );
  return {
    see: (row) => {
      if (row.line < layout.firstLine || isBlank(row) || row.cells.length < cells.length) return;
      found.see((name) => cellOf(row.cells, name), layout.isMeant?.(row.cells) ?? true);
    },
    complete: () => {
      const places = new Map([...found.flows.keys()].map((flow, at) => [flow, at]));
      return {
        ...layout,
        columns: found.columns(),
        ...found.refusal(),
        exportOf: { ...found.station(), flows: found.named() },
        counters: found.parts.choices,
        warnings: found.warnings(),
        flowRows: {
          columnOf: (row) => places.get(cellOf(row, 'flowid_txdot')),
          interval: cells.indexOf('interval' satisfies ColumnName),
          count: cells.indexOf('count' satisfies ColumnName),
          sent: found.station().station_name === '',
          marked: found.marked,
          markOf: found.hasMarks ? (row) => markIn((name) => cellOf(row, name)) : undefined,
        },
      };
    },
  };
}

const CODES = new Set(suspects.map(({ id }) => String(id)));

/** What stands beside a count, or why it can't be taken. */
function markIn(cell: (name: ColumnName) => string): Mark | { fault: Text } {
  const [suspect, written, status] = [cell('suspect_id'), cell('note'), cell('vendor_status')];
  const note = asMeant(seenText(written, { lines: true }).trim());
  if (suspect !== '' && !CODES.has(suspect)) return { fault: texts.noSuspect(suspect) };
  if (note.length > NOTE_MAX) return { fault: texts.longNote({ most: NOTE_MAX }) };
  if (!/^\d{0,9}$/.test(status)) return { fault: texts.noStatus(status) };
  return {
    suspect_id: suspect === '' ? null : Number(suspect),
    note: note === '' ? null : note,
    vendor_status: status === '' ? null : Number(status),
  };
}
