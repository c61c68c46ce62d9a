import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, idText, recordBefore } from './fields.schema.ts';
import { upload } from './imports.calls.ts';
import { importRequest } from './imports.schema.ts';
import { refusal } from './refusals.ts';

/** From taken up to what became of it: it waits for a person, is being or was loaded, was refused or discarded. */
const dropState = z.enum(['taken', 'waits', 'loading', 'loaded', 'refused', 'discarded']);
export type DropState = z.output<typeof dropState>;

/** A file that came by the drop folder of an agency. */
const drop = z.strictObject({
  id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  /** Null as long as nobody knows. */
  station_id_tmg: z.string().nullable(),
  station_name: z.string().nullable(),
  state: dropState,
  /** Why it waits or was refused, the weightiest first. */
  reasons: z.array(z.string()),
  taken_at: z.string(),
  /** When the same bytes came again, last. */
  again_at: z.string().nullable(),
  /** Who loaded or discarded it; who saved the mapping that loaded it. */
  by: z.string().nullable(),
  /** Whether it was loaded without a person. */
  by_itself: z.boolean(),
  /** Why it was discarded. */
  note: z.string().nullable(),
  import_id: z.int().nullable(),
});
export type Drop = z.output<typeof drop>;

/** By which files of the folder are loaded without a person. */
const savedMapping = z.strictObject({
  id: z.int(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  vendor_code: z.string(),
  interval: z.int(),
  /** The columns that are loaded, and those that were marked as not used. */
  columns: z.array(z.string()),
  unused: z.array(z.string()),
  saved_by: z.string(),
  saved_at: z.string(),
});
export type SavedMapping = z.output<typeof savedMapping>;

const ofRecord = z.object({ id: idText });
/** Why a file is not loaded. */
const reason = z
  .string()
  .trim()
  .min(1, refusal('drops.reasonRequired'))
  .max(REASON_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** Files that arrive by themselves, and the mappings by which they are loaded. */
export const dropCalls = {
  /** The newest fifty, or the fifty before the file `before`. */
  'GET /drops': {
    summary: 'The files that came by the drop folder, the newest first, with what became of them',
    query: z.object({ before: recordBefore }),
    reply: z.strictObject({
      /** What the folder of the caller's agency is called; null where this installation takes no files by themselves. */
      folder: z.string().nullable(),
      /** How many files wait for a person. */
      waiting: z.int(),
      drops: z.array(drop),
    }),
  },
  'POST /drops/:id/open': {
    summary:
      'Opens a file that waits, as an upload of the caller: what follows is what follows an upload; 409 where it does not wait any more',
    params: ofRecord,
    reply: upload.extend({
      station: z.string().nullable(),
      /** Of a file of several stations the parts whose import was asked for before. */
      begun_parts: z.array(z.string()).optional(),
    }),
  },
  'POST /drops/:id/discard': {
    summary: 'Ends the waiting of a file without loading it; 409 where it does not wait any more',
    params: ofRecord,
    body: z.object({ reason }),
    reply: done,
  },
  'GET /saved-mappings': {
    summary: 'The mappings by which files of the drop folder are loaded',
    reply: z.strictObject({ data: z.array(savedMapping) }),
  },
  'POST /saved-mappings': {
    summary:
      'Remembers how an uploaded file is read and mapped, for files of the drop folder; its other columns are marked as not used',
    body: importRequest,
    reply: savedMapping,
  },
  'DELETE /saved-mappings/:id': {
    summary: 'Forgets a mapping: files such as these wait for a person again',
    params: ofRecord,
    reply: done,
  },
} as const satisfies Calls;
