import { z } from 'zod';
import { BULK_ROWS_MAX, COUNTS_PAGE_SIZE, YEARS } from '../limits.ts';
import { COUNT_ID } from '../patterns.ts';
import type { Calls } from './calls.ts';
import {
  countFilters,
  countsEdit,
  filtersText,
  matching,
  note,
  ofStation,
  range,
  stationId,
  suspectId,
} from './counts.schema.ts';
import { flag, wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** One interval's value at one flow. `date` is local wall-clock 'YYYY-MM-DD HH:MM:SS' (C1). */
const countRow = z.strictObject({
  id: z.int(),
  date: z.string(),
  flowid_txdot: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** The interval in minutes. */
  count_int: z.int(),
  /** Null means missing, never zero (C10). */
  count: z.int().nullable(),
  suspect_id: z.int().nullable(),
  note: z.string().nullable(),
  certified: z.boolean(),
  /** What the counter's vendor says of it (I10): 0 is normal, null where nothing is said. */
  vendor_status: z.int().nullable(),
});
export type CountRow = z.output<typeof countRow>;

const countsPage = z.strictObject({ data: z.array(countRow), current_page: z.int(), total: z.int() });
export type CountsPage = z.output<typeof countsPage>;

/** A row's edit. */
const countEdit = z.object({
  id: z.int().min(1),
  date: z.string().max(30),
  suspect_id: suspectId.nullable(),
  note: note.nullable(),
});
export type CountEdit = z.output<typeof countEdit>;

/** A stretch of wall-clock time that the station's clock never shows, 'YYYY-MM-DD HH:MM:SS', `until` exclusive (C8). */
const skippedTime = z.strictObject({ from: z.string(), until: z.string() });
export type SkippedTime = z.output<typeof skippedTime>;

const yearFlow = z.strictObject({
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** Null is a gap: no row, or a row without a value. */
  counts: z.array(z.int().nullable()),
  /** [first, last] indexes of stretches that carry a suspect, and which. */
  suspects: z.array(z.strictObject({ from: z.int(), to: z.int(), suspect_id: z.int() })),
});
export type YearFlow = z.output<typeof yearFlow>;

/** The picture of one year: columns, not rows. `counts[i]` is the interval that starts at `start` + i × `interval`. */
const yearOfCounts = z.strictObject({
  year: z.int(),
  /** 'YYYY-MM-DD HH:MM:SS' */
  start: z.string(),
  /** Minutes. */
  interval: z.int(),
  /** Years in which the station has counts, ascending. */
  years: z.array(z.int()),
  /** Times without a count that are no gap. */
  skipped: z.array(skippedTime),
  flows: z.array(yearFlow),
});
export type YearOfCounts = z.output<typeof yearOfCounts>;

/** A flow as the pictures name it. */
const pictureFlow = z.strictObject({
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** For what may be added to what (decision E5). */
  movement_direction_code: z.string().nullable(),
});
export type PictureFlow = z.output<typeof pictureFlow>;
const totals = z.array(z.int().nullable());
const numbers = z.array(z.int());

const calendarFlow = pictureFlow.extend({
  /** Minutes between counts. */
  interval: z.int(),
  /** Sum of the day; null where it has no value at all: a gap, not a zero. */
  totals,
  /** Rows of the day, and how many of them have no value, carry a suspect, are certified. */
  rows: numbers,
  nulls: numbers,
  suspects: numbers,
  certified: numbers,
  /** Intervals of the day without a value, with a row or without; the hour that the clock skips is none of them. */
  missing: numbers,
  /** The same for the year before: index 0 is 1 January of `year` - 1. */
  last_year: totals,
});
export type CalendarFlow = z.output<typeof calendarFlow>;

/** The hours of a calendar's flows: the days that have a value, in stretches counted from the beginning of the year. */
const hoursOfCalendar = z.strictObject({
  /** Hours without a count that are no gap. */
  skipped: z.array(skippedTime),
  flows: z.array(
    z.strictObject({
      id: z.int(),
      stretches: z.array(z.strictObject({ from: z.int(), counts: totals })),
    }),
  ),
});

/** The days of a year in columns, index 0 is 1 January. */
const calendarOfCounts = z.strictObject({
  year: z.int(),
  /** Years in which the station has counts, ascending. */
  years: numbers,
  flows: z.array(calendarFlow),
  /** Where they were asked for. */
  hours: hoursOfCalendar.optional(),
});
export type CalendarOfCounts = z.output<typeof calendarOfCounts>;

/** Each hour of a year; index = day of the year × 24 + hour. Null is a gap, not a zero. */
const hoursOfCounts = z.strictObject({
  year: z.int(),
  /** Hours without a count that are no gap. */
  skipped: z.array(skippedTime),
  flows: z.array(pictureFlow.extend({ counts: totals })),
});
export type HoursOfCounts = z.output<typeof hoursOfCounts>;

const ofYear = z.object({
  flowid_txdot: stationId,
  year: wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last)).optional(),
  filters: filtersText,
});

