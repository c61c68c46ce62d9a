import { z } from 'zod';
import { DAY_RANGE } from '../limits.ts';
import { PROBLEM_LEVELS } from '../network-health.ts';
import { WALL_TIME } from '../patterns.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText, recordId } from './fields.schema.ts';
import { ofStation, outage, reason } from './network-health.calls.ts';
import { refusal } from './refusals.ts';

const ofOutage = ofStation.extend({ outageId: idText });

/** 'YYYY-MM-DD HH:MM', by the clock beside the counter. */
const wallTime = z
  .string()
  .refine(
    (text) =>
      WALL_TIME.test(text) &&
      minutesOfText(text) !== null &&
      text.slice(0, 10) >= DAY_RANGE.first &&
      text.slice(0, 10) <= DAY_RANGE.last,
    refusal('health.badTime'),
  );

/** Outages as ranges that people enter, correct, split and join. Times are told by the clock beside the counter. */
export const outageRangeCalls = {
  'GET /stations/:stationId/outage-people': {
    summary:
      'Who may deal with outages of a station: the people of its agency who can sign in, and the caller',
    params: ofStation,
    reply: z.strictObject({ people: z.array(z.strictObject({ id: z.int(), name: z.string() })) }),
  },
  'POST /stations/:stationId/outages': {
    summary:
      'Enters an outage by hand, of the station or of a flow, with what happened; an expected one beforehand, of which nobody is told. Without an end it lasts',
    params: ofStation,
    body: z.object({
      flow_id: recordId.nullable(),
      start: wallTime,
      end: wallTime.nullable(),
      expected: z.boolean(),
      level: z.enum(PROBLEM_LEVELS).nullable(),
      note: reason,
      request_key: idempotencyKey,
    }),
    reply: outage,
  },
  'PUT /stations/:stationId/outages/:outageId/range': {
    summary:
      'Corrects the start and end of an outage; the watch leaves them alone from then on. Without an end it ends as the watch finds, or lasts. 409 with the newer one where the version is stale',
    params: ofOutage,
    body: z.object({ start: wallTime, end: wallTime.nullable(), version: z.int() }),
    reply: outage,
  },
  'PUT /stations/:stationId/outages/:outageId/difference': {
    summary:
      'Takes the start and end that the watch found in the place of what a person said, or leaves them. 409 with the newer one where the version is stale',
    params: ofOutage,
    body: z.object({ use: z.boolean(), version: z.int() }),
    reply: outage,
  },
  'POST /stations/:stationId/outages/:outageId/split': {
    summary: 'Splits an outage in two at a time within it. 409 with the newer one where the version is stale',
    params: ofOutage,
    body: z.object({ at: wallTime, version: z.int() }),
    reply: z.strictObject({ outages: z.array(outage) }),
  },
  'POST /stations/:stationId/outages/:outageId/join': {
    summary:
      'Joins an outage with another one that touches it; what people said of both stands. 409 with the newer one where a version is stale',
    params: ofOutage,
    body: z.object({ version: z.int(), other: z.object({ id: recordId, version: z.int() }) }),
    reply: outage,
  },
  'DELETE /stations/:stationId/outages/:outageId': {
    summary: 'Deletes an outage that was entered by hand; one that the watch found stays',
    params: ofOutage,
    reply: done,
  },
} as const satisfies Calls;
