import { VENDOR, type DateFormat } from 'shared-domain';
import { readCell } from '../cell-values.rules.ts';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import {
  firstTimes,
  headerCells,
  headerRow,
  isBlank,
  namedColumns,
  type Column,
  type CountFileReader,
  type Layout,
  type ReaderChoices,
} from '../layout.ts';
import { texts } from '../texts.ts';
import { guessFormat, readTime } from '../times.rules.ts';
import { siteTotals } from './site-totals.rules.ts';

/** Exports of Eco-Visio in their four layouts, told apart by their first lines. */
export const ecoCounterReader: CountFileReader = {
  vendor: VENDOR.ecoCounter,
  recognise: (head, choices) =>
    periodLayout(head, choices) ?? splitLayout(head, choices) ?? joinedLayout(head, choices),
};

/** How the times of a layout stand: before which column, in what way. */
type TimeColumns = { firstColumn: number; timeText: (cells: string[]) => string; dateFormat: DateFormat };

const oneCell = ([time = '']: string[]): string => time.trim();

/** Since 2023: 'Period,…' first, the header 'Time,…' below it; times in ISO form or with the month's name. */
function periodLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  if (head[0]?.cells[0]?.trim() !== 'Period') return null;
  const header = headerRow(head, choices, ({ cells }) => cells[0]?.trim() === 'Time');
  if (!header) return null;
  const dateFormat = guessFormat(firstTimes(head, header.line, oneCell)) ?? 'iso';
  return layoutOf(head, header, { firstColumn: 1, timeText: oneCell, dateFormat });
}

/** Older: 'Date,,<channel>,…', the day dd/mm/yyyy in the first column, the hour in the unnamed second. */
function splitLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, ({ line }) => line === head[0]?.line);
  if (header?.cells[0]?.trim() !== 'Date' || header.cells[1]?.trim() !== '') return null;
  const timeText = ([day = '', hour = '']: string[]) => `${day.trim()} ${hour.trim()}`.trim();
  return layoutOf(head, header, { firstColumn: 2, timeText, dateFormat: 'day-first' });
}

/** Older, also open-data portals: 'Date,<total>,<IN>,<OUT>' and so on, MM/DD/YYYY with the hour in one column. */
function joinedLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, ({ line }) => line === head[0]?.line);
  if (header?.cells[0]?.trim() !== 'Date') return null;
  const first = head.find((row) => row.line > header.line && !isBlank(row))?.cells[0]?.trim() ?? '';
  if (!/^\d{1,2}\/\d{1,2}\/\d{4}( |$)/.test(first)) return null;
  return layoutOf(head, header, { firstColumn: 1, timeText: oneCell, dateFormat: 'month-first' });
}

function layoutOf(
  head: CsvRow[],
  header: CsvRow,
  { firstColumn, timeText, dateFormat }: TimeColumns,
): Layout | null {
  const cells = headerCells(header);
  const columns = namedColumns(cells, firstColumn);
  if (columns.length === 0) return null;
  return {
    headerLine: header.line,
    firstLine: header.line + 1,
    cells,
    width: cells.length,
    columns,
    totals: siteTotals(
      columns.map((column) => column.header),
      countsBelow(head, header, columns),
    ),
    timeText,
    dateFormat,
    readTime,
    badTime: texts.badFormat,
  };
}

/** The counts of the first rows, null where a cell holds none. */
function countsBelow(head: CsvRow[], header: CsvRow, columns: Column[]): (number | null)[][] {
  return head
    .filter((row) => row.line > header.line && !isBlank(row))
    .map(({ cells }) =>
      columns.map(({ index }) => {
        const value = readCell(cells[index] ?? '');
        return typeof value === 'number' ? value : null;
      }),
    );
}