/** A station's counts: pages, pictures and marks. */
export const countCalls = {
  'GET /counts': {
    summary:
      "A page of a station's counts, by date, then flow, or from the newest back, with the number of all that match",
    query: z
      .object({
        flowid_txdot: stationId,
        page: wholeNumber().pipe(z.int().min(1).max(1e9)).optional(),
        limit: wholeNumber().pipe(z.int().min(1).max(COUNTS_PAGE_SIZE)).optional(),
        filters: filtersText,
        is_paginate: flag().optional(),
        is_previous: flag().optional(),
        /** The date and id of the current page's last row; of its first row with `is_previous`. */
        last_date: z.string().max(30).optional(),
        last_id: z.string().regex(COUNT_ID).transform(Number).optional(),
        /** 'desc': from the newest count back. */
        order: z.enum(['asc', 'desc']).optional(),
      })
      .refine((query) => (query.last_id === undefined) === (query.last_date === undefined), {
        error: refusal('counts.badCursor'),
      }),
    reply: countsPage,
  },
  'GET /counts/year': {
    summary: "A year of a station's counts as columns, for its picture; the newest year unless one is named",
    query: ofYear,
    reply: yearOfCounts,
  },
  'GET /counts/calendar': {
    summary:
      "The days of a year of a station's counts, summed by flow, with the year before beside them, and its hours if asked",
    query: ofYear.extend({ hours: flag().optional() }),
    reply: calendarOfCounts,
  },
  'GET /counts/hours': {
    summary: "The hours of a year of a station's counts, summed by flow",
    query: ofYear,
    reply: hoursOfCounts,
  },
  /** Filled in for the station and for 'Show Null Values Only' (X2). */
  'GET /qc-settings': {
    summary: "Address of an outside visualization of a station's counts; null for the built-in picture",
    query: z.object({ flowid_txdot: stationId, nulls: flag().optional() }),
    reply: z.strictObject({ embed: z.string().nullable() }),
  },
  'GET /counts/scope': {
    summary: 'Number and range of the uncertified counts that match: what certifying them would touch',
    query: matching,
    reply: z.strictObject({ counts: z.int(), ...range, nulls: z.int(), suspects: z.int() }),
  },
  'POST /counts/update': {
    summary: 'Marks counts suspect and notes why: the rows sent, or every uncertified one that matches',
    body: z.object({
      flowid_txdot: stationId,
      filters: countFilters.optional(),
      /** These rows; or, left out, every uncertified row the filters match (bulk). */
      counts: z.array(countEdit).min(1).max(BULK_ROWS_MAX).optional(),
      note: note.optional(),
      suspect_id: suspectId.nullish(),
      noteDelete: z.boolean().optional(),
    }),
    /** `edit` is null where nothing changed. */
    reply: z.strictObject({ success: z.literal(true), updated: z.int(), edit: countsEdit.nullable() }),
  },
} as const satisfies Calls;

/** One count's part in an edit (C6). */
const countChange = z.strictObject({
  flowid_txdot: z.string(),
  date: z.string(),
  old_suspect_id: z.int().nullable(),
  new_suspect_id: z.int().nullable(),
  old_note: z.string().nullable(),
  new_note: z.string().nullable(),
});
export type CountChange = z.output<typeof countChange>;

/** Something that somebody did at a station, newest first; `edit` where it changed counts or findings. */
const stationLogEntry = z.strictObject({
  id: z.int(),
  at: z.string(),
  user_name: z.string(),
  action: z.string(),
  /** In the caller's language. */
  text: z.string(),
  edit: countsEdit.nullable(),
});
export type StationLogEntry = z.output<typeof stationLogEntry>;

/** Taking changes back, and who changed what (C6). */
export const countLogCalls = {
  'GET /counts/edits': {
    summary: "The caller's last edits of a station that can be taken back, newest first",
    query: ofStation,
    reply: z.array(countsEdit),
  },
  /** 409 when one of its counts has changed or been certified since. The reply's edit can itself be undone (redo). */
  'POST /counts/undo': {
    summary: "Takes one of the caller's own edits back, as a whole or not at all",
    body: z.object({ flowid_txdot: stationId, edit: z.int().min(1) }),
    reply: z.strictObject({ success: z.literal(true), updated: z.int(), edit: countsEdit }),
  },
  'GET /counts/log': {
    summary: 'What was done at a station and by whom, newest first',
    query: z.object({
      flowid_txdot: stationId,
      before: wholeNumber().pipe(z.int().min(1)).optional(),
      limit: wholeNumber().pipe(z.int().min(1).max(200)).optional(),
    }),
    reply: z.strictObject({ data: z.array(stationLogEntry), next: z.int().nullable() }),
  },
  /** 200 at a time by date, then flow; `after` is the `next` of the part before. */
  'GET /counts/log/:editId': {
    summary: 'The counts that an edit changed, from what to what',
    params: z.object({ editId: z.string().regex(/^\d{1,15}$/) }),
    query: z.object({
      flowid_txdot: stationId,
      after: z.string().regex(COUNT_ID).transform(Number).optional(),
    }),
    reply: z.strictObject({ data: z.array(countChange), next: z.int().nullable() }),
  },
} as const satisfies Calls;
