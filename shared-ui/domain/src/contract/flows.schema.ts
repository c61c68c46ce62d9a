import { z } from 'zod';
import { STATION_FLOWS_MAX } from '../limits.ts';
import { idempotencyKey } from './fields.schema.ts';
import { readVersion, repliedShape, rowId, sentShape } from './form-fields.schema.ts';

/** Fields of a flow, as sent; only their shape is checked here. */
export const flowFields = sentShape('flow');

const sentFlow = z.object({
  ...flowFields,
  id: rowId.nullable(),
  version: readVersion,
  request_key: idempotencyKey,
});
/** A flow as a form of all of them sends it: a stored one with its id and version, a new one under its key. */
export type SentFlow = z.output<typeof sentFlow>;

export const flowSet = z.object({
  flows: z.array(sentFlow).max(STATION_FLOWS_MAX),
  removed: z.array(rowId).max(STATION_FLOWS_MAX),
});
/**
 * What a form changes of a station's flows, stored all together or not at all (S16), so two may change places. Flows
 * that are not named stay. Faults are named `flows.<id>.<field>`, of a new flow `flows.new<place in the list>.<field>`.
 */
export type FlowSet = z.output<typeof flowSet>;

/** A flow of a station or draft, as it is stored. */
export const flow = z.object({
  ...repliedShape('flow'),
  id: z.int(),
  /** The flow's id in counts and exports (S5); null while its station is a draft or one of the four codes is empty. */
  flowid_txdot: z.string().nullable(),
  /** Whether there are counts of it; then it can't be deleted (S7). */
  has_counts: z.boolean(),
  /** When it was added, ISO text in UTC. */
  created_at: z.string(),
  /** Raised by each update; sent back as `version` (S10). */
  version: z.int(),
});
export type NextFlow = z.output<typeof flow>;
