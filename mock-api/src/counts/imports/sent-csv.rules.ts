import type { SentRow } from 'shared-domain';
import { csvText } from '../csv/csv-text.rules.ts';

const HEADER = ['station_id_tmg', 'station_name', 'flowid_txdot', 'date', 'interval', 'count'];

/** 'YYYY-MM-DDTHH:MM' as our files have it; what is written otherwise stays, and is refused by its line. */
const timeOf = (start: string): string =>
  start.replace(
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/,
    (_, day: string, clock: string, seconds = ':00') => `${day} ${clock}${String(seconds)}`,
  );

/**
 * Rows of counts as a CSV export has them, so that they are read, checked and kept as a file is. They name no station beside
 * its number, by which the reader knows that nobody has exported them.
 */
export function sentCsv({
  station,
  interval,
  rows,
}: {
  station: string;
  interval: number;
  rows: readonly SentRow[];
}): string {
  return csvText([
    HEADER,
    ...rows.map(({ flow, start, count }) => [station, '', flow, timeOf(start), interval, count]),
  ]);
}
