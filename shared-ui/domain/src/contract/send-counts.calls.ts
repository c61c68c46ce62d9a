import { z } from 'zod';
import { SENT_ROWS_AT_ONCE, SENT_ROWS_MAX } from '../api-token.ts';
import { isIntervalEnabled } from '../import-interval.rules.ts';
import type { Calls } from './calls.ts';
import { flag } from './fields.schema.ts';
import { countImport } from './imports.schema.ts';
import { refusal } from './refusals.ts';

const counts = z.int().min(0);

/** What is wrong with a time or a count is said by its row, as it is of a file's line. */
const row = z.strictObject({
  /** flowid_txdot, as CSV exports have it. */
  flow: z.string().min(1).max(60),
  /**
   * The beginning of the interval on the station's wall clock: 'YYYY-MM-DD HH:MM', with or without seconds. What comes twice in the
   * hour that the clock shows twice in autumn is summed.
   */
  start: z.string().max(40),
  /** null: nothing is known of that interval. */
  count: z.number().nullable(),
});
export type SentRow = z.output<typeof row>;

const sent = z.strictObject({
  success: z.literal(true),
  /** Followed by GET /imports/:id; null for a dry run. */
  import: countImport.nullable(),
  /** What the import does, counted before it began. */
  outcome: z.strictObject({
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
  }),
});
export type SentCounts = z.output<typeof sent>;

/** The same is answered again to whoever sends the same under a key for seven days. */
const headers = z.object({ 'Idempotency-Key': z.string().max(200).optional() });

const ACCEPTS = `Accepted: of more than ${SENT_ROWS_AT_ONCE} rows, which a job imports; Location leads to the import`;

/** Counts from programs: they go the way of files, through the same checks, job and history. */
export const sendCountsCalls = {
  'POST /v1/counts': {
    summary:
      'Imports rows of counts of a station, in the background; 422 with the rows that cannot be taken, as lines: row 1 is line 2, as below a header. With the header Idempotency-Key the same is answered again for seven days',
    headers,
    body: z.strictObject({
      /** station_id_tmg */
      station: z.string().min(1).max(20),
      /** Minutes. */
      interval: z.int().refine(isIntervalEnabled, refusal('imports.invalidInterval')),
      rows: z.array(row).min(1).max(SENT_ROWS_MAX),
      /** Checks and compares everything, and writes nothing. */
      dry_run: z.boolean().optional(),
    }),
    reply: sent,
    accepts: ACCEPTS,
  },
  'POST /v1/counts/csv': {
    summary:
      'Imports a CSV export of one station (multipart, field `file`), in the background; refused and repeated as POST /v1/counts',
    query: z.object({ dry_run: flag().optional() }),
    headers,
    body: 'form',
    form: z.object({ file: z.file().mime(['text/csv']) }),
    reply: sent,
    accepts: ACCEPTS,
  },
} as const satisfies Calls;
