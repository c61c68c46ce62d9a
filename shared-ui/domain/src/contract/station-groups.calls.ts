import { z } from 'zod';
import { FLOW_SIGNS, GROUP_FLOWS_MAX, STATION_GROUP_KINDS } from '../compare/station-group.ts';
import { NAME_MAX } from '../limits.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText, recordId, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const sign = z.enum(FLOW_SIGNS);

/** A flow of a group, at its place. */
const groupFlow = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  flow_id: z.int(),
  flow_name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** Whether it counts several directions at once, so that it has no sign. */
  combined: z.boolean(),
  sign,
});
export type GroupFlow = z.output<typeof groupFlow>;

const stationGroup = z.strictObject({
  id: z.int(),
  agency: z.string(),
  kind: z.enum(STATION_GROUP_KINDS),
  name: z.string(),
  /** In the order of its stations. */
  flows: z.array(groupFlow),
  /** Those of its stations that the caller does not see. */
  unseen: z.int(),
  by: z.string(),
  version: z.int(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
});
export type StationGroup = z.output<typeof stationGroup>;

const facts = {
  kind: z.enum(STATION_GROUP_KINDS),
  name: singleLine(NAME_MAX).min(1, refusal('field.required')),
  /** In the order of its stations. */
  flows: z
    .array(z.object({ station: z.string().max(20), flow_id: recordId, sign }))
    .min(1, refusal('stationGroups.flowsRequired'))
    .max(GROUP_FLOWS_MAX),
};
const factsObject = z.object(facts);
export type StationGroupFacts = z.output<typeof factsObject>;

const params = z.object({ id: idText });

/** Corridors, screenlines and cordons: stations of an agency that are named together, with which way their flows count. */
export const stationGroupCalls = {
  'GET /station-groups': {
    summary: 'The corridors, screenlines and cordons that the caller sees, by name',
    reply: z.strictObject({ data: z.array(stationGroup) }),
  },
  'POST /station-groups': {
    summary:
      'Names stations of one agency together; 422 where a flow is not there for the caller or its sign does not suit it',
    body: factsObject.extend({ request_key: idempotencyKey }),
    reply: stationGroup,
  },
  'PUT /station-groups/:id': {
    summary: 'Changes a group; 409 with the newer one where the version is stale',
    params,
    body: factsObject.extend({ version: z.int() }),
    reply: stationGroup,
  },
  'DELETE /station-groups/:id': {
    summary: 'Takes a group away; its stations and their counts stay',
    params,
    reply: done,
  },
} as const satisfies Calls;
