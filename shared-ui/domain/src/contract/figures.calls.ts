import { z } from 'zod';
import { STATEWIDE_FIELDS } from '../figures/statewide-table.rules.ts';
import { FIGURE_FILTER_MAX, YEARS } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { wholeNumber } from './fields.schema.ts';
import { statewideFigures, stationFigures } from './figures.schema.ts';

const year = wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last)).optional();

const field = z.enum(STATEWIDE_FIELDS);
/** Fields of columns, by commas and in the order in which the file has them. */
const columns = z
  .string()
  .max(300)
  .refine((text) => text.split(',').every((one) => field.safeParse(one).success))
  .optional();
/** What a column has to show: a part of the station's name, else one of its values. */
const shown = z.string().max(FIGURE_FILTER_MAX).regex(NO_CONTROL).optional();

/** Figures of stations by mode and year, from certified counts. */
export const figureCalls = {
  'GET /figures': {
    summary: 'Figures of all stations by mode in a year, with grade, interval and the year before',
    query: z.object({ year, agency_id: wholeNumber().optional() }),
    reply: statewideFigures,
  },
  'GET /export/figures': {
    summary:
      'The figures of a year at all stations as a CSV file: narrowed, sorted and with the columns of the table on the screen; a mode and a grade by its code or by the word that the table shows',
    query: z.object({
      year,
      agency_id: wholeNumber().optional(),
      station_name: shown,
      mode: shown,
      grade: shown,
      agency: shown,
      district: shown,
      county: shown,
      facility: shown,
      sort: field.optional(),
      order: z.enum(['asc', 'desc']).optional(),
      columns,
    }),
    reply: 'file',
    media: ['text/csv'],
  },
  'GET /figures/:stationId': {
    summary:
      "A year of a station's flows by three methods with what they suffice for, and its figures by mode",
    params: z.object({ stationId: z.string().max(20) }),
    query: z.object({ year }),
    reply: stationFigures,
  },
} as const satisfies Calls;
