import { wallClock, type FileInspection, type ReadingChoices, type VendorCode } from 'shared-domain';
import { readHead } from './vendors/file-head.ts';
import { firstFaults } from './vendors/first-faults.rules.ts';
import { headerCells } from './vendors/layout.ts';
import { likelyReaders, refusalByHead, stepOf, type CountFile } from './vendors/read-count-file.ts';
import type { ReadingOptions } from './vendors/reading.ts';
import { texts as fileTexts } from './vendors/texts.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Language } from '../../platform/text/language.ts';
import { openUpload, refused } from './check-import.ts';
import { texts } from './texts.ts';
import { storedName } from './uploads.sql.ts';

const SHOWN_ROWS = 20;
const LONGEST_CELL = 200;

/** Who asks: the language, and the vendor of a station's counters where the caller may see it. */
export type InspectionFor = {
  language: Language;
  vendorOf: (station: string) => Promise<VendorCode | null>;
};

/** What a file seems to be and how its first rows are read, as guessed and overruled (I1). */
export async function inspectUpload(
  files: FileStore,
  upload: string,
  { vendor, reading = {} }: { vendor?: string; reading?: ReadingChoices },
  { language, vendorOf }: InspectionFor,
): Promise<FileInspection> {
  const likely = await likelyVendors(files, upload, reading);
  const guessed = (vendor as VendorCode | undefined) ?? likely[0];
  if (guessed === undefined) throw refused('file', fileTexts.noColumns);
  const file = await openUpload(files, upload, guessed, reading);
  const { layout } = file;
  // a file of our own is read alike for every vendor, but belongs to its station's
  const station = layout.exportOf?.station_id_tmg;
  const own = station ? await vendorOf(station) : null;
  const vendors = own && likely.includes(own) ? [...new Set([own, ...likely])] : likely;
  const used = (vendor as VendorCode | undefined) ?? vendors[0] ?? guessed;
  const options = optionsOf(file);
  const step = layout.events ? null : stepOf(file, options);
  const refusal = refusalByHead(file, { ...options, interval: step ?? 15 });
  return {
    vendor: used,
    vendors,
    reading: {
      encoding: file.head.encoding,
      delimiter: file.head.delimiter,
      headerLine: layout.headerLine,
      dateFormat: file.dateFormat,
      thousands: file.thousands,
      counter: reading.counter ?? null,
      classes: layout.chosenClasses ?? [],
    },
    dateOpen: file.isDateOpen,
    interval: step,
    trafxPeriod: layout.log?.period ?? null,
    headers: headersOf(file),
    totals: layout.totals,
    ...rowsOf(file),
    counters: layout.counters ?? [],
    classes: layout.classes ?? [],
    exportOf: layout.exportOf ?? null,
    refusal: refusal?.[language] ?? null,
  };
}

/** The names of the columns that can be mapped. */
export function headersOf({ layout }: CountFile): string[] {
  return [...new Set(layout.columns.map(({ header }) => header))];
}

async function likelyVendors(
  files: FileStore,
  upload: string,
  reading: ReadingChoices,
): Promise<VendorCode[]> {
  const name = storedName(upload);
  if ((await files.size(name)) === null) throw new ApiProblem(404, texts.fileGone);
  const head = await readHead(() => files.read(name), reading);
  if ('refused' in head) throw refused('file', head.refused);
  return likelyReaders(head).map((reader) => reader.vendor);
}

/** Times are read at any place and interval here: only whether they can be read is of interest. */
function optionsOf({ dateFormat, thousands }: CountFile): ReadingOptions {
  return { columns: [], interval: 1, timeZone: 'UTC', now: Infinity, dateFormat, thousands };
}

/** The places of the cells that may be counts: a row of events is none. */
function countPlaces({ layout: { events, flowRows, columns } }: CountFile): number[] {
  if (events) return [];
  return flowRows ? [flowRows.count] : columns.map(({ index }) => index);
}

function rowsOf(file: CountFile): Pick<FileInspection, 'above' | 'columns' | 'rows'> {
  const { head, firstRows, layout, dateFormat, thousands } = file;
  const shown = firstRows.slice(0, SHOWN_ROWS);
  const faults = firstFaults(
    shown.map(({ cells }) => cells),
    countPlaces(file),
    thousands,
  );
  return {
    above: head.rows
      .filter(({ line }) => line < layout.headerLine)
      .map((row) => headerCells(row).join(head.delimiter).slice(0, LONGEST_CELL)),
    columns: layout.cells,
    rows: shown.map(({ line, cells }, place) => {
      const time = layout.readTime(layout.timeText(cells), dateFormat);
      return {
        line,
        time: 'fault' in time ? null : `${wallClock(time.minutes).slice(0, 17)}${twoDigits(time.seconds)}`,
        cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)),
        ...(faults[place]?.length && { faults: faults[place] }),
      };
    }),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
