import { VENDOR } from 'shared-domain';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import { firstTimes, headerCells, headerRow, namedColumns, type CountFileReader } from '../layout.ts';
import { texts } from '../texts.ts';
import { guessFormat, readTime } from '../times.rules.ts';

/**
 * TimeMark exports. No public file was found, so the layout is our choice and tolerant: `key,value` lines first, then
 * a header with a date (and perhaps a time apart) and other columns. To be confirmed with a real export.
 */
export const timeMarkReader: CountFileReader = {
  vendor: VENDOR.timeMark,
  recognise(head, choices) {
    const header = headerRow(head, choices, isHeader);
    if (!header) return null;
    const cells = headerCells(header);
    const times = timesOf(cells);
    const columns = namedColumns(cells, 0).filter(({ index }) => !times.includes(index));
    if (times.length === 0 || columns.length === 0) return null;
    const timeText = (row: string[]): string =>
      times
        .map((index) => row[index]?.trim() ?? '')
        .join(' ')
        .trim();
    return {
      headerLine: header.line,
      firstLine: header.line + 1,
      cells,
      width: cells.length,
      columns,
      totals: [],
      timeText,
      dateFormat: guessFormat(firstTimes(head, header.line, timeText)) ?? 'month-first',
      readTime,
      badTime: texts.badFormat,
    };
  },
};

/** The columns of the time, one or two: the date's comes first, wherever it stands. */
function timesOf(cells: string[]): number[] {
  const times = cells.flatMap((cell, index) => (isTime(cell) ? [index] : [])).slice(0, 2);
  return times.toSorted((a, b) => Number(isDate(cells[b])) - Number(isDate(cells[a])));
}

function isDate(cell = ''): boolean {
  return /^date/i.test(cell);
}

function isTime(cell: string): boolean {
  return isDate(cell) || /^time/i.test(cell);
}

function isHeader(row: CsvRow): boolean {
  const cells = headerCells(row);
  return cells.some(isTime) && cells.filter((cell) => cell !== '').length >= 3;
}
