import { z } from 'zod';
import { NOTES_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const ofStation = z.object({ stationId: z.string().max(20) });
const ofNote = ofStation.extend({ noteId: idText });

/** Several lines, trimmed. */
const text = z
  .string()
  .trim()
  .min(1, refusal('notes.required'))
  .max(NOTES_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** What somebody wrote down about a station. */
const stationNote = z.strictObject({
  id: z.int(),
  text: z.string(),
  author: z.string(),
  created_at: z.string(),
  /** When its text was changed last; null where it never was. */
  changed_at: z.string().nullable(),
  version: z.int(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
});
export type StationNote = z.output<typeof stationNote>;

/** What people write down about a station. */
export const stationNoteCalls = {
  'GET /stations/:stationId/notes': {
    summary: 'The notes of a published station, the newest first',
    params: ofStation,
    reply: z.strictObject({ data: z.array(stationNote) }),
  },
  'POST /stations/:stationId/notes': {
    summary: 'Writes a note down about a published station; 409 where it has too many',
    params: ofStation,
    body: z.object({ text, request_key: idempotencyKey }),
    reply: stationNote,
  },
  'PUT /stations/:stationId/notes/:noteId': {
    summary: 'Changes a note, by its author or an admin; 409 with the newer note where the version is stale',
    params: ofNote,
    body: z.object({ text, version: z.int() }),
    reply: stationNote,
  },
  'DELETE /stations/:stationId/notes/:noteId': {
    summary: 'Deletes a note, by its author or an admin',
    params: ofNote,
    reply: done,
  },
} as const satisfies Calls;
