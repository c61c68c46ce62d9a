import { VENDOR } from 'shared-ui/domain';
import { headerCells, isBlank, namedColumns, type CountFileReader } from '../layout.ts';
import { texts } from '../texts.ts';
import { readIsoTime } from '../times.rules.ts';

/**
 * BP/CX Custom: one header line at the top, the time 'YYYY-MM-DD HH:MM:SS' in the first column, then one channel per
 * column. Names are free.
 */
export const customReader: CountFileReader = {
  vendor: VENDOR.custom,
  recognise(head) {
    const header = head[0];
    if (!header || isBlank(header)) return null;
    const cells = headerCells(header);
    const columns = namedColumns(cells, 1);
    if (columns.length === 0) return null;
    return {
      headerLine: header.line,
      width: cells.length,
      columns,
      totals: [],
      timeText: ([time = '']) => time.trim(),
      readTime: readIsoTime,
      usualOrder: null,
      badTime: texts.badCustomFormat,
    };
  },
};
