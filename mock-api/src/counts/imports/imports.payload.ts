import {
  DATE_FORMATS,
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  isIntervalEnabled,
  VENDOR,
  type CountImport,
  type VendorCode,
} from 'shared-domain';
import { countImport, lineError } from 'shared-domain/contract';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { ImportRow } from './imports.sql.ts';
import { texts } from './texts.ts';

/** Diamond Traffic is listed but disabled. */
const ENABLED: VendorCode[] = [VENDOR.custom, VENDOR.ecoCounter, VENDOR.trafx, VENDOR.timeMark, VENDOR.jamar];

const vendor = z.enum(ENABLED, { error: () => said(texts.invalidVendor) });
const file = z.string().max(100);
const header = z.string().min(1).max(500);

/** A counter's clock goes wrong once or twice a year; a file with more such lines wants mending. */
const MOST_REPEATS = 1000;
const KEEP = ['first', 'second', 'neither'] as const;
const line = z.int().min(1).max(100_000_000);
const repeat = z
  .strictObject({ first: line, line, keep: z.enum(KEEP) })
  .refine(({ first, line: second }) => first < second, { error: said(texts.repeatOrder) });

const reading = z.object({
  encoding: z.enum(FILE_ENCODINGS).optional(),
  delimiter: z.enum(FILE_DELIMITERS).optional(),
  headerLine: z.int().min(0).max(50).optional(),
  dateFormat: z.enum(DATE_FORMATS).optional(),
  thousands: z.boolean().optional(),
  counter: z.string().max(100).optional(),
  classes: z.array(z.int().min(0).max(999)).max(200).optional(),
  repeats: z.array(repeat).max(MOST_REPEATS).optional(),
});

export const inspectBody = z.object({ file, vendor: vendor.optional(), reading: reading.optional() });

export const importBody = z
  .object({
    file,
    vendor,
    station: z.string().min(1).max(20),
    channels: z
      .array(z.object({ id: z.int(), header }))
      .min(1, said(texts.noChannels))
      .max(100),
    interval: z.int().refine(isIntervalEnabled, { error: said(texts.invalidInterval) }),
    trafxPeriod: z.enum(['hourly', 'timestamps'], { error: () => said(texts.invalidPeriod) }).nullish(),
    reading: reading.optional(),
  })
  .refine((body) => body.vendor !== VENDOR.trafx || Boolean(body.trafxPeriod), {
    error: said(texts.invalidPeriod),
    path: ['trafxPeriod'],
  });

export const previewBody = importBody.safeExtend({ part: z.boolean().optional() });

export const headersBody = z.object({ file, vendor });
export const headersReply = z.strictObject({ headers: z.array(z.string()), dateOpen: z.boolean() });

const vendorCode = z.enum(VENDOR);
const counts = z.int().min(0);
const dailySums = z.array(z.number().nullable());

export const inspectionReply = z.strictObject({
  vendor: vendorCode,
  vendors: z.array(vendorCode),
  reading: z.strictObject({
    encoding: z.enum(FILE_ENCODINGS),
    delimiter: z.enum(FILE_DELIMITERS),
    headerLine: z.int(),
    dateFormat: z.enum(DATE_FORMATS),
    thousands: z.boolean(),
    counter: z.string().nullable(),
    classes: z.array(z.int()),
  }),
  dateOpen: z.boolean(),
  interval: z.int().nullable(),
  trafxPeriod: z.enum(['hourly', 'timestamps', 'daily']).nullable(),
  headers: z.array(z.string()),
  totals: z.array(z.string()),
  above: z.array(z.string()),
  columns: z.array(z.string()),
  rows: z.array(z.strictObject({ line: z.int(), time: z.string().nullable(), cells: z.array(z.string()) })),
  counters: z.array(
    z.strictObject({
      serial: z.string(),
      name: z.string(),
      first: z.string().nullable(),
      last: z.string().nullable(),
      rows: counts,
    }),
  ),
  classes: z.array(z.strictObject({ code: z.int(), vehicles: counts })),
  exportOf: z
    .strictObject({
      station_id_tmg: z.string(),
      station_name: z.string(),
      flows: z.array(z.strictObject({ header: z.string(), flowid_txdot: z.string() })),
    })
    .nullable(),
  refusal: z.string().nullable(),
});

export const uploadReply = z.strictObject({
  file: z.string(),
  headers: z.array(z.string()),
  name: z.string(),
  totals: z.array(z.string()),
  inspection: inspectionReply,
});

export const importsQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  station: z.string().max(20).optional(),
});

export const importParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const previewReply = z.strictObject({
  share: z.number().min(0).max(1),
  refusal: z.string().nullable(),
  errors: z.array(lineError),
  rejected: counts,
  repeats: z.array(
    z.strictObject({
      first: z.int(),
      line: z.int(),
      time: z.string(),
      values: z.tuple([z.array(z.int().nullable()), z.array(z.int().nullable())]),
      keep: z.enum(KEEP).nullable(),
    }),
  ),
  read: counts,
  added: counts,
  replaced: counts,
  unchanged: counts,
  certified: counts,
  differing: counts,
  superseded: counts,
  first: z.string().nullable(),
  last: z.string().nullable(),
  warnings: z.array(z.string()),
  first_day: z.string().nullable(),
  channels: z.array(z.strictObject({ id: z.int(), header: z.string(), sums: dailySums, stored: dailySums })),
  overlaps: z.array(z.strictObject({ first: z.string(), last: z.string(), counts, certified: counts })),
});

export const importReply = countImport;
export const importsReply = z.array(countImport);
export const startedReply = z.strictObject({ success: z.literal(true), import: countImport });

/** An import in the reader's language. */
export function wordedImport(row: ImportRow, language: Language): CountImport {
  return {
    ...row,
    message: row.message === null ? null : (JSON.parse(row.message) as Text)[language],
    result: row.result && {
      ...row.result,
      differing: row.result.differing ?? 0,
      superseded: row.result.superseded ?? 0,
      warnings: row.result.warnings.map((warning) => warning[language]),
    },
    errors: row.errors.map(({ line, reason }) => ({ line, reason: reason[language] })),
  };
}
