import { asMeant, NOTE_MAX } from 'shared-domain';
import { suspects } from '../../../../stations/lookups/data/suspects.ts';
import type { Text } from '../../../../platform/text/language.ts';
import { FACTOR_COLUMNS, type COUNT_COLUMNS, type STATION_COLUMNS } from '../../../csv/csv-columns.ts';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import { intervalIn } from '../flow-row-check.ts';
import {
  headerCells,
  headerRow,
  isBlank,
  type Column,
  type Layout,
  type Mark,
  type ReaderChoices,
  type Survey,
} from '../layout.ts';
import { texts as fileTexts } from '../texts.ts';
import { readStrictTime, readTime } from '../times.rules.ts';
import { texts } from './texts.ts';

/** Far more than any station has. */
const MOST_FLOWS = 100;

type ColumnName = (typeof STATION_COLUMNS)[number] | (typeof COUNT_COLUMNS)[number];
const NEEDED: ColumnName[] = ['flowid_txdot', 'date', 'interval', 'count'];

/** What tells an export of ours; others may stand beside them, in a file of an earlier or a later version too. */
const TELLING: ColumnName[] = ['station_id_tmg', 'station_name'];

/**
 * What CSV Export writes: one row for each count, of which each flow is a column to map. Its columns may stand in any
 * order. A station's export can be read whatever the vendor of its counters.
 */
export function ownExportLayout(head: CsvRow[], choices: ReaderChoices): Layout | null {
  const header = headerRow(head, choices, isHeader);
  if (!header || !isHeader(header)) return null;
  const cells = headerCells(header);
  const layout = layoutOf(header.line, cells);
  if (!NEEDED.every((name) => cells.includes(name))) return { ...layout, refusal: texts.withoutCounts };
  return { ...layout, survey: () => survey(layout, cells) };
}

function isHeader(row: CsvRow): boolean {
  const cells = headerCells(row);
  return TELLING.every((name) => cells.includes(name));
}

function layoutOf(headerLine: number, cells: string[]): Layout {
  const date = cells.indexOf('date' satisfies ColumnName);
  return {
    headerLine,
    firstLine: headerLine + 1,
    cells,
    width: cells.length,
    columns: [],
    totals: [],
    timeText: (row) => (row[date] ?? '').trim(),
    dateFormat: 'iso',
    readTime: (text, format) => (format === 'iso' ? readStrictTime(text) : readTime(text, format)),
    badTime: (text, format) =>
      format === 'iso' ? fileTexts.badCustomFormat(text) : fileTexts.badFormat(text, format),
  };
}

/** What the whole file tells: its flows, and whether they are of one station and one interval. */
function survey(layout: Layout, cells: string[]): Survey {
  const cellOf = (row: string[], name: ColumnName) => (row[cells.indexOf(name)] ?? '').trim();
  const found = new Found(FACTOR_COLUMNS.some((name) => cells.includes(name)));
  return {
    see: (row) => {
      if (row.line < layout.firstLine || isBlank(row) || row.cells.length < cells.length) return;
      found.see((name) => cellOf(row.cells, name));
    },
    complete: () => {
      const places = new Map([...found.flows.keys()].map((flow, at) => [flow, at]));
      return {
        ...layout,
        columns: found.columns(),
        ...found.refusal(),
        exportOf: { ...found.station(), flows: found.named() },
        warnings: found.warnings(),
        flowRows: {
          columnOf: (row) => places.get(cellOf(row, 'flowid_txdot')),
          interval: cells.indexOf('interval' satisfies ColumnName),
          count: cells.indexOf('count' satisfies ColumnName),
          sent: found.station().station_name === '',
          marked: found.marked,
          markOf: found.hasMarks ? (row) => markIn((name) => cellOf(row, name)) : undefined,
        },
      };
    },
  };
}

const MARKS = ['suspect_id', 'note', 'vendor_status'] as const satisfies ColumnName[];
const CODES = new Set(suspects.map(({ id }) => String(id)));

/** What stands beside a count, or why it can't be taken. */
function markIn(cell: (name: ColumnName) => string): Mark | { fault: Text } {
  const [suspect, written, status] = [cell('suspect_id'), cell('note'), cell('vendor_status')];
  const note = asMeant(written);
  if (suspect !== '' && !CODES.has(suspect)) return { fault: texts.noSuspect(suspect) };
  if (note.length > NOTE_MAX) return { fault: texts.longNote({ most: NOTE_MAX }) };
  if (!/^\d{0,9}$/.test(status)) return { fault: texts.noStatus(status) };
  return {
    suspect_id: suspect === '' ? null : Number(suspect),
    note: note === '' ? null : note,
    vendor_status: status === '' ? null : Number(status),
  };
}

/** What was found in the rows. */
class Found {
  /** Names by flow. */
  readonly flows = new Map<string, string>();
  private readonly stations = new Map<string, string>();
  private readonly intervals = new Set<number>();
  marked = 0;
  /** Whether anything stands beside a count; most files have nothing there, and their counts need no look at it. */
  hasMarks = false;
  /** Whether factors stand beside the counts: a layer, which no import takes over. */
  private readonly hasFactors: boolean;

  constructor(hasFactors: boolean) {
    this.hasFactors = hasFactors;
  }

  see(cell: (name: ColumnName) => string): void {
    const flow = cell('flowid_txdot');
    if (flow !== '' && this.flows.size <= MOST_FLOWS && !this.flows.has(flow)) {
      this.flows.set(flow, cell('flow_name'));
    }
    const station = cell('station_id_tmg');
    if (this.stations.size < 2 && !this.stations.has(station)) {
      this.stations.set(station, cell('station_name'));
    }
    const interval = intervalIn(cell('interval'));
    if (interval !== null) this.intervals.add(interval);
    if (cell('suspect_id') !== '' || cell('note') !== '') this.marked += 1;
    this.hasMarks ||= MARKS.some((name) => cell(name) !== '');
  }

  columns(): Column[] {
    return this.named().map(({ header }, index) => ({ header, index }));
  }

  /** A flow is called by its name; by its id where it has none, or another flow the same. */
  named(): { header: string; flowid_txdot: string }[] {
    const names = [...this.flows.values()];
    return [...this.flows].map(([flowid_txdot, name]) => {
      const isOwn = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
      return { header: isOwn ? name : flowid_txdot, flowid_txdot };
    });
  }

  refusal(): Pick<Layout, 'refusal'> {
    const [one, other] = this.stations.keys();
    if (one !== undefined && other !== undefined) return { refusal: texts.severalStations(one, other) };
    if (this.flows.size > MOST_FLOWS) return { refusal: texts.tooManyFlows({ most: MOST_FLOWS }) };
    const intervals = [...this.intervals].toSorted((a, b) => a - b);
    if (intervals.length > 1) return { refusal: texts.severalIntervals(intervals) };
    return this.flows.size === 0 ? { refusal: fileTexts.noCounts } : {};
  }

  station(): { station_id_tmg: string; station_name: string } {
    const [[station_id_tmg, station_name] = ['', '']] = this.stations;
    return { station_id_tmg, station_name };
  }

  warnings(): Layout['warnings'] {
    const { station_id_tmg: id, station_name: name } = this.station();
    return [
      // rows that a program has sent name their station by its number alone: nobody has exported them
      ...(name === '' ? [] : [texts.taken(`${id} ${name}`)]),
      ...(this.marked > 0 ? [texts.marks({ counts: this.marked })] : []),
      ...(this.hasFactors ? [texts.factors] : []),
    ];
  }
}
