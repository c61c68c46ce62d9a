import { FIRST_COUNT_DAY } from 'shared-domain';
import type { CsvRow } from '../../csv/csv-rows.ts';
import type { LineErrors } from './line-errors.ts';
import type { Layout } from './layout.ts';
import type { ReadingOptions } from './reading.ts';
import { texts } from './texts.ts';

const EARLIEST = Date.parse(`${FIRST_COUNT_DAY}T00:00:00Z`) / 60_000;

/** The row's cells, or null where it has too few or too many of them; a trailing delimiter does not count. */
export function cellsOf(row: CsvRow, { width }: Layout, lineErrors: LineErrors): string[] | null {
  const { cells } = row;
  const found = cells.length > width && cells.at(-1)?.trim() === '' ? cells.length - 1 : cells.length;
  if (found === width) return cells;
  return lineErrors.reject(
    row,
    (found < width ? texts.tooFewColumns : texts.tooManyColumns)({ found, expected: width }),
  );
}

/** The row's time, or null where it has none that can be: of this calendar, after 1980, not in the future. */
export function timeOf(
  row: CsvRow,
  layout: Layout,
  options: ReadingOptions,
  lineErrors: LineErrors,
): { minutes: number; seconds: number; text: string } | 'day-only' | null {
  const text = layout.timeText(row.cells);
  const reading = layout.readTime(text, options.dateFormat);
  if ('fault' in reading) {
    lineErrors.reject(
      row,
      reading.fault === 'no-such-time'
        ? texts.noSuchTime(text, options.dateFormat)
        : layout.badTime(text, options.dateFormat),
    );
    return reading.fault === 'day-only' ? 'day-only' : null;
  }
  if (reading.minutes < EARLIEST) return lineErrors.reject(row, texts.tooEarly(text));
  if (reading.minutes > options.now) return lineErrors.reject(row, texts.future(text));
  return { ...reading, text };
}
