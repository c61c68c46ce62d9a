import { z } from 'zod';
import { FIGURE_METHODS, FIGURE_MODES } from '../figure.ts';
import { NOTES_MAX, YEARS } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { flag, idText, recordId, wholeNumber } from './fields.schema.ts';
import { onePublication, openedPublication, provenance, publications } from './publications.schema.ts';
import { refusal } from './refusals.ts';

const yearInQuery = wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last));
const mode = z.enum(FIGURE_MODES);
const method = z.enum(FIGURE_METHODS);

/** Figures that are published: frozen, hashed, compared with their counts whenever they are opened. */
export const publicationCalls = {
  'GET /figures/:stationId/provenance': {
    summary:
      'Where a figure comes from: days, counts, what was kept out and why, factors, filled days, certifications',
    params: z.object({ stationId: z.string().max(20) }),
    query: z.object({ year: yearInQuery, mode, method, filled: flag().optional() }),
    reply: provenance,
  },
  'GET /publications': {
    summary:
      'The figures that were published, the newest first, those that others stand in place of included',
    query: z.object({
      year: yearInQuery.optional(),
      agency_id: wholeNumber().optional(),
      station_id: z.string().max(20).optional(),
    }),
    reply: publications,
  },
  'POST /publications': {
    summary:
      'Publishes a figure; 422 where it has no value or grade D without a reason, or no day is filled where it is to be with filled days, 409 where it is another than was shown, or one is in force that it does not name. The same sent again is answered as before',
    body: z.object({
      station_id_tmg: z.string().min(1).max(20),
      year: z.int().min(YEARS.first).max(YEARS.last),
      mode,
      method,
      /** With the filled days of its flows; without them where it is left out. */
      filled: z.boolean().optional(),
      /** The `value` of its provenance to whole numbers: what a person has seen is what is published. */
      shown: z.string().regex(/^\d{1,12}$/),
      reason: z
        .string()
        .trim()
        .max(NOTES_MAX)
        .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'))
        .nullable(),
      /** The publication in force that this one takes the place of; null where there is none. */
      supersedes: recordId.nullable(),
    }),
    reply: onePublication,
  },
  'GET /publications/:id': {
    summary: 'A published figure with its record, compared with what its counts give today',
    params: z.object({ id: idText }),
    reply: openedPublication,
  },
} as const satisfies Calls;
