import {
  EXPORT_STATIONS_MAX,
  isoOfExportDate,
  exportDateFaults,
  paths,
  type CountExport,
  type CsvExportRequest,
  type ExportDateFault,
} from 'shared-domain';
import { z } from 'zod';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { said } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import { dayAfter } from '../store/month-spans.rules.ts';
import { sign } from './signature.rules.ts';
import type { ExportRow } from './exports.sql.ts';
import { texts } from './texts.ts';

/** Some codes of a list; none does not narrow. */
export const codes = z.array(z.string().max(10)).max(50);
/** Some numbers of districts, counties or agencies. */
export const numbers = z.array(z.int()).max(500);

/** The exports to TMAS ask by place alone (2, section 7): what is left out does not narrow. */
export const searchBody = z.object({
  txdot_districts: numbers.optional(),
  counties: numbers.optional(),
  count_types: codes.optional(),
  travel_directions: codes.optional(),
  count_methods: codes.optional(),
  agencies: numbers.optional(),
});

/** The stations of an export; one that is named twice is exported once. */
const stations = z
  .array(z.string().max(20))
  .min(1, said(texts.required))
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.string()).max(EXPORT_STATIONS_MAX, said(texts.tooManyStations)));

export const stationsReply = z.array(
  z.strictObject({
    station_id_tmg: z.string(),
    station_name: z.string(),
    agency_id: z.int(),
    first_certified: z.string().nullable(),
    last_certified: z.string().nullable(),
  }),
);

export const csvBody = z
  .object({
    stations,
    count_types: codes,
    count_methods: codes,
    travel_directions: codes,
    fromDate: z.string().trim().min(1, said(texts.required)).max(20),
    toDate: z.string().trim().min(1, said(texts.required)).max(20),
    countData: z.boolean(),
    stationMetadata: z.boolean(),
  })
  .refine((body) => body.countData || body.stationMetadata, {
    error: said(texts.nothingChosen),
    path: ['countData'],
  });

export const tmasBody = z.object({
  stations,
  fromDate: z.string().trim().min(1, said(texts.required)).max(20),
  toDate: z.string().trim().min(1, said(texts.required)).max(20),
  form: z.enum(['pipe', 'fixed']).optional(),
});

export const tmasCheck = z.strictObject({
  station_records: z.int(),
  count_records: z.int(),
  findings: z.array(
    z.strictObject({
      severity: z.enum(['fatal', 'critical', 'caution', 'warning']),
      station_id_tmg: z.string(),
      flowid_txdot: z.string().nullable(),
      record: z.enum(['station', 'count']),
      text: z.string(),
      days: z.int().nullable(),
      first: z.string().nullable(),
      last: z.string().nullable(),
      href: z.string(),
    }),
  ),
});

export const countExport = z.strictObject({
  id: z.int(),
  kind: z.enum(['csv', 'tmas']),
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
  left_out: z.int().nullable(),
  message: z.string().nullable(),
  download: z.string().nullable(),
});

export const startedReply = z.strictObject({ success: z.string(), export: countExport });
export const exportsReply = z.array(countExport);

export const fileParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });
/** Without a signature there is no such file, rather than a form to correct. */
export const fileQuery = z.object({
  until: z.string().max(20).default(''),
  use: z.string().max(20).default(''),
  signature: z.string().max(200).default(''),
});

const DATE_FAULTS: Record<ExportDateFault, Text> = {
  required: texts.required,
  format: texts.dateFormat,
  early: texts.dateEarly,
  order: texts.dateOrder,
  future: texts.dateFuture,
};

/** The days that the request asks for, `until` exclusive; refused where they are wrong. */
export function periodOf(
  { fromDate, toDate }: Pick<CsvExportRequest, 'fromDate' | 'toDate'>,
  today: string,
): { from: string; until: string } {
  const faults = Object.entries(exportDateFaults(fromDate, toDate, today)).map(
    ([field, fault]) => [field, DATE_FAULTS[fault]] as const,
  );
  const [first] = faults;
  if (first) {
    const errors = Object.fromEntries(faults.map(([field, text]) => [field, [text]]));
    throw new ApiProblem(422, first[1], { errors });
  }
  return { from: isoOfExportDate(fromDate) ?? '', until: dayAfter(isoOfExportDate(toDate) ?? '') };
}

type Signed = Pick<ExportRow, 'id' | 'user_id' | 'expires_at' | 'uses'>;

/** What a download is signed for: its owner, once, until it expires. */
function signedQuery(secret: string, { id, user_id, expires_at, uses }: Signed): string {
  const until = Math.floor(Date.parse(expires_at ?? '') / 1000);
  const signature = sign(secret, { exportId: id, userId: user_id, until, use: uses });
  return `until=${until}&use=${uses}&signature=${signature}`;
}

/** The address of a file that is ready. */
const downloadAddress = (secret: string, row: Signed): string =>
  `/api/exports/${row.id}/file?${signedQuery(secret, row)}`;

/** The screen that fetches the file once its owner has signed in: what an e-mail leads to. */
export const mailedAddress = (secret: string, row: Signed): string =>
  `${paths.exports.href()}?export=${row.id}&${signedQuery(secret, row)}`;

/** An export in the reader's language, with its address while the file can be had. */
export function exportReply(
  row: ExportRow,
  secret: string | null,
  language: Language,
  now: Date,
): CountExport {
  const { user_id: _, uses: _uses, file, message, ...shown } = row;
  const isReady = file !== null && row.expires_at !== null && Date.parse(row.expires_at) > now.getTime();
  return {
    ...shown,
    message: message === null ? null : (JSON.parse(message) as Text)[language],
    download: isReady && secret ? downloadAddress(secret, row) : null,
  };
}
