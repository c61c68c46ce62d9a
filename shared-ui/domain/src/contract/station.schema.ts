import { z } from 'zod';
import { codeOption } from './codes.schema.ts';
import { bit } from './fields.schema.ts';

/** A flow as the v1 calls name it: a channel of a station. */
export const stationChannel = z.object({
  id: z.int(),
  name: z.string(),
  flowid_txdot: z.string(),
  vendor_code: z.string().nullable(),
  /** The column of the vendor's file that was mapped to it last time, if any. */
  header: z.string().nullable(),
  count_type: codeOption,
  travel_direction: codeOption,
  street_side: codeOption,
  count_interval: z.int().nullable(),
});
export type StationChannel = z.output<typeof stationChannel>;

/** A published station as the quality-control and import screens read it. */
export const station = z.object({
  id: z.int(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  station_id_agency: z.string().nullable(),
  street_or_trail_name: z.string().nullable(),
  city_area: z.string().nullable(),
  county: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  agency_id: z.int(),
  certifying: bit,
  importing: bit,
  last_imported: z.string().nullable(),
  vendor_code: z.string().nullable(),
  days_count: z.int().nullable(),
  /** First and last time of the station's counts, null without counts. */
  first_count: z.string().nullable(),
  last_count: z.string().nullable(),
  channels: z.array(stationChannel),
  version: z.int(),
});
export type Station = z.output<typeof station>;
