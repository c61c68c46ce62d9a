import { z } from 'zod';
import { CODES_MAX, EXPORT_STATIONS_MAX, PRESET_NAME_MAX } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, idText } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** Some codes of a list; none does not narrow. */
const codes = z.array(z.string().max(10)).max(CODES_MAX);
/** Some numbers of districts, counties or agencies. */
const numbers = z.array(z.int()).max(500);
const stationId = z.string().max(20);
const date = z.string().max(20);
/** A day as MM/dd/yyyy. */
const exportDate = z.string().trim().min(1, refusal('exports.required')).max(20);
const params = z.object({ id: idText });

/** Codes; a list that is empty or left out does not narrow. Exports to TMAS ask by place alone (2, section 7). */
const stationSearch = z.object({
  txdot_districts: numbers.optional(),
  counties: numbers.optional(),
  count_types: codes.optional(),
  travel_directions: codes.optional(),
  count_methods: codes.optional(),
  agencies: numbers.optional(),
});
export type StationSearch = z.output<typeof stationSearch>;

/** A station offered by the search, with how far its certified counts reach. */
const exportStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency_id: z.int(),
  first_certified: z.string().nullable(),
  last_certified: z.string().nullable(),
});
export type ExportStation = z.output<typeof exportStation>;

/** The stations of an export; one that is named twice is exported once. */
const stations = z
  .array(stationId)
  .min(1, refusal('exports.required'))
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.string()).max(EXPORT_STATIONS_MAX, refusal('exports.tooManyStations')));

const csvExportRequest = z
  .object({
    stations,
    count_types: codes,
    count_methods: codes,
    travel_directions: codes,
    fromDate: exportDate,
    toDate: exportDate,
    countData: z.boolean(),
    stationMetadata: z.boolean(),
    /** Whether approved factors, and counts times them, stand beside the counts (E8). */
    factors: z.boolean().optional(),
  })
  .refine((body) => body.countData || body.stationMetadata, {
    error: refusal('exports.nothingChosen'),
    path: ['countData'],
  });
export type CsvExportRequest = z.output<typeof csvExportRequest>;

/** Fields divided by pipes, or in columns of fixed width. */
const tmasForm = z.enum(['pipe', 'fixed']);
export type TmasForm = z.output<typeof tmasForm>;

/** Pipes unless `form` says otherwise. */
const tmasRequest = z.object({
  stations,
  fromDate: exportDate,
  toDate: exportDate,
  form: tmasForm.optional(),
});
export type TmasRequest = z.output<typeof tmasRequest>;

/**
 * How bad a finding is, in the words of TMAS: fatal stops the export; critical leaves a station or record out; caution
 * asks for a look; a warning informs.
 */
const tmasSeverity = z.enum(['fatal', 'critical', 'caution', 'warning']);
export type TmasSeverity = z.output<typeof tmasSeverity>;

