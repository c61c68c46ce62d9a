import { z } from 'zod';
import { FAILURE_STACK_MAX, FAILURE_TEXT_MAX, PARTS_MAX } from '../limits.ts';
import { PART_NAME, REFERENCE, RELEASE_VERSION, TAB } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done } from './fields.schema.ts';

const part = z.string().regex(PART_NAME);
const version = z.string().regex(RELEASE_VERSION);
/** A number that a page makes up when it starts and keeps nowhere: it tells tabs apart, never people. */
const tab = z.string().regex(TAB);
/** A text that is cut, not refused: what fails is to be told, however long its words are. */
const cut = (most: number) => z.string().transform((text) => text.slice(0, most));

/** A failure as a page tells of it: where in which release, and the reference that its person reads. */
const failureReport = z.object({
  reference: z.string().regex(REFERENCE),
  tab,
  part,
  /** Left out where it is not known. */
  version: version.optional(),
  shell: version.optional(),
  /** The pattern of the screen's path, '/validate-counts/:stationId': never the address itself. */
  route: cut(FAILURE_TEXT_MAX),
  /** The error's class: 'TypeError'; of a refused call with its status, 'ApiError 500'. */
  kind: cut(FAILURE_TEXT_MAX),
  message: cut(FAILURE_TEXT_MAX),
  stack: cut(FAILURE_STACK_MAX),
});
export type FailureReport = z.input<typeof failureReport>;

/** Versions that open tabs run, and trials that were stopped. */
const versionsInUse = z.strictObject({
  data: z.array(
    z.strictObject({
      part: z.string(),
      version: z.string(),
      /** Tabs that are open, as far as is known: not closed, and heard of within `hours`. */
      tabs: z.int(),
      last_seen: z.string(),
    }),
  ),
  hours: z.int(),
  /** Versions whose gradual switch-on was stopped because they failed too often. */
  stopped: z.array(
    z.strictObject({
      part: z.string(),
      version: z.string(),
      at: z.string(),
      why: z.string(),
      whyEs: z.string(),
    }),
  ),
});
export type VersionsInUse = z.output<typeof versionsInUse>;

/** What fails in browsers, and which versions run there. */
export const failureCalls = {
  'POST /failures': {
    summary:
      'Tells of a failure in a browser by the reference that its person reads; once for each reference',
    body: failureReport,
    reply: done,
  },
  'POST /versions-in-use': {
    summary: 'Tells which versions a tab runs, or that it was closed',
    body: z.object({
      tab,
      /** The version of each part that the tab has loaded, the shell included. */
      parts: z
        .record(part, version)
        .refine((parts) => Object.keys(parts).length <= PARTS_MAX, `Too many parts (${PARTS_MAX})`),
      ended: z.boolean().optional(),
    }),
    reply: done,
  },
  'GET /versions-in-use': {
    summary:
      'Which versions open tabs run: numbers alone, so that a deploy can ask before it takes files away',
    reply: versionsInUse,
  },
} as const satisfies Calls;
