import { VENDOR } from 'shared-ui/domain';
import type { CsvRow } from '../csv-rows.ts';
import { headerCells, namedColumns, type CountFileReader } from '../layout.ts';
import { texts } from '../texts.ts';
import { readAnyTime } from '../times.rules.ts';

/**
 * TimeMark exports. No public file was found, so the layout is our choice and tolerant: `key,value` lines first, then
 * a header with a date (and perhaps a time apart) and two or more other columns. To be confirmed with a real export.
 */
export const timeMarkReader: CountFileReader = {
  vendor: VENDOR.timeMark,
  recognise(head) {
    const header = head.find(isHeader);
    if (!header) return null;
    const cells = headerCells(header);
    const times = cells.flatMap((cell, index) => (isTime(cell) ? [index] : [])).slice(0, 2);
    return {
      headerLine: header.line,
      width: cells.length,
      columns: namedColumns(cells, 0).filter(({ index }) => !times.includes(index)),
      totals: [],
      timeText: (row) =>
        times
          .map((index) => row[index]?.trim() ?? '')
          .join(' ')
          .trim(),
      readTime: readAnyTime,
      usualOrder: 'month-first',
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
