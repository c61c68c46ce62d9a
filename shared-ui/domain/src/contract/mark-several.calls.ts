import { z } from 'zod';
import { MARK_STATIONS_MAX } from '../limits.ts';
import type { Calls } from './calls.ts';
import { countsEdit, note, range, stationId, suspectId } from './counts.schema.ts';
import { day, wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** The days, both included, and the flows that a mark is for. */
const days = { minDate: day, maxDate: day, count_type: z.string().min(1).max(10).optional() };
const inOrder = ({ minDate, maxDate }: { minDate: string; maxDate: string }) => minDate <= maxDate;
const backwards = { error: refusal('certifications.datesBackwards'), path: ['maxDate'] };

/** What marking one station would do. */
const markingScope = z.strictObject({
  /** Counts that it would change, and their range. */
  changing: z.int(),
  ...range,
  /** Uncertified counts of these days, changed or not. */
  open: z.int(),
  /** Certified ones, which it leaves alone. */
  certified: z.int(),
});
export type MarkingScope = z.output<typeof markingScope>;

/** What became of one station. */
const markedStation = z.strictObject({
  station_id_tmg: z.string(),
  /** Counts that it changed. */
  updated: z.int(),
  /** Certified counts of these days, which it left alone. */
  certified: z.int(),
  /** The step to undo; null where nothing changed. */
  edit: countsEdit.nullable(),
  /** Why nothing was marked, in the caller's language. */
  refusal: z.string().nullable(),
});
export type MarkedStation = z.output<typeof markedStation>;

/** One mark over several stations, such as for a storm that touched all of them. */
export const markSeveralCalls = {
  'GET /counts/marking': {
    summary: 'What one mark over some days would change at a station, and what it would leave alone',
    query: z
      .object({
        flowid_txdot: stationId,
        ...days,
        suspect_id: wholeNumber().pipe(suspectId).optional(),
        note: note.optional(),
      })
      .refine(inOrder, backwards),
    reply: markingScope,
  },
  /** A transaction for each: one that is refused keeps none of the others from being marked. */
  'POST /counts/mark-several': {
    summary: 'Marks the uncertified counts of some days at several stations, each by itself',
    body: z
      .object({
        stations: z.array(stationId).min(1).max(MARK_STATIONS_MAX),
        ...days,
        suspect_id: suspectId.optional(),
        note: note.optional(),
      })
      .refine(inOrder, backwards),
    reply: z.strictObject({ success: z.literal(true), stations: z.array(markedStation) }),
  },
} as const satisfies Calls;
