import { minutesOf, VENDOR } from 'shared-ui/domain';
import type { CsvRow } from '../csv-rows.ts';
import type { CountFileReader, Layout } from '../layout.ts';
import { texts } from '../texts.ts';
import type { TimeReading } from '../times.rules.ts';

const PERIODS = { '001': 'hourly', '000': 'timestamps', '024': 'daily' } as const;

/**
 * TRAFx Shuttle files: free text with a log per counter download, its counts between the log's header and END OF
 * DATA. Counts are per hour; the second sensor's column is there when the dock writes one.
 */
export const trafxReader: CountFileReader = {
  vendor: VENDOR.trafx,
  recognise(head) {
    const header = head.find((row) => periodOf(row) !== null);
    if (!header) return null;
    const serial = head.map(serialOf).find((found) => found !== null) ?? null;
    const width = head.find(({ cells }) => isData(cells))?.cells.length ?? 3;
    return {
      headerLine: header.line,
      width,
      columns: [
        { header: 'Sensor 1', index: 2 },
        { header: 'Sensor 2', index: 3 },
      ].filter(({ index }) => index < width),
      totals: [],
      timeText: ([day = '', hour = '']) => `${day} ${hour}`,
      readTime,
      usualOrder: null,
      badTime: texts.badFormat,
      log: { period: periodOf(header) ?? 'hourly', isData, refuse: (row) => refuseOther(serial, row) },
    } satisfies Layout;
  },
};

/** 'yy-mm-dd,hh:mm,ccccc': anything else is the log's header or the dock's menu. */
function isData(cells: string[]): boolean {
  return (
    cells.length > 2 && /^\d\d-\d\d-\d\d$/.test(cells[0] ?? '') && /^\d\d:\d\d(:\d\d)?$/.test(cells[1] ?? '')
  );
}

function periodOf({ cells }: CsvRow): 'hourly' | 'timestamps' | 'daily' | null {
  const code = /^PERIOD\b.*:\s*(\d{3})\s*$/.exec(cells[0] ?? '')?.[1];
  return PERIODS[code as keyof typeof PERIODS] ?? null;
}

function serialOf({ cells }: CsvRow): string | null {
  return /\*Serial Number\s*:\s*(\S+)/.exec(cells[0] ?? '')?.[1] ?? null;
}

/** One station per file: a second counter's log can't be told apart by columns. */
function refuseOther(serial: string | null, row: CsvRow) {
  const other = serialOf(row);
  return other !== null && serial !== null && other !== serial ? texts.twoCounters(serial, other) : null;
}

function readTime(text: string): TimeReading {
  const parts = /^(\d\d)-(\d\d)-(\d\d) (\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (!parts) return { fault: 'format' };
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const minutes = minutesOf(2000 + year, month, day, hour, minute);
  if (minutes === null) return { fault: 'no-such-time' };
  return parts[6] === undefined || parts[6] === '00' ? { minutes } : { fault: 'seconds' };
}
