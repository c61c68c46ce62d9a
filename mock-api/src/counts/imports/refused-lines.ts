import { wallClock } from 'shared-domain';
import type { CsvRow } from '../csv/csv-rows.ts';
import { LineErrors } from './vendors/line-errors.ts';
import { countLines } from './vendors/read-count-file.ts';
import type { CountLine, RowReader } from './vendors/reading.ts';
import { rowReader } from './vendors/row-reader.ts';
import { timeOf } from './vendors/row-time.ts';
import type { OtherIntervals } from '../store/other-intervals.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import type { Reading } from './check-import.ts';
import type { Refusal } from './read-upload.ts';
import { texts } from './texts.ts';

/**
 * The lines of a file whose counts can't stand beside counts of another interval (C11). The file is read once more for
 * them: from which line a count came is kept by no import, and hardly any has to know.
 */
export async function refusedLines(reading: Reading, others: OtherIntervals): Promise<Refusal> {
  const { file, options } = reading;
  const lineErrors = new LineErrors();
  const reader = rowReader(file.layout, options);
  const watching: Pick<RowReader, 'lineErrors' | 'read' | 'rest'> = {
    lineErrors: reader.lineErrors,
    read: (row) => {
      const line = reader.read(row);
      const reason = reasonOf(reading, others, placeOf(reading, row, line));
      if (reason) lineErrors.reject(row, reason);
      return line;
    },
    rest: () => [],
  };
  for await (const lines of countLines(file, watching as RowReader)) void lines;
  const { kept, rejected } = lineErrors;
  if (rejected > 0) return { message: texts.badLines({ count: rejected }), errors: kept, rejected };
  // intervals in which nobody passed have no line of their own
  const [first] = others.allRefused();
  const message = first ? reasonOf(reading, others, { ...first, places: [first.place] }) : null;
  return { message: message ?? texts.failed, errors: [], rejected: 0 };
}

/** Where the counts of a row belong: an interval, and the columns that it has. */
type Place = { minutes: number; places: number[] };

/** Passages, and rows that are held back until the end of the file, are no counts by themselves yet. */
function placeOf({ file, options }: Reading, row: CsvRow, line: CountLine | null): Place | null {
  const all = options.columns.map((_, place) => place);
  if (line) return { minutes: line.minutes, places: all.filter((at) => line.values[at] !== undefined) };
  const time = file.layout.flowRows ? null : timeOf(row, file.layout, options, new LineErrors());
  if (time === null || time === 'day-only') return null;
  return { minutes: time.minutes - (time.minutes % options.interval), places: all };
}

function reasonOf({ options }: Reading, others: OtherIntervals, place: Place | null): Text | null {
  for (const at of place?.places ?? []) {
    const refused = others.refusedAt(place?.minutes ?? 0, at);
    if (!refused) continue;
    const header = options.columns[at]?.header ?? '';
    const said = refused.why === 'certified' ? texts.otherCertified : texts.otherPartly;
    return said({ time: wallClock(place?.minutes ?? 0), column: header, minutes: refused.interval });
  }
  return null;
}
