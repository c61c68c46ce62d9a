import { z } from 'zod';
import type { Calls } from './calls.ts';

/** What has been done of a new agency's way to its first export. */
const firstRun = z.strictObject({
  /** A station is published, and has a flow, and that a count. */
  station: z.boolean(),
  flows: z.boolean(),
  counts: z.boolean(),
  certified: z.boolean(),
  /** Somebody has ordered an export. */
  exported: z.boolean(),
});
export type FirstRun = z.output<typeof firstRun>;

/** Stations by their six characters; `registrations`: how many wait for the caller's decision. */
const toDo = z.strictObject({
  /** Those that the list of the network says are silent. */
  silent: z.array(z.string()),
  /** Stations with counts older than `DUE_DAYS` that are not certified. */
  due: z.array(z.string()),
  /** Stations whose newest import failed, within the last `FAILED_DAYS`. */
  failed: z.array(z.string()),
  /** Open campaigns that the caller has stations to do in, of how many of the agency’s; what is due next first. */
  campaigns: z
    .array(z.strictObject({ id: z.int(), name: z.string(), due: z.string(), left: z.int(), of: z.int() }))
    .optional(),
  /** Stations where a visit is due that somebody planned. */
  visits: z.array(z.string()).optional(),
  registrations: z.int(),
  /** How many files of the drop folder wait for somebody. */
  files: z.int().optional(),
  /** Null for an agency that has gone all of that way or is new no more (`FIRST_DAYS`), and where all agencies are seen. */
  first_run: firstRun.nullable(),
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
