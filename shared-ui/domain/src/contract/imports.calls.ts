import { z } from 'zod';
import { VENDOR } from '../codes.ts';
import { DATE_FORMATS, FILE_DELIMITERS, FILE_ENCODINGS } from '../import-file.ts';
import type { Calls } from './calls.ts';
import { idText, recordBefore } from './fields.schema.ts';
import {
  countImport,
  fileVendor,
  importRequest,
  keep,
  lineError,
  readingChoices,
  storedFile,
} from './imports.schema.ts';

const vendorCode = z.enum(VENDOR);
const counts = z.int().min(0);

/** How a file is read: guessed, or as overruled. */
const fileReading = z.strictObject({
  encoding: z.enum(FILE_ENCODINGS),
  delimiter: z.enum(FILE_DELIMITERS),
  headerLine: z.int(),
  dateFormat: z.enum(DATE_FORMATS),
  thousands: z.boolean(),
  counter: z.string().nullable(),
  classes: z.array(z.int()),
});
export type FileReading = z.output<typeof fileReading>;

/**
 * A row as it is read: `time` is 'YYYY-MM-DD HH:MM:SS', null where the cells hold no time; `faults` are the places of cells
 * that stand in a column of counts and are none.
 */
const inspectedRow = z.strictObject({
  line: z.int(),
  time: z.string().nullable(),
  cells: z.array(z.string()),
  faults: z.array(z.int()).optional(),
});
export type InspectedRow = z.output<typeof inspectedRow>;

/**
 * One of several of which an import takes one, chosen by its `serial`: a counter's log in a TRAFx file, or, with `part`, a
 * station's counts at one interval (minutes) in a CSV export of ours. Times are 'YYYY-MM-DD HH:MM:SS'.
 */
const loggedCounter = z.strictObject({
  serial: z.string(),
  name: z.string(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  rows: counts,
  part: z.strictObject({ station_id_tmg: z.string(), interval: z.int() }).nullable(),
});
export type LoggedCounter = z.output<typeof loggedCounter>;

/**
 * The station of a file that CSV Export wrote, and which column of it brings the counts of which flow; without a number
 * while it is open which of several is meant.
 */
const exportedStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  flows: z.array(z.strictObject({ header: z.string(), flowid_txdot: z.string() })),
});
export type ExportedStation = z.output<typeof exportedStation>;

/** What the file seems to be, and its first rows as they are read (I1). */
const inspection = z.strictObject({
  vendor: vendorCode,
  /** The vendors whose files look like this, the likeliest first. */
  vendors: z.array(vendorCode),
  reading: fileReading,
  /**
   * Every date can be read day first and month first; `reading.dateFormat` is what this vendor usually writes. Nothing
   * is imported before a person has said which it is (I8).
   */
  dateOpen: z.boolean(),
  /** The most frequent step between the first rows in minutes; null where there is none, as in a list of events. */
  interval: z.int().nullable(),
  trafxPeriod: z.enum(['hourly', 'timestamps', 'daily']).nullable(),
  headers: z.array(z.string()),
  totals: z.array(z.string()),
  /** The lines above the header, as they stand. */
  above: z.array(z.string()),
  /** The header's cells. */
  columns: z.array(z.string()),
  rows: z.array(inspectedRow),
  counters: z.array(loggedCounter),
  /** The vehicle classes of a file with one line for each vehicle, and how many vehicles of each it has. */
  classes: z.array(z.strictObject({ code: z.int(), vehicles: counts })),
  /** The station of a file that CSV Export wrote here; null for any other file. */
  exportOf: exportedStation.nullable(),
  /** Why nothing of this file can be imported, as it is read now. */
  refusal: z.string().nullable(),
});
export type FileInspection = z.output<typeof inspection>;

/**
 * `file` names the stored upload in the calls that follow. `totals` are those headers that are a site's total beside
 * channels of that site (decision I6).
 */
export const upload = z.strictObject({
  file: z.string(),
  headers: z.array(z.string()),
  name: z.string(),
  totals: z.array(z.string()),
  inspection,
});
export type Upload = z.output<typeof upload>;

