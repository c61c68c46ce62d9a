import { PREDICTED_FIELDS } from 'shared-domain';
import type { NextFlow } from 'shared-domain';
import type { FlowList } from 'shared-domain/fields';
import { z } from 'zod';
import { flowIdOrNull } from '../records/flow-id.rules.ts';
import { idempotencyKey } from '../../platform/http/schemas.ts';
import { optionsShape, repliedShape, sentShape } from '../records/field-schemas.ts';
import type { FlowRow } from '../records/flows.sql.ts';

const rowId = () => z.int().min(1).max(1_000_000_000);
const version = rowId().optional();
/** Fields of a flow, as sent; only their shape is checked here. */
const fields = sentShape('flow');

export const flowParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });
export const newFlow = z.object({ ...fields, request_key: idempotencyKey, next_station_id: rowId() });
export const newDraftFlow = z.object({
  ...fields,
  request_key: idempotencyKey,
  next_draft_station_id: rowId(),
});
export const changedFlow = z.object({ ...fields, version });

const FLOWS_MAX = 100;
/** All that a form changes of a station's flows. */
export const flowSet = z.object({
  flows: z
    .array(z.object({ ...fields, id: rowId().nullable(), version, request_key: idempotencyKey }))
    .max(FLOWS_MAX),
  removed: z.array(rowId()).max(FLOWS_MAX),
});
export const setParams = z.object({ id: z.string().max(20) });

const text = z.string().nullable();

/** A flow, as replied. */
export const flow = z.object({
  ...repliedShape('flow'),
  id: z.int(),
  flowid_txdot: text,
  has_counts: z.boolean(),
  created_at: z.string(),
  version: z.int(),
});

export const flowList = z.array(flow);

export const flowOptions = z.object(optionsShape<FlowList>('flow'));

const known = z.string().max(4);
export const predictBody = z.object({
  count_method_code: known,
  facility_type_code: known,
  street_side_code: known,
  count_type_code: known,
  vendor_code: known,
  predict: z.array(z.enum(PREDICTED_FIELDS)).max(20),
});
export const prediction = z.partialRecord(z.enum(PREDICTED_FIELDS), text);

/** A row as the flow form reads it. */
export function flowReply({ station_id: _station, station_id_tmg, ...row }: FlowRow): NextFlow {
  return { ...row, flowid_txdot: flowIdOrNull(station_id_tmg, row) };
}
