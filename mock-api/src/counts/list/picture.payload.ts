import { z } from 'zod';
import { skippedTimes } from '../store/counts.payload.ts';

const flow = {
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  movement_direction_code: z.string().nullable(),
};
const totals = z.array(z.int().nullable());
const numbers = z.array(z.int());

export const calendarOfCounts = z.strictObject({
  year: z.int(),
  years: numbers,
  flows: z.array(
    z.strictObject({
      ...flow,
      interval: z.int(),
      totals,
      rows: numbers,
      nulls: numbers,
      suspects: numbers,
      certified: numbers,
      missing: numbers,
      last_year: totals,
    }),
  ),
});

export const hoursOfCounts = z.strictObject({
  year: z.int(),
  skipped: skippedTimes,
  flows: z.array(z.strictObject({ ...flow, counts: totals })),
});
