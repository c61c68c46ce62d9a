import { z } from 'zod';

const daysUsed = z.strictObject({ used: z.int(), of: z.int() });

const year = z.strictObject({
  year: z.int(),
  aadt: z.number().nullable(),
  days_used: z.int(),
  days_in_year: z.int(),
  weekdays: daysUsed,
  weekends: daysUsed,
  cells_filled: z.int(),
  months: z.array(z.number().nullable()),
  missing_months: z.array(z.int()),
});

export const report = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  flows: z.array(
    z.strictObject({
      flowid_txdot: z.string(),
      name: z.string(),
      count_type: z.string(),
      direction: z.string(),
      movement_direction_code: z.string().nullable(),
      years: z.array(year),
    }),
  ),
  totals: z.array(
    z.strictObject({
      year: z.int(),
      count_type: z.string(),
      aadt: z.number().nullable(),
      basis: z.enum(['singles', 'combined']),
      added: z.array(z.string()),
      overlapping: z.array(z.string()),
    }),
  ),
});

/** What rows of GET /stations carry with `report=aadt`. */
export const aadtFields = {
  agency: z.string().optional(),
  has_counts: z.boolean().optional(),
  aadt: z
    .array(
      z.object({
        flowid_txdot: z.string(),
        name: z.string(),
        year: z.int().nullable(),
        aadt: z.number().nullable(),
        days_used: z.int(),
      }),
    )
    .optional(),
};

export const table = z.array(z.array(z.union([z.string(), z.number(), z.null()])));

export const stationParams = z.object({ stationId: z.string().max(20) });
export const tableQuery = z.object({
  stationId: z.string().max(20),
  stationName: z.string().max(200).optional(),
});
