import { z } from 'zod';
import { NOTES_MAX } from '../limits.ts';
import {
  FLOW_STATES,
  HEALTH_STATES,
  INVESTIGATIONS,
  OUTAGE_KINDS,
  PROBLEM_LEVELS,
  UPTIME_GRADES,
} from '../network-health.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idempotencyKey, idText, recordId } from './fields.schema.ts';
import { refusal } from './refusals.ts';

export const ofStation = z.object({ stationId: z.string().max(20) });

/** Why somebody does something; needed. */
export const reason = z
  .string()
  .trim()
  .min(1, refusal('health.reasonRequired'))
  .max(NOTES_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** A stretch without data. Moments are UTC. */
export const outage = z.strictObject({
  id: z.int(),
  kind: z.enum(OUTAGE_KINDS),
  /** The flow that it is of alone; null: the station. */
  flow: z.string().nullable(),
  start_at: z.string(),
  silent_at: z.string(),
  /** The arrival that ended it; null while it lasts. */
  recovered_at: z.string().nullable(),
  filled_at: z.string().nullable(),
  retired_at: z.string().nullable(),
  /** Hours that are missing. */
  lost_hours: z.number(),
  level: z.enum(PROBLEM_LEVELS).nullable(),
  investigation: z.enum(INVESTIGATIONS),
  note: z.string().nullable(),
  assignee: z.string().nullable(),
  assignee_id: z.int().nullable().optional(),
  /** Entered by a person, of whom the watch knows nothing; expected: beforehand, so that nobody is told of it. */
  entered: z.strictObject({ by: z.string(), expected: z.boolean() }).nullable().optional(),
  /** In a station's list: those that it touches, so that they can be joined. */
  touches: z.array(z.int()).optional(),
  /** Whether a person has corrected its start or end. */
  corrected: z.boolean().optional(),
  /** What the watch has found since, where that differs from what the person said; without an end it lasts. */
  proposed: z.strictObject({ start_at: z.string(), end_at: z.string().nullable() }).nullable().optional(),
  /** Up to a day, which is the last, no e-mail tells of it: who said so, and why. */
  muted: z.strictObject({ until: z.string(), by: z.string(), reason: z.string() }).nullable().optional(),
  version: z.int(),
});
export type Outage = z.output<typeof outage>;

/** A station in the list of the network. */
const stationHealth = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency: z.string(),
  /** Of its clock on the wall, by which its moments are told. */
  time_zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  state: z.enum(HEALTH_STATES),
  /** Since when, where that is known. */
  since: z.string().nullable(),
  /** End of the newest interval with a count; null without any. */
  through_at: z.string().nullable(),
  /** After so many hours one has nearly always heard; null while that is being learned. */
  usual_hours: z.number().nullable(),
  /** Since when it delivers otherwise than before; null where it never changed. */
  changed_at: z.string().nullable().optional(),
  /** How many of its flows are silent by themselves. */
  silent_flows: z.int(),
  /** Days with counts that are not certified. */
  days_waiting: z.int(),
  /** What else has to be seen to, which its state hides. */
  also: z.array(z.enum(HEALTH_STATES)).optional(),
  /** Who deals with its outage that lasts. */
  assignee: z.string().nullable().optional(),
});
export type StationHealth = z.output<typeof stationHealth>;

const closure = z.strictObject({
  id: z.int(),
  first_day: z.string(),
  last_day: z.string(),
  reason: z.string(),
  by: z.string(),
});
export type StationClosure = z.output<typeof closure>;

const uptimeMonth = z.strictObject({
  /** 'YYYY-MM'. */
  month: z.string(),
  /** Flow-hours that the month should have, has with a count, and has with a count that is used. */
  expected: z.int(),
  present: z.int(),
  usable: z.int(),
  grade: z.enum(UPTIME_GRADES).nullable(),
  /** When counts came for it last, or were taken back, though it had been over for long; null where it is as it was. */
  changed_at: z.string().nullable().optional(),
});
export type UptimeMonth = z.output<typeof uptimeMonth>;

const stationFlow = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Null where nobody watches it: it is counted by hand, or nothing is expected of its station. */
  state: z.enum(FLOW_STATES).nullable().optional(),
  /** Since when, where that is known. */
  since: z.string().nullable().optional(),
  /** End of its newest interval with a count, as far as the watch has seen; null without any. */
  through_at: z.string().nullable().optional(),
});

/** The watch over counters. */
export const networkHealthCalls = {
  'GET /network/health': {
    summary: 'The state of the counters of the agency, the worst first, and when it was looked at last',
    reply: z.strictObject({ evaluated_at: z.string().nullable(), stations: z.array(stationHealth) }),
  },
  'GET /network/uptime': {
    summary:
      'Of each permanent counter of the agency how much of the last full month is there; a month of which nothing is expected is left out',
    reply: z.strictObject({
      month: z.string(),
      stations: z.array(z.strictObject({ station_id_tmg: z.string(), uptime: uptimeMonth })),
    }),
  },
  'GET /stations/:stationId/health': {
    summary:
      "A published station's state, its outages (the newest 100), planned closures, and uptime of twelve months",
    params: ofStation,
    reply: z.strictObject({
      health: stationHealth,
      outages: z.array(outage),
      closures: z.array(closure),
      uptime: z.array(uptimeMonth),
      /** Of which outages can be entered, each with its own state. */
      flows: z.array(stationFlow).optional(),
    }),
  },
  'PUT /stations/:stationId/outages/:outageId': {
    summary:
      'Says how far an outage was looked into, what its data are good for, and who deals with it; a note is needed to close or classify it. 409 with the newer one where the version is stale',
    params: ofStation.extend({ outageId: idText }),
    body: z.object({
      level: z.enum(PROBLEM_LEVELS).nullable(),
      investigation: z.enum(INVESTIGATIONS),
      note: z
        .string()
        .trim()
        .max(NOTES_MAX)
        .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'))
        .nullable(),
      /** Whether the caller deals with it from now on; false leaves it to who does. */
      mine: z.boolean(),
      /** Who deals with it from now on, of the station's agency; null: nobody. Goes before `mine`. */
      assignee_id: recordId.nullable().optional(),
      version: z.int(),
    }),
    reply: outage,
  },
  'PUT /stations/:stationId/outages/:outageId/mute': {
    summary:
      'Has no e-mail of the agency tell of an outage up to a day, with a reason; without a day it is told of again. 409 with the newer one where the version is stale',
    params: ofStation.extend({ outageId: idText }),
    body: z.object({ until: day.nullable(), reason: reason.nullable(), version: z.int() }),
    reply: outage,
  },
  'POST /stations/:stationId/closures': {
    summary: 'Enters days on which a station is closed by plan: nothing is expected of it',
    params: ofStation,
    body: z.object({ first_day: day, last_day: day, reason, request_key: idempotencyKey }),
    reply: closure,
  },
  'DELETE /stations/:stationId/closures/:closureId': {
    summary: 'Takes a planned closure back',
    params: ofStation.extend({ closureId: idText }),
    reply: done,
  },
} as const satisfies Calls;
