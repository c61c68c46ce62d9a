import { z } from 'zod';
import { ECO_STATIONS_MAX } from '../limits.ts';
import { DAY_WITH_TIME } from '../patterns.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import type { Calls } from './calls.ts';
import { countImport } from './imports.schema.ts';
import { refusal } from './refusals.ts';

/** Whether the counter vendor's platform is the built-in simulator, so that screens can say so (I4). */
const ecoVisio = z.strictObject({ simulated: z.boolean() });
export type EcoVisio = z.output<typeof ecoVisio>;

/** A channel of a vendor's site: one thing counted in one direction. */
const ecoChannel = z.strictObject({
  /** The vendor's id; it becomes the flow's Eco ID. */
  id: z.string(),
  name: z.string(),
  /** Minutes. */
  interval: z.number().nullable(),
  /** What it counts as a code of the list countType; null where the vendor's type has none there. */
  count_type_code: z.string().nullable(),
  /** Past the counter's own direction or against it; null where it does not tell directions apart. */
  direction: z.enum(['in', 'out']).nullable(),
});
export type EcoChannel = z.output<typeof ecoChannel>;

/** A site of the vendor's platform that no station of the exchange stands for yet. */
const ecoStation = z.strictObject({
  /** The vendor's id; it becomes the station's Eco ID. */
  eco_id: z.string(),
  name: z.string(),
  /** Serial number of the counter. */
  counter: z.string().nullable(),
  /** Minutes. */
  interval: z.number().nullable(),
  /** 'YYYY-MM-DD' */
  installationDate: z.string().nullable(),
  domain: z.string().nullable(),
  /** The agency that it belongs to, told to those who see every agency's sites. */
  agency: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** 'YYYY-MM-DD', the day of the first count. */
  firstData: z.string().nullable(),
  channels: z.array(ecoChannel),
  other_notes: z.string().nullable(),
  mounting_object: z.string().nullable(),
});
export type EcoStation = z.output<typeof ecoStation>;

/** The new stations of the platform as they were listed last; for a screen, which tells all of it in one answer. */
const ecoList = z.strictObject({
  stations: z.array(ecoStation),
  simulated: z.boolean(),
  /** When the platform listed them. */
  listed_at: z.string(),
  /** Why asking it since has failed, a sentence. */
  problem: z.string().nullable(),
});
export type EcoList = z.output<typeof ecoList>;

/** A date as people and older clients write it, '2026/02/28' too; its time does not count. */
const endDate = z
  .string()
  .transform((text) => text.trim().replaceAll('/', '-'))
  .refine(
    (text) => DAY_WITH_TIME.test(text) && minutesOfText(text.slice(0, 10)) !== null,
    refusal('ecoVisio.badEndDate'),
  )
  .transform((text) => text.slice(0, 10));

const ecoCountsRequest = z.object({
  /** Numbers of published stations (station_id_tmg). */
  stationIds: z.array(z.string().max(20)).min(1, refusal('ecoVisio.noStation')).max(ECO_STATIONS_MAX),
  /**
   * The last day to import, 'YYYY-MM-DD' with or without a time; later than yesterday means yesterday, and the time is
   * 23:59:59. Left out for stations that were just added: all their counts from the first to yesterday (I5).
   */
  endDate: endDate.optional(),
});
export type EcoCountsRequest = z.output<typeof ecoCountsRequest>;

/** A site of the platform and whose it is (S11). */
const ecoSite = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** In lower case, without blanks. */
  domain: z.string(),
  /** The agency of its domain, or the one that it was handed over to. */
  agency_id: z.int().nullable(),
  agency: z.string().nullable(),
  handed_over: z.boolean(),
  /** The station or draft that uses it. */
  station_name: z.string().nullable(),
  station_id_tmg: z.string().nullable(),
});
export type EcoSite = z.output<typeof ecoSite>;

/** Stations and counts from the counter vendor's platform; 503 where the vendor fails. */
export const ecoVisioCalls = {
  'GET /eco-visio': { summary: "Whether the counter vendor's platform is simulated", reply: ecoVisio },
  /** Of every domain for a super admin of a statewide agency. */
  'GET /stations-new': {
    summary: "Sites of the agency's domain on the vendor's platform that no station stands for yet",
    reply: z.array(ecoStation),
  },
  'GET /eco-visio/list': {
    summary: 'The same with when the platform listed them, which it is asked to every few minutes at most',
    reply: ecoList,
  },
  'POST /eco-visio/list': {
    summary: 'Asks the platform now; 429 within a minute of the last time, 503 where it fails',
    reply: ecoList,
  },
  /** `success` is a sentence; one import for each station, in the order asked. All of them start or none. */
  'POST /import/eco-counts': {
    summary: "Starts to import stations' counts from the vendor's platform, in the background",
    body: ecoCountsRequest,
    reply: z.strictObject({ success: z.string(), imports: z.array(countImport) }),
  },
  'GET /eco-sites': {
    summary: "Every site of the vendor's platform with the agency that it belongs to",
    reply: z.array(ecoSite),
  },
  'PUT /eco-sites/:siteId/agency': {
    summary: 'Hands a site to an agency whatever its domain, or back (null); 409 while a station uses it',
    params: z.object({ siteId: z.string().max(120) }),
    body: z.object({ agency_id: z.int().min(1).max(1_000_000_000).nullable() }),
    reply: ecoSite,
  },
} as const satisfies Calls;
