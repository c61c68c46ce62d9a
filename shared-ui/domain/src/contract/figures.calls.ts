import { z } from 'zod';
import { YEARS } from '../limits.ts';
import type { Calls } from './calls.ts';
import { wholeNumber } from './fields.schema.ts';
import { statewideFigures, stationFigures } from './figures.schema.ts';

const year = wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last)).optional();

/** Figures of stations by mode and year, from certified counts. */
export const figureCalls = {
  'GET /figures': {
    summary: 'Figures of all stations by mode in a year, with grade, interval and the year before',
    query: z.object({ year, agency_id: wholeNumber().optional() }),
    reply: statewideFigures,
  },
  'GET /figures/:stationId': {
    summary:
      "A year of a station's flows by three methods with what they suffice for, and its figures by mode",
    params: z.object({ stationId: z.string().max(20) }),
    query: z.object({ year }),
    reply: stationFigures,
  },
} as const satisfies Calls;
