import { z } from 'zod';
import type { NextList } from '../fields/forms.ts';
import type { Calls } from './calls.ts';
import { codeOption, county as countyOfState } from './codes.schema.ts';
import { confirmed, decimalNumber, done, idempotencyKey, lineOrNull } from './fields.schema.ts';
import { flow, flowSet } from './flows.schema.ts';
import { optionsShape, repliedShape, sentShape } from './form-fields.schema.ts';

/** A station's number, or a draft's. */
const ofStation = z.object({ id: z.string().max(20) });

/** What the next form sends: codes, not labels; only its shape is checked here. */
const request = z.object({ ...sentShape('next'), confirmed, flow_set: flowSet.optional() });
/** A new one, with the vendor's site that it is made of; the site says whose it is (S14). */
const newStation = request.extend({ eco_id: lineOrNull(60).optional(), request_key: idempotencyKey });
/** A stored one, with the version that was read (S10). */
const changedStation = request.extend({ version: z.int().min(1).optional() });

/** A station or draft of the next form: the request's fields with what the server adds. */
const nextStation = z.object({
  ...repliedShape('next'),
  id: z.int(),
  draft_id: z.int().nullable(),
  draft: z.boolean(),
  station_id_tmg: z.string().nullable(),
  agency_id: z.int(),
  progress: z.number().nullable(),
  /** Raised by each update; sent back as `version` (S10). */
  version: z.int(),
  /** The station's flows, oldest first; each has a version of its own. */
  flows: z.array(flow),
});
export type NextStation = z.output<typeof nextStation>;
const created = z.object({ data: nextStation });

const numbered = { tmg_prefix: z.string(), tmg_count: z.int() };

const namedCity = z.object({ id: z.int(), city_area: z.string() });

/** The county that holds the point and the nearest city of that county (S9). */
const reverseGeo = z.object({
  city: namedCity.extend(numbered).nullable(),
  county: countyOfState.omit({ agency_id: true }).nullable(),
  /** The city that is proposed, or where none is near the nearest one, and how far its centre is. */
  nearest: z.object({ city_area: z.string(), distance_km: z.int() }).nullable(),
  /** The cities of the county that the point is in or near, the proposed one first. */
  near: z.array(namedCity),
});
export type ReverseGeo = z.output<typeof reverseGeo>;

const options = z.object({
  ...optionsShape<NextList>('next'),
  txdotDistrict: z.array(codeOption),
  county: z.array(codeOption.extend({ txdot_district_code: z.int() })),
  city: z.array(codeOption.extend({ county_code: z.int(), ...numbered })),
});
export type NextStationOptions = z.output<typeof options>;

/** Stations and drafts of the next form, and the places and options that it asks for. */
export const nextStationCalls = {
  'GET /station-reverse-geo': {
    summary: 'The county that holds a place and the nearest city of that county',
    query: z.object({ latitude: decimalNumber(), longitude: decimalNumber() }),
    reply: reverseGeo,
  },
  'GET /next-station-options': { summary: 'The option lists of the next station form', reply: options },
  'GET /next-stations/:id': {
    summary: 'A published station by its six characters, as the next form edits it',
    params: ofStation,
    reply: nextStation,
  },
  'POST /next-stations': {
    summary: 'Publishes a new station; the server issues its number',
    body: newStation,
    reply: created,
  },
  'PUT /next-stations/:id': {
    summary: 'Updates a published station; 409 with the newer record where the version is stale',
    params: ofStation,
    body: changedStation,
    reply: nextStation,
  },
  'GET /next-draft-stations/:id': {
    summary: 'A draft by its number',
    params: ofStation,
    reply: nextStation,
  },
  'POST /next-draft-stations': {
    summary: 'Adds a draft; only its name is required',
    body: newStation,
    reply: created,
  },
  'PUT /next-draft-stations/:id': {
    summary: 'Updates a draft; 409 with the newer record where the version is stale',
    params: ofStation,
    body: changedStation,
    reply: nextStation,
  },
  'DELETE /next-draft-stations/:id': { summary: 'Deletes a draft', params: ofStation, reply: done },
  'POST /next-draft-stations/:id/publish': {
    summary: 'Publishes a draft; the server issues its number',
    params: ofStation,
    body: z.object({ station: changedStation }),
    reply: nextStation,
  },
} as const satisfies Calls;
