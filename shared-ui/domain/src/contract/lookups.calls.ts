import { z } from 'zod';
import type { Calls } from './calls.ts';
import { county, district } from './codes.schema.ts';
import { idText } from './fields.schema.ts';

const countType = z.object({ code: z.string(), count_type: z.string() });
export type CountType = z.output<typeof countType>;

const travelDirection = z.object({ code: z.string(), direction: z.string() });
export type TravelDirection = z.output<typeof travelDirection>;

const countMethod = z.object({ code: z.string(), count_method: z.string() });
export type CountMethod = z.output<typeof countMethod>;

/** Why a count is not to be taken as it is; `excludes` ones are left out of AADT and TMAS. */
const suspect = z.object({ id: z.int(), validity_condition: z.string(), excludes: z.boolean() });
export type Suspect = z.output<typeof suspect>;

/** What stands in for the built-in map of the dashboard (X1); nothing does where both are null. */
const mapSettings = z.strictObject({
  /** Street tiles: an XYZ template with `{z}`, `{x}` and `{y}`, and the text that they are shown with. */
  tiles: z
    .strictObject({
      /** A path where this server has them itself: `GET /map-tiles/:z/:x/:y`. */
      url: z.string(),
      attribution: z.string(),
      /** Pictures, or what is drawn in the page (Mapbox Vector Tiles). */
      kind: z.enum(['raster', 'vector']),
      min_zoom: z.int(),
      /** Nearer, the tiles of this zoom are shown larger. */
      max_zoom: z.int(),
    })
    .nullable(),
  /** Address of an outside visualization, already that of the caller's agency. */
  embed: z.string().nullable(),
});
export type MapSettings = z.output<typeof mapSettings>;

/** A zoom of the web Mercator pyramid, or a column or row of one. */
const tileNumber = z
  .string()
  .regex(/^(0|[1-9]\d{0,7})$/)
  .transform(Number);

/** Code lists and what the map is drawn with. */
export const lookupCalls = {
  'GET /txdot-districts': { summary: "The districts of the caller's agency", reply: z.array(district) },
  'GET /txdot-districts/agencies': {
    summary: 'Every district with the agencies that it belongs to',
    reply: z.array(district),
  },
  'GET /agency/districts/:agencyId': {
    summary: 'The districts of an agency',
    params: z.object({ agencyId: idText }),
    reply: z.array(district),
  },
  'GET /counties': { summary: "The counties of the caller's agency", reply: z.array(county) },
  'GET /counties/agencies': {
    summary: 'Every county with the agencies that it belongs to',
    reply: z.array(county),
  },
  'GET /count-types': { summary: 'What is counted', reply: z.array(countType) },
  'GET /travel-directions': { summary: 'Directions of travel', reply: z.array(travelDirection) },
  'GET /count-methods': { summary: 'How counts are made', reply: z.array(countMethod) },
  'GET /suspects': {
    summary: 'Validity conditions that a count can be marked with',
    reply: z.array(suspect),
  },
  'GET /map-settings': {
    summary:
      "Tiles or an outside visualization that the dashboard's map uses; both null for the built-in map",
    reply: mapSettings,
  },
  'GET /map-tiles/:z/:x/:y': {
    summary: "A tile of the archive of street tiles on the server's disk; 204 where it has none there",
    params: z.object({ z: tileNumber, x: tileNumber, y: tileNumber }),
    reply: 'file',
    /** As the archive has them. */
    media: ['*/*'],
  },
} as const satisfies Calls;
