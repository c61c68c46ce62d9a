import type { ImportStation } from 'shared-domain';
import { z } from 'zod';
import { zeroOrOne } from '../../platform/http/schemas.ts';
import { flag } from '../../platform/http/validate.ts';
import type { ImportStationRow } from '../../stations/list/stations.sql.ts';

/** What rows of GET /stations carry with `report=aadt`. */
const aadtFields = {
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

/** GET /stations */
export const importQuery = z.object({
  countAmount: flag().optional(),
  vendor: z.string().max(2).optional(),
  report: z.literal('aadt').optional(),
});

export const importStations = z.array(
  z.object({
    station_id_tmg: z.string(),
    station_name: z.string(),
    vendor_code: z.string().nullable(),
    city_area: z.string().nullable(),
    eco_id: z.string().nullable(),
    certifying: zeroOrOne,
    importing: zeroOrOne,
    last_imported: z.string().nullable(),
    last_count: z.string().nullable(),
    ...aadtFields,
  }),
);

/** A station as the import screens list it. */
export function importStationReply(row: ImportStationRow): ImportStation {
  return { ...row, certifying: row.certifying ? 1 : 0, importing: row.importing ? 1 : 0 };
}
