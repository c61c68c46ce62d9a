import { VENDOR } from 'shared-ui/domain';
import type { CsvRow } from '../csv-rows.ts';
import { headerCells, isBlank, namedColumns, type CountFileReader, type Layout } from '../layout.ts';
import { texts } from '../texts.ts';
import { readIsoTime, readNamedTime, readSlashTime } from '../times.rules.ts';
import { siteTotals } from './site-totals.rules.ts';

/** Exports of Eco-Visio in their four layouts, told apart by their first lines. */
export const ecoCounterReader: CountFileReader = {
  vendor: VENDOR.ecoCounter,
  recognise: (head) => periodLayout(head) ?? splitLayout(head) ?? joinedLayout(head),
};

/** Since 2023: 'Period,…' first, the header 'Time,…' below it; times in ISO form or with the month's name. */
function periodLayout(head: CsvRow[]): Layout | null {
  if (head[0]?.cells[0]?.trim() !== 'Period') return null;
  const header = head.find(({ cells }) => cells[0]?.trim() === 'Time');
  if (!header) return null;
  return layoutOf(header, 1, {
    timeText: ([time = '']) => time.trim(),
    readTime: (text) => (/^\d{4}-/.test(text) ? readIsoTime(text) : readNamedTime(text)),
    usualOrder: null,
  });
}

/** Older: 'Date,,<channel>,…', the day dd/mm/yyyy in the first column, the hour in the unnamed second. */
function splitLayout(head: CsvRow[]): Layout | null {
  const [header] = head;
  if (header?.cells[0]?.trim() !== 'Date' || header.cells[1]?.trim() !== '') return null;
  return layoutOf(header, 2, {
    timeText: ([day = '', hour = '']) => `${day.trim()} ${hour.trim()}`.trim(),
    readTime: readSlashTime,
    usualOrder: 'day-first',
  });
}

/** Older, also open-data portals: 'Date,<total>,<IN>,<OUT>' and so on, MM/DD/YYYY with the hour in one column. */
function joinedLayout(head: CsvRow[]): Layout | null {
  const [header, ...rows] = head;
  const first = rows.find((row) => !isBlank(row))?.cells[0]?.trim() ?? '';
  if (header?.cells[0]?.trim() !== 'Date' || !/^\d{1,2}\/\d{1,2}\/\d{4}( |$)/.test(first)) return null;
  return layoutOf(header, 1, {
    timeText: ([time = '']) => time.trim(),
    readTime: readSlashTime,
    usualOrder: 'month-first',
  });
}

function layoutOf(
  header: CsvRow,
  firstColumn: number,
  time: Pick<Layout, 'timeText' | 'readTime' | 'usualOrder'>,
): Layout | null {
  const cells = headerCells(header);
  const columns = namedColumns(cells, firstColumn);
  if (columns.length === 0) return null;
  return {
    headerLine: header.line,
    width: cells.length,
    columns,
    totals: siteTotals(columns.map((column) => column.header)),
    badTime: texts.badFormat,
    ...time,
  };
}