const values = z.array(z.int().nullable());
/** Two lines with the same time, the counts of each in the order of the channels; `keep` is null while it is undecided. */
const repeatedLines = z.strictObject({
  first: z.int(),
  line: z.int(),
  time: z.string(),
  values: z.tuple([values, values]),
  keep: keep.nullable(),
});
export type RepeatedLines = z.output<typeof repeatedLines>;

const dailySums = z.array(z.number().nullable());
/** A channel's sums by day, one entry for each day; null where it has no count. `stored` are those of what is stored now. */
const previewChannel = z.strictObject({
  id: z.int(),
  header: z.string(),
  sums: dailySums,
  stored: dailySums,
});
export type PreviewChannel = z.output<typeof previewChannel>;

/** What an import would do now; nothing is written. Counts, not rows of the file. */
const preview = z.strictObject({
  /** How much of the file was read, 0 to 1; what follows is about that much of it. */
  share: z.number().min(0).max(1),
  /** Why the file would not be imported, whatever its lines. */
  refusal: z.string().nullable(),
  /** The first hundred of the lines that can't be taken; any of them keeps the whole file out. */
  errors: z.array(lineError),
  rejected: counts,
  /** Times that occur twice, of which a person can decide; the undecided ones are among the errors. A hundred at most. */
  repeats: z.array(repeatedLines),
  read: counts,
  added: counts,
  replaced: counts,
  unchanged: counts,
  certified: counts,
  /** Of the certified ones, those whose value in the file is another. */
  differing: counts,
  /** Stored counts of another interval that would be replaced (C11). */
  superseded: counts,
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Daylight saving, intervals that are left out, counts of other intervals that are replaced. */
  warnings: z.array(z.string()),
  /** 'YYYY-MM-DD'; the sums of the channels start with this day. */
  first_day: z.string().nullable(),
  channels: z.array(previewChannel),
  /** Stretches of days in which the mapped channels have counts already. */
  overlaps: z.array(z.strictObject({ first: z.string(), last: z.string(), counts, certified: counts })),
});
export type ImportPreview = z.output<typeof preview>;

const started = z.strictObject({ success: z.literal(true), import: countImport });
const ofImport = z.object({ id: idText });

/** Count files, from upload to import and back. */
export const importCalls = {
  'POST /counts/upload': {
    summary: 'Takes a count file (multipart, field `file`) and answers its columns; nothing is imported yet',
    body: 'form',
    form: z.object({ file: z.file() }),
    reply: upload,
  },
  'POST /counts/import/timemark-headers': {
    summary:
      "The columns of an uploaded file as this vendor's reader sees them, and whether its dates can be read two ways",
    body: z.object({ file: storedFile, vendor: fileVendor }),
    reply: z.strictObject({ headers: z.array(z.string()), dateOpen: z.boolean() }),
  },
  /** The vendor is guessed where it is left out. */
  'POST /counts/import/inspect': {
    summary: 'How an uploaded file is read, with its first rows; what is guessed can be overruled',
    body: z.object({
      file: storedFile,
      vendor: fileVendor.optional(),
      reading: readingChoices.optional(),
    }),
    reply: inspection,
  },
  /** `part` asks for the beginning of a long file. */
  'POST /counts/import/preview': {
    summary: 'What an import would do now, day by day; nothing is written',
    body: importRequest.safeExtend({ part: z.boolean().optional() }),
    reply: preview,
  },
  'POST /counts/import': {
    summary: 'Starts to import an uploaded file, in the background',
    body: importRequest,
    reply: started,
  },
  /** The newest fifty, or the fifty before the import `before`; of one station where it is named. */
  'GET /imports': {
    summary: "The newest imports for the agency's stations, with progress and outcome",
    query: z.object({
      before: recordBefore,
      station: z.string().max(20).optional(),
    }),
    reply: z.array(countImport),
  },
  'GET /imports/:id': {
    summary: 'One import, with progress and outcome',
    params: ofImport,
    reply: countImport,
  },
  'GET /imports/:id/rejected': {
    summary: 'The lines that an import refused, with their reasons, as a CSV file',
    params: ofImport,
    reply: 'file',
    media: ['text/csv'],
  },
  /** `status` is undoing, then undone. */
  'POST /imports/:id/undo': {
    summary: 'Takes back what an import wrote, in the background, unless some of it is certified',
    params: ofImport,
    reply: started,
  },
} as const satisfies Calls;
