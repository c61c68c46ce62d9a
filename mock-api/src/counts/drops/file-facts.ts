import { seenText, type ReadingChoices } from 'shared-domain';
import { headersOf } from '../imports/inspect.ts';
import type { Layout } from '../imports/vendors/layout.ts';
import { stepOf, type CountFile } from '../imports/vendors/read-count-file.ts';
import type { FileFacts } from './mapping-fits.rules.ts';

/** A station's number, wherever it stands in a text. */
const STATION_NUMBER = /(?<![A-Z0-9])[A-Z][A-Z0-9]\d{4}(?![A-Z0-9])/g;
/** What a line above a header says of a time: another file has another. */
const TIMED = /\d[/:.-]\d/;

/** What a file tells of itself, by which a saved mapping knows it again; `name` is what it is called. */
export function factsOf(file: CountFile, name: string): FileFacts {
  const { layout, head, vendor, dateFormat, thousands } = file;
  const options = { columns: [], interval: 1, timeZone: 'UTC', now: Infinity, dateFormat, thousands };
  const headers = [...new Set([...layout.cells.map((cell) => cell.trim()), ...headersOf(file)])];
  return {
    vendor,
    layout: layoutName(layout),
    delimiter: head.delimiter,
    interval: layout.events ? null : stepOf(file, options),
    headers,
    mark: markOf(file),
    stations: stationsOf(layout) ?? numbersIn([name, ...headers]),
  };
}

/** The stations of a file that was exported here; nothing for any other. */
function stationsOf({ exportOf, counters = [] }: Layout): string[] | null {
  if (!exportOf) return null;
  const several = counters.flatMap(({ part }) => part?.station_id_tmg ?? []);
  return several.length > 0 ? [...new Set(several)] : [exportOf.station_id_tmg];
}

function layoutName({ exportOf, log, events }: Layout): string {
  if (exportOf) return 'export';
  if (log) return `log ${log.period}`;
  return events ? 'passages' : 'columns';
}

function numbersIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(STATION_NUMBER) ?? []))];
}

/** The counter's own: its serial number, the sites that its columns are called by, or what stands above them. */
function markOf({ layout, head }: CountFile): string | null {
  if (layout.exportOf) return null;
  const [counter] = layout.counters ?? [];
  if (counter) return counter.serial;
  const above = head.rows
    .filter(({ line, cells }) => line < layout.headerLine && !cells.some((cell) => TIMED.test(cell)))
    .map(({ cells }) => cells.map((cell) => seenText(cell).trim()).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.join(' '));
  return above.length > 0 ? above.join('; ').slice(0, 500) : null;
}

/**
 * How a file is read again: as a person had it read, with its order of days settled, without what was decided of single lines
 * and which part was taken of an export of several stations: of the next one everything is to be looked at.
 */
export function lastingReading(file: CountFile, reading: ReadingChoices = {}): ReadingChoices {
  const { repeats: _decided, ...kept } = reading;
  const lasting = file.layout.exportOf ? { ...kept, counter: undefined } : kept;
  return file.dateFormat.endsWith('-first') ? { ...lasting, dateFormat: file.dateFormat } : lasting;
}
