import { z } from 'zod';
import { IMPORT_RHYTHMS } from '../automatic-import.rules.ts';
import type { Calls } from './calls.ts';
import { idText, recordBefore } from './fields.schema.ts';

const rhythm = z.enum(IMPORT_RHYTHMS);
const counts = z.int().min(0);

/** What a run brought for a station, or why it could not. */
const runStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  status: z.enum(['done', 'unchanged', 'failed']),
  added: counts,
  replaced: counts,
  message: z.string().nullable(),
});
export type ImportRunStation = z.output<typeof runStation>;

/** One automatic import of an agency. Moments are UTC. */
const importRun = z.strictObject({
  id: z.int(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Else a person has asked for it. */
  scheduled: z.boolean(),
  requested_by: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** It stands still until then. */
  resume_at: z.string().nullable(),
  /** Why it stands still or has failed, a sentence. */
  message: z.string().nullable(),
  /** How much of it is fetched, 0 to 1. */
  progress: z.number().min(0).max(1),
  stations: counts,
  added: counts,
  replaced: counts,
  unchanged: counts,
  /** Left alone, as they are certified. */
  certified: counts,
  failed: counts,
  /** Those alone where something came or went wrong. */
  lines: z.array(runStation),
});
export type ImportRun = z.output<typeof importRun>;

/** A site or channel of the vendor that is new, or has another name. */
const vendorNews = z.strictObject({
  what: z.enum(['site', 'channel', 'renamed']),
  site: z.string(),
  name: z.string(),
  /** Its former name, where it was renamed. */
  was: z.string().nullable(),
  at: z.string(),
});
export type VendorNews = z.output<typeof vendorNews>;

/** An agency's automatic import from the counter vendor. */
const automaticImport = z.strictObject({
  agency_id: z.int(),
  agency: z.string(),
  /** Whether the vendor's platform is the built-in simulator. */
  simulated: z.boolean(),
  rhythm,
  /** 0 before a schedule was ever chosen. */
  version: z.int(),
  time_zone: z.string(),
  next_at: z.string().nullable(),
  paused: z.strictObject({ at: z.string(), why: z.string() }).nullable(),
  /** Since when its counts can't be fetched. */
  failing: z.strictObject({ since: z.string(), why: z.string() }).nullable(),
  /** What is asked for. */
  stations: counts,
  channels: counts,
  /** What each schedule takes of the requests that the platform takes a day, and whether it fits beside the others. */
  choices: z.array(z.strictObject({ rhythm, requests: counts, fits: z.boolean() })),
  requests: z.strictObject({ a_day: counts, spent_today: counts }),
  /** The newest, one that is under way first. */
  runs: z.array(importRun),
  news: z.array(vendorNews),
});
export type AutomaticImport = z.output<typeof automaticImport>;

const params = z.object({ agencyId: idText });

/** Counts that are fetched from the counter vendor by themselves. */
export const automaticImportCalls = {
  'GET /automatic-import/:agencyId': {
    summary:
      "An agency's automatic import: schedule, what it takes of the vendor's limit, the newest runs, and what is new there",
    params,
    reply: automaticImport,
  },
  /** The newest twenty, or the twenty before the run `before`. */
  'GET /automatic-import/:agencyId/runs': {
    summary:
      "The runs of an agency's automatic import, the newest first, with what came or went wrong in each",
    params,
    query: z.object({ before: recordBefore }),
    reply: z.strictObject({ data: z.array(importRun) }),
  },
  'PUT /automatic-import/:agencyId': {
    summary:
      'Chooses how often; 422 where that would take too many of the requests a day, 409 for a stale version',
    params,
    body: z.object({ rhythm, version: z.int().min(0).max(1_000_000_000) }),
    reply: automaticImport,
  },
  'POST /automatic-import/:agencyId/run': {
    summary: 'Starts a run now, in the background; 409 while one is under way',
    params,
    reply: automaticImport,
  },
  'POST /automatic-import/:agencyId/resume': {
    summary: 'Has a schedule go on that was paused; 409 where it is not',
    params,
    reply: automaticImport,
  },
} as const satisfies Calls;