/** What the pre-flight found at one station or flow; `href` leads to the field or the rows to mend. */
const tmasFinding = z.strictObject({
  severity: tmasSeverity,
  station_id_tmg: z.string(),
  flowid_txdot: z.string().nullable(),
  /** The station description or the counts. */
  record: z.enum(['station', 'count']),
  text: z.string(),
  /** How many days it is about, and the first and last of them 'YYYY-MM-DD'; null where it is about none. */
  days: z.int().nullable(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  href: z.string(),
});
export type TmasFinding = z.output<typeof tmasFinding>;

/** How many records there would be, and what was found, the worst first. */
const tmasCheck = z.strictObject({
  station_records: z.int(),
  count_records: z.int(),
  findings: z.array(tmasFinding),
});
export type TmasCheck = z.output<typeof tmasCheck>;

/** A person's export. */
const countExport = z.strictObject({
  id: z.int(),
  kind: z.enum(['csv', 'tmas']),
  /** What was asked for: the first three stations, how many in all, and the days, 'YYYY-MM-DD'. */
  stations: z.array(z.string()),
  station_count: z.int(),
  from: z.string(),
  to: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.number().min(0).max(1),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  file_name: z.string().nullable(),
  bytes: z.int().nullable(),
  rows: z.int().nullable(),
  /** Of how many stations something is left out; the file's company says what and why. */
  left_out: z.int().nullable(),
  message: z.string().nullable(),
  /** Signed address under /api, bound to the person and good for one download; null until done and once expired. */
  download: z.string().nullable(),
});
export type CountExport = z.output<typeof countExport>;
/** What an export was answered with when it was asked for. */
const started = z.strictObject({ success: z.string(), export: countExport });

/**
 * What the signature of a download address covers, as its query carries it. Without a signature there is no such file,
 * rather than a form to correct.
 */
const downloadQuery = z.object({
  until: z.string().max(20).default(''),
  use: z.string().max(20).default(''),
  signature: z.string().max(200).default(''),
});
export type DownloadQuery = z.output<typeof downloadQuery>;

/** What leaves the system. */
export const exportCalls = {
  'POST /export/dropdown-stations': {
    summary: 'The stations that an export can be built of; super admins may search by agency',
    body: stationSearch,
    reply: z.array(exportStation),
  },
  'POST /export/prepare-csv': {
    summary:
      'Starts to build a CSV file of certified counts, of station metadata, or both, in the background',
    body: csvExportRequest,
    reply: started,
  },
  'POST /export/check-tmas': {
    summary: 'What an export to TMAS would hold and leave out, and what to look at before; writes nothing',
    body: tmasRequest,
    reply: tmasCheck,
  },
  'POST /export/prepare-tmas': {
    summary: 'Starts to build the station and count records of TMAS as a zip, in the background',
    body: tmasRequest,
    reply: started,
  },
  'GET /exports': {
    summary: "The caller's own exports, with progress and the address of each file",
    reply: z.array(countExport),
  },
  'POST /exports/:id/again': {
    summary:
      "Starts to build an export of the caller's own again: the same choice, what is certified now; 409 while it is under way",
    params,
    reply: started,
  },
  'GET /exports/:id/link': {
    summary: 'Whether the address of a file is still good; does not use it up',
    params,
    query: downloadQuery,
    reply: countExport,
  },
  'GET /exports/:id/file': {
    summary: 'The file of an export, by its signed address: for its owner, once',
    params,
    query: downloadQuery,
    reply: 'file',
    media: ['text/csv', 'application/zip'],
  },
} as const satisfies Calls;

/** The choices of a CSV export that a person keeps under a name; dates as in the request, '' where left open. */
const exportChoices = z.strictObject({
  txdot_districts: numbers,
  counties: numbers,
  agencies: numbers.optional(),
  count_types: codes,
  travel_directions: codes,
  count_methods: codes,
  stations: z.array(stationId).max(EXPORT_STATIONS_MAX, refusal('exports.tooManyStations')),
  fromDate: date,
  toDate: date,
  countData: z.boolean(),
  stationMetadata: z.boolean(),
  factors: z.boolean().optional(),
});
export type ExportChoices = z.output<typeof exportChoices>;

/** A person's own preset, of their current agency. */
const exportPreset = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Its stations are those that still are there for the person. */
  choices: exportChoices,
  /** The stations that it was kept with and that are not. */
  lost_stations: z.array(z.string()),
});
export type ExportPreset = z.output<typeof exportPreset>;

/** Choices of CSV exports that people keep for themselves. */
export const presetCalls = {
  'GET /export/presets': {
    summary:
      "The caller's presets of CSV exports at their current agency; stations that are gone are named apart",
    reply: z.array(exportPreset),
  },
  'POST /export/presets': {
    summary: 'Keeps the choices of a CSV export under a name; the same name is replaced',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1, refusal('exports.required'))
        .max(PRESET_NAME_MAX, refusal('exports.presetName'))
        .regex(NO_CONTROL, refusal('strangeCharacters')),
      choices: exportChoices,
    }),
    reply: exportPreset,
  },
  'DELETE /export/presets/:id': {
    summary: "Takes one of the caller's presets away",
    params,
    reply: done,
  },
} as const satisfies Calls;
