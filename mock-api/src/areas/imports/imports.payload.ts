import { isIntervalEnabled, VENDOR, type CountImport, type VendorCode } from 'shared-ui/domain';
import { z } from 'zod';
import { said, type Language, type Text } from '../../http/language.ts';
import type { ImportRow } from './imports.sql.ts';
import { texts } from './texts.ts';

/** Diamond Traffic is listed but disabled. */
const ENABLED: VendorCode[] = [VENDOR.custom, VENDOR.ecoCounter, VENDOR.trafx, VENDOR.timeMark, VENDOR.jamar];

const vendor = z.enum(ENABLED, { error: () => said(texts.invalidVendor) });
const file = z.string().max(100);
const header = z.string().min(1).max(500);

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
  })
  .refine((body) => body.vendor !== VENDOR.trafx || Boolean(body.trafxPeriod), {
    error: said(texts.invalidPeriod),
    path: ['trafxPeriod'],
  });

export const headersBody = z.object({ file, vendor });
export const headersReply = z.strictObject({ headers: z.array(z.string()) });

export const uploadReply = z.strictObject({
  file: z.string(),
  headers: z.array(z.string()),
  name: z.string(),
  totals: z.array(z.string()),
});

export const importParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });

const countImport = z.strictObject({
  id: z.int(),
  file_name: z.string(),
  vendor_code: z.string(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  requested_by: z.string(),
  created_at: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.number().min(0).max(1),
  message: z.string().nullable(),
  result: z
    .strictObject({
      read: z.int(),
      added: z.int(),
      replaced: z.int(),
      unchanged: z.int(),
      certified: z.int(),
      first: z.string().nullable(),
      last: z.string().nullable(),
      warnings: z.array(z.string()),
    })
    .nullable(),
  errors: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
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
      warnings: row.result.warnings.map((warning) => warning[language]),
    },
    errors: row.errors.map(({ line, reason }) => ({ line, reason: reason[language] })),
  };
}
