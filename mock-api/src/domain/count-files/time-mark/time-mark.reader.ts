import { VENDOR } from 'shared-ui/domain';
import type { CsvRow } from '../csv-rows.ts';
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
    const times = cells.flatMap((cell, index) => (isTime(cell) ? [index] : [])).slice(0, 2);
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

function isTime(cell: string): boolean {
  return /^(date|time)/i.test(cell);
}

function isHeader(row: CsvRow): boolean {
  const cells = headerCells(row);
  return cells.some(isTime) && cells.filter((cell) => cell !== '' && !isTime(cell)).length >= 2;
}
