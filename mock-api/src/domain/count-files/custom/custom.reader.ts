import { VENDOR } from 'shared-ui/domain';
import { headerCells, headerRow, isBlank, namedColumns, type CountFileReader } from '../layout.ts';
import { texts } from '../texts.ts';
import { readStrictTime, readTime } from '../times.rules.ts';

/**
 * BP/CX Custom: one header line at the top, the time 'YYYY-MM-DD HH:MM:SS' in the first column, then one channel per
 * column. Names are free. Dates written otherwise are read where the person says so.
 */
export const customReader: CountFileReader = {
  vendor: VENDOR.custom,
  recognise(head, choices) {
    const header = headerRow(head, choices, ({ line }) => line === head[0]?.line);
    if (!header || isBlank(header)) return null;
    const cells = headerCells(header);
    const columns = namedColumns(cells, 1);
    if (columns.length === 0) return null;
    return {
      headerLine: header.line,
      firstLine: header.line + 1,
      cells,
      width: cells.length,
      columns,
      totals: [],
      timeText: ([time = '']) => time.trim(),
      dateFormat: 'iso',
      readTime: (text, format) => (format === 'iso' ? readStrictTime(text) : readTime(text, format)),
      badTime: (text, format) =>
        format === 'iso' ? texts.badCustomFormat(text) : texts.badFormat(text, format),
    };
  },
};
