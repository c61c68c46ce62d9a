import { VENDOR } from 'shared-domain';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import {
  headerCells,
  headerRow,
  namedColumns,
  type Column,
  type CountFileReader,
  type EventLayout,
  type Layout,
  type ReaderChoices,
  type Survey,
} from '../layout.ts';
import { texts } from '../texts.ts';
import { readTime } from '../times.rules.ts';

/** Bicycles in the scheme with bicycles ("Schema F with bikes"). */
const BICYCLES = 14;
/** A recorder's clock is set to the minute: an interval of which less than one is missing was recorded. */
const ONE_MINUTE = 60;
/** Neither channels nor classes go further; beyond it a column was taken for another. */
const MOST_CODES = 200;

/** JAMAR's exports of STARneXt: counts by interval, or one line for each vehicle. */
export const jamarReader: CountFileReader = {
  vendor: VENDOR.jamar,
  recognise: (head, choices) => vehicleLayout(head, choices) ?? binnedLayout(head, choices),
};

/** '"Number","Date","Time","Channel 1",…' below the start and the numbers of the site. */
function binnedLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, isBinned);
  if (!header || !isBinned(header)) return null;
  const cells = headerCells(header);
  const columns = namedColumns(cells, 3);
  return { ...frame(header, 1), columns };
}

/** 'Veh. No., Date, Time, Channel, Class, Speed': a line for each vehicle. */
function vehicleLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, isOfVehicles);
  if (!header || !isOfVehicles(header)) return null;
  const start = head.find(
    ({ line, cells }) => line < header.line && /^date\/time/i.test(cells[0]?.trim() ?? ''),
  );
  const layout = { ...frame(header, 1), columns: [] };
  return { ...layout, survey: () => survey(layout, (start?.cells[1] ?? '').trim(), choices) };
}

function isBinned(row: CsvRow): boolean {
  const [number, date, time, ...channels] = headerCells(row).map((cell) => cell.toLowerCase());
  return number === 'number' && date === 'date' && time === 'time' && channels.some((name) => name !== '');
}

function isOfVehicles(row: CsvRow): boolean {
  const cells = headerCells(row).map((cell) => cell.toLowerCase());
  return (cells[0] ?? '').startsWith('veh') && cells.slice(1, 5).join() === 'date,time,channel,class';
}

function frame(header: CsvRow, day: number): Omit<Layout, 'columns'> {
  const cells = headerCells(header);
  return {
    headerLine: header.line,
    firstLine: header.line + 1,
    cells,
    width: cells.length,
    totals: [],
    timeText: (row) => `${(row[day] ?? '').trim()} ${(row[day + 1] ?? '').trim()}`.trim(),
    dateFormat: 'month-first',
    readTime,
    badTime: texts.badFormat,
  };
}

/** Which channels and classes there are, only the whole file tells. */
function survey(layout: Layout, start: string, { classes: chosen }: ReaderChoices): Survey {
  const channels = new Set<number>();
  const vehicles = new Map<number, number>();
  return {
    see: ({ line, cells }) => {
      const [channel, code] = [codeIn(cells[3]), codeIn(cells[4])];
      if (line < layout.firstLine || channel === null || code === null) return;
      if (channels.size < MOST_CODES) channels.add(channel);
      if (vehicles.size < MOST_CODES || vehicles.has(code)) vehicles.set(code, (vehicles.get(code) ?? 0) + 1);
    },
    complete: () => {
      const preselected = vehicles.has(BICYCLES) ? [BICYCLES] : [];
      const chosenClasses = chosen ?? preselected;
      return {
        ...layout,
        columns: [...channels]
          .toSorted((a, b) => a - b)
          .map((index): Column => ({ header: `Channel ${index}`, index })),
        events: eventsOf(start, new Set(chosenClasses)),
        classes: [...vehicles]
          .map(([code, number]) => ({ code, vehicles: number }))
          .toSorted((a, b) => a.code - b.code),
        chosenClasses,
        ...(chosenClasses.length === 0 ? { refusal: texts.chooseClasses } : {}),
      };
    },
  };
}

/** A small whole number, as channels and classes are; null for anything else. */
function codeIn(cell: string | undefined): number | null {
  const text = (cell ?? '').trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function eventsOf(start: string, classes: Set<number>): EventLayout {
  return {
    weight: (cells, { index }) => {
      const [channel, code] = [codeIn(cells[3]), codeIn(cells[4])];
      if (channel === null || code === null) return NaN;
      return channel === index && classes.has(code) ? 1 : 0;
    },
    running: (first, last, format) => {
      const reading = readTime(start, format);
      const begun = 'fault' in reading ? first : reading.minutes * 60 + reading.seconds;
      return [{ from: Math.min(begun, first), to: last + 1 }];
    },
    tolerance: ONE_MINUTE,
  };
}
