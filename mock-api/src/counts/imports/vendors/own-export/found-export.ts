import { seenText } from 'shared-domain';
import type { COUNT_COLUMNS, STATION_COLUMNS } from '../../../csv/csv-columns.ts';
import type { Column, Layout } from '../layout.ts';
import { texts as fileTexts } from '../texts.ts';
import { MOST_PARTS, Parts } from './parts.rules.ts';
import { texts } from './texts.ts';

/** The columns that are read. */
export type ColumnName = (typeof STATION_COLUMNS)[number] | (typeof COUNT_COLUMNS)[number];

/** Far more than any station has. */
const MOST_FLOWS = 100;

const MARKS = ['suspect_id', 'note', 'vendor_status'] as const satisfies ColumnName[];

/** What was found in the rows of an export: its stations and intervals, and what the one that is meant holds. */
export class FoundExport {
  /** Names by flow. */
  readonly flows = new Map<string, string>();
  readonly parts = new Parts();
  marked = 0;
  /** Notes with something in them that is left out. */
  private strange = 0;
  /** Whether anything stands beside a count; most files have nothing there, and their counts need no look at it. */
  hasMarks = false;
  /** The first station there is, whether its rows can be read or not. */
  private first: { station_id_tmg: string; station_name: string } | null = null;
  private readonly chosen: string | undefined;
  /** Whether factors stand beside the counts: a layer, which no import takes over. */
  private readonly hasFactors: boolean;

  constructor(chosen: string | undefined, hasFactors: boolean) {
    this.chosen = chosen;
    this.hasFactors = hasFactors;
  }

  /** `isMeant`: whether the row is of what was chosen. */
  see(cell: (name: ColumnName) => string, isMeant: boolean): void {
    const [station, name] = [cell('station_id_tmg'), cell('station_name')];
    this.first ??= { station_id_tmg: station, station_name: name };
    this.parts.see({ station, name, interval: cell('interval'), time: cell('date') });
    if (!isMeant) return;
    const flow = cell('flowid_txdot');
    if (flow !== '' && this.flows.size <= MOST_FLOWS && !this.flows.has(flow)) {
      this.flows.set(flow, cell('flow_name'));
    }
    if (cell('suspect_id') !== '' || cell('note') !== '') this.marked += 1;
    if (seenText(cell('note'), { lines: true }) !== cell('note')) this.strange += 1;
    this.hasMarks ||= MARKS.some((column) => cell(column) !== '');
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
    const { parts, chosen } = this;
    if (parts.isFull) return { refusal: texts.tooManyParts({ most: MOST_PARTS }) };
    if (chosen !== undefined && !parts.one(chosen)) return { refusal: texts.unknownPart(chosen) };
    const [one, other] = parts.stations;
    if (chosen === undefined && one !== undefined && other !== undefined)
      return { refusal: texts.severalStations(one, other) };
    if (chosen === undefined && parts.intervals.length > 1)
      return { refusal: texts.severalIntervals(parts.intervals) };
    if (this.flows.size > MOST_FLOWS) return { refusal: texts.tooManyFlows({ most: MOST_FLOWS }) };
    return this.flows.size === 0 ? { refusal: fileTexts.noCounts } : {};
  }

  /** The station whose counts are taken; without a number while that is open. */
  station(): { station_id_tmg: string; station_name: string } {
    const part = this.parts.one(this.chosen);
    if (part) return { station_id_tmg: part.station, station_name: part.name };
    const isOpen = this.parts.stations.length > 1;
    return (!isOpen && this.first) || { station_id_tmg: '', station_name: '' };
  }

  warnings(): Layout['warnings'] {
    const { station_id_tmg: id, station_name: name } = this.station();
    return [
      // rows that a program has sent name their station by its number alone: nobody has exported them
      ...(name === '' ? [] : [texts.taken(`${id} ${name}`)]),
      ...(this.marked > 0 ? [texts.marks({ counts: this.marked })] : []),
      ...(this.strange > 0 ? [texts.strange({ notes: this.strange })] : []),
      ...(this.hasFactors ? [texts.factors] : []),
    ];
  }
}
