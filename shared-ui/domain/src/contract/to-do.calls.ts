import { z } from 'zod';
import type { Calls } from './calls.ts';

/** Stations by their six characters; `registrations`: how many wait for the caller's decision. */
const toDo = z.strictObject({
  /** Permanent counters that had counts, and none for `SILENT_DAYS`. */
  silent: z.array(z.string()),
  /** Stations with counts older than `DUE_DAYS` that are not certified. */
  due: z.array(z.string()),
  /** Stations whose newest import failed, within the last `FAILED_DAYS`. */
  failed: z.array(z.string()),
  registrations: z.int(),
});
export type ToDo = z.output<typeof toDo>;

/** What the dashboard says is to be done. */
export const toDoCalls = {
  'GET /to-do': {
    summary:
      'What is to be done at the stations of the agency: silent counters, failed imports, days to certify',
    reply: toDo,
  },
} as const satisfies Calls;
