import { z } from 'zod';
import { FIGURE_TABLES } from '../figure-tables.ts';
import { YEARS } from '../limits.ts';
import type { Calls } from './calls.ts';
import { wholeNumber } from './fields.schema.ts';
import { figureRows, hourlyListing, stationTables } from './figure-tables.schema.ts';

const year = wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last)).optional();
const params = z.object({ stationId: z.string().max(20) });
const flow = z.string().max(60).optional();

/** Tables of a continuous count programme, of certified counts. */
export const figureTableCalls = {
  'GET /figures/:stationId/tables': {
    summary:
      'A year of a station by mode: months, weekdays, hours, peaks, directions, years side by side; the newest with counts where none is given',
    params,
    query: z.object({ year }),
    reply: stationTables,
  },
  'GET /figures/:stationId/hours': {
    summary: "A year of a flow hour by hour; the station's first flow with counts where none is named",
    params,
    query: z.object({ year, flow }),
    reply: hourlyListing,
  },
  'GET /export/figure-table': {
    summary: "One of a station's tables as rows: the first holds the headers",
    query: z.object({ stationId: z.string().max(20), table: z.enum(FIGURE_TABLES), year, flow }),
    reply: figureRows,
  },
} as const satisfies Calls;
