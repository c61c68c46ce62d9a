import { z } from 'zod';

/** A line of the file that can't be taken, and why. */
export const lineError = z.strictObject({ line: z.int(), reason: z.string() });
export type LineError = z.output<typeof lineError>;

/** From asked for to written and perhaps taken back; one that failed has written nothing. */
const importStatus = z.enum(['waiting', 'running', 'done', 'failed', 'undoing', 'undone']);
export type ImportStatus = z.output<typeof importStatus>;

/** Counts, not rows of the file: a line with four mapped columns holds four. */
const importResult = z.strictObject({
  read: z.int(),
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  certified: z.int(),
  /** Of the certified ones, those whose value in the file is another. */
  differing: z.int(),
  /** Stored counts of another interval that these replaced: an hour is counted once (C11). */
  superseded: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  warnings: z.array(z.string()),
});
export type ImportResult = z.output<typeof importResult>;

/** An import with its outcome (C7). */
export const countImport = z.strictObject({
  id: z.int(),
  /** The file's name; how the vendor's platform is called for counts that came from there. */
  file_name: z.string(),
  source: z.enum(['file', 'eco-visio']),
  vendor_code: z.string(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  requested_by: z.string(),
  created_at: z.string(),
  status: importStatus,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  message: z.string().nullable(),
  result: importResult.nullable(),
  /** The first hundred of the lines that can't be taken. */
  errors: z.array(lineError),
  /** All of the lines that can't be taken; GET /imports/:id/rejected names up to a thousand of them. */
  rejected: z.int(),
  /** Whether what it wrote can be taken back: done, nothing of it certified and nothing replaced by a later import. */
  can_undo: z.boolean(),
  undone_by: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type CountImport = z.output<typeof countImport>;
