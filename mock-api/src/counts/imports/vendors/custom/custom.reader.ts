import { VENDOR } from 'shared-domain';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import {
  headerCells,
  headerRow,
  isBlank,
  namedColumns,
  type CountFileReader,
  type Layout,
} from '../layout.ts';
import { texts } from '../texts.ts';
import { guessFormat, readStrictTime, readTime } from '../times.rules.ts';

/**
 * BP/CX Custom: one header line at the top, the time 'YYYY-MM-DD HH:MM:SS' in the first column, then one channel per
 * column. Names are free. Dates written otherwise are read where the person says so. A first line that is data is no
 * header (I9): without one the columns are numbered, once a person has said that there is none.
 */
export const customReader: CountFileReader = {
  vendor: VENDOR.custom,
  recognise(head, choices) {
    if (choices.headerLine === 0) return numberedLayout(head, 1);
    const header = headerRow(head, choices, ({ line }) => line === head[0]?.line);
    if (!header || isBlank(header)) return null;
    const cells = headerCells(header);
    const [first = ''] = cells;
    if (guessFormat([first]) !== null) {
      const numbered = numberedLayout(head, header.line);
      return numbered && { ...numbered, refusal: texts.noHeader(header.line, first) };
    }
    const columns = namedColumns(cells, 1);
    return columns.length === 0 ? null : { ...layoutOf(header.line, cells), columns };
  },
};

/** The rows from `firstLine` on, whose columns have no names: 'Column 2' and so on, as many as the first rows have. */
function numberedLayout(head: CsvRow[], firstLine: number): Layout | null {
  const rows = head.filter((row) => row.line >= firstLine && !isBlank(row));
  const width = Math.max(0, ...rows.map((row) => headerCells(row).length));
  const cells = Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
  const columns = namedColumns(cells, 1);
  return columns.length === 0 ? null : { ...layoutOf(0, cells), firstLine, columns };
}

function layoutOf(headerLine: number, cells: string[]): Omit<Layout, 'columns'> {
  return {
    headerLine,
    firstLine: headerLine + 1,
    cells,
    width: cells.length,
    totals: [],
    timeText: ([time = '']) => time.trim(),
    dateFormat: 'iso',
    readTime: (text, format) => (format === 'iso' ? readStrictTime(text) : readTime(text, format)),
    badTime: (text, format) =>
      format === 'iso' ? texts.badCustomFormat(text) : texts.badFormat(text, format),
  };
}
