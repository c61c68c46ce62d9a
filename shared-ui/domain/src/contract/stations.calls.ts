import { z } from 'zod';
import type { Calls } from './calls.ts';
import { codeOption } from './codes.schema.ts';
import { bit, flag, zeroOrOne } from './fields.schema.ts';
import { stationChannel } from './station.schema.ts';

/** `strong` asks whether strong findings are open, `counted` whether there are counts. */
const summaryQuery = z.object({
  includeDrafts: flag().optional(),
  strong: flag().optional(),
  counted: flag().optional(),
});

/** One row of the stations tables. */
const stationSummary = z.object({
  /** Row key: 's12' for a published station, 'd3' for a draft. */
  key: z.string(),
  station_id_tmg: z.string().nullable(),
  draft_id: z.int().nullable(),
  station_name: z.string(),
  street_or_trail_name: z.string().nullable(),
  /** The area that a form was told, the city's name where none was. */
  city_area: z.string().nullable(),
  /** The city's name. */
  city: z.string().nullable(),
  city_id: z.int().nullable(),
  count_method: codeOption.omit({ disabled: true }).nullable(),
  vendor_code: z.string().nullable(),
  agency_id: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Null when no count of the station waits for certification (C2). */
  days_count: z.int().nullable(),
  draft: z.boolean(),
  /** Drafts only (S4). */
  progress: z.number().min(0).max(1).nullable(),
  certifying: bit,
  importing: bit,
  /** Whether strong findings are open, where that was asked for. */
  strong: z.boolean().optional(),
  /** Whether there are counts of it, certified or not, where that was asked for. */
  counted: z.boolean().optional(),
});
export type StationSummary = z.output<typeof stationSummary>;

/** What the import screens list. */
const importStation = z.object({
  station_id_tmg: z.string(),
  station_name: z.string(),
  vendor_code: z.string().nullable(),
  city_area: z.string().nullable(),
  /** The vendor's id of the site, or of its channels; null where counts can't be fetched from the vendor. */
  eco_id: z.string().nullable(),
  certifying: zeroOrOne,
  importing: zeroOrOne,
  last_imported: z.string().nullable(),
  /** Time of the newest count, null without counts. */
  last_count: z.string().nullable(),
});
export type ImportStation = z.output<typeof importStation>;

/** A flow's newest complete year; nulls where it has none. `days_used` tells of any year. */
const flowFigure = z.object({
  flowid_txdot: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  aadt: z.number().nullable(),
  days_used: z.int(),
});
export type FlowFigure = z.output<typeof flowFigure>;

/** A station with the newest average of each of its flows. */
const aadtStation = importStation.extend({
  agency: z.string(),
  /** Whether the station has any count, certified or not. */
  has_counts: z.boolean(),
  aadt: z.array(flowFigure),
});
export type AadtStation = z.output<typeof aadtStation>;

/** Stations as lists and imports read them. */
export const stationCalls = {
  'GET /stations/summary': {
    summary: 'Stations of the agency, as the v1 lists show them',
    query: summaryQuery,
    reply: z.array(stationSummary),
  },
  'GET /next-stations/summary': {
    summary: 'Stations of the agency, as the next list shows them',
    query: summaryQuery,
    reply: z.array(stationSummary),
  },
  /** With `report=aadt`, for super admins: the rows carry `agency`, `has_counts` and `aadt` too. */
  'GET /stations': {
    summary:
      'Stations that counts can be uploaded to, of one vendor if asked; with their annual averages if asked',
    query: z.object({
      countAmount: flag().optional(),
      vendor: z.string().max(2).optional(),
      report: z.literal('aadt').optional(),
    }),
    reply: z.array(aadtStation.partial({ agency: true, has_counts: true, aadt: true })),
  },
  'GET /stations/:stationId/channels': {
    summary: 'The channels of a published station',
    params: z.object({ stationId: z.string().max(20) }),
    reply: z.array(stationChannel),
  },
  'POST /stations/channels': {
    summary: 'The channels of a published station, with the file column that each was mapped to last time',
    body: z.object({ station: z.string().max(20) }),
    reply: z.array(stationChannel),
  },
} as const satisfies Calls;
