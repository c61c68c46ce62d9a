import { NOTE_MAX, COUNTS_PAGE_SIZE, VENDOR_STATES, type CountFilters } from 'shared-domain';
import { z } from 'zod';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { said } from 'shared-domain/texts';
import type { Ctx } from '../../platform/http/context.ts';
import { day } from '../../platform/http/schemas.ts';
import { flag, wholeNumber } from '../../platform/http/validate.ts';
import { texts } from './texts.ts';

/** station_id_tmg, under the name the older client gave it. */
export const stationId = z.string().min(1).max(20);
const code = z.string().max(10);
/** A suspect's id. */
export const suspect = z.int().min(1).max(32_767);
export const note = z.string().max(NOTE_MAX, said(texts.noteTooLong));

/** Strict: a filter that is misspelled and left out would certify more than was asked for. */
export const filters = z.strictObject({
  count_type: code.nullish(),
  travel_direction: code.nullish(),
  street_side: code.nullish(),
  minDate: day.nullish(),
  maxDate: day.nullish(),
  suspect_id: z.int().min(0).max(32_767).nullish(),
  show_null_values: z.boolean().optional(),
  vendor_status: z.enum(VENDOR_STATES).nullish(),
});

/** Stretches of a year that the station's clock never shows. */
export const skippedTimes = z.array(z.strictObject({ from: z.string(), until: z.string() }));

/** Filters of a query, as JSON text. */
export const filtersText = z.string().max(2000).optional();

/** The filters of a query, which travel as JSON text; none sent are none. */
export function readFilters(text: string | undefined, valid: Ctx<unknown>['valid']): CountFilters {
  if (!text) return {};
  try {
    return valid(filters, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiProblem(422, texts.badFilters);
    throw error;
  }
}

export const countsQuery = z
  .object({
    flowid_txdot: stationId,
    page: wholeNumber().pipe(z.int().min(1).max(1e9)).optional(),
    limit: wholeNumber().pipe(z.int().min(1).max(COUNTS_PAGE_SIZE)).optional(),
    filters: filtersText,
    is_paginate: flag().optional(),
    is_previous: flag().optional(),
    last_date: z.string().max(30).optional(),
    last_id: z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number)
      .optional(),
  })
  .refine((query) => (query.last_id === undefined) === (query.last_date === undefined), {
    error: said(texts.badCursor),
  });

export const yearQuery = z.object({
  flowid_txdot: stationId,
  year: wholeNumber().pipe(z.int().min(1980).max(2200)).optional(),
  filters: filtersText,
});

export const scopeQuery = z.object({ flowid_txdot: stationId, filters: filtersText });

export const updateBody = z.object({
  flowid_txdot: stationId,
  filters: filters.optional(),
  counts: z
    .array(
      z.object({
        id: z.int().min(1),
        date: z.string().max(30),
        suspect_id: suspect.nullable(),
        note: note.nullable(),
      }),
    )
    .min(1)
    .max(2000)
    .optional(),
  note: note.optional(),
  suspect_id: suspect.nullish(),
  noteDelete: z.boolean().optional(),
});

export const countsPage = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.int(),
      date: z.string(),
      flowid_txdot: z.string(),
      count_type: z.string(),
      direction: z.string(),
      count_int: z.int(),
      count: z.int().nullable(),
      suspect_id: z.int().nullable(),
      note: z.string().nullable(),
      certified: z.boolean(),
      vendor_status: z.int().nullable(),
    }),
  ),
  current_page: z.int(),
  total: z.int(),
});

export const yearOfCounts = z.strictObject({
  year: z.int(),
  start: z.string(),
  interval: z.int(),
  years: z.array(z.int()),
  skipped: skippedTimes,
  flows: z.array(
    z.strictObject({
      id: z.int(),
      flowid_txdot: z.string(),
      name: z.string(),
      count_type: z.string(),
      direction: z.string(),
      counts: z.array(z.int().nullable()),
      suspects: z.array(z.strictObject({ from: z.int(), to: z.int(), suspect_id: z.int() })),
    }),
  ),
});

export const scopeReply = z.strictObject({
  counts: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  nulls: z.int(),
  suspects: z.int(),
});

/** A step that can be undone. */
export const edit = z.strictObject({
  id: z.int(),
  kind: z.enum(['rows', 'bulk', 'accept', 'dismiss', 'reopen', 'undo']),
  at: z.string(),
  user_name: z.string(),
  text: z.string(),
  counts: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  findings: z.int(),
  undone: z.boolean(),
});

export const updateReply = z.strictObject({
  success: z.literal(true),
  updated: z.int(),
  edit: edit.nullable(),
});
