import { PREDICTED_FIELDS } from 'shared-domain';
import type { NextFlow } from 'shared-domain';
import { z } from 'zod';
import { flowIdOrNull } from '../records/flow-id.rules.ts';
import { lineOrNull, notesOrNull, requestKey, singleLine } from '../../platform/http/schemas.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import type { FlowRow } from '../records/flows.sql.ts';

const code = () => z.string().max(4).nullable();
const rowId = () => z.int().min(1).max(1_000_000_000);
const version = rowId().optional();
/** Minutes of a day at most. */
const INTERVAL_MAX = 1440;

/** Fields of a flow, as sent; only their shape is checked here. */
const fields = {
  name: singleLine(120),
  vendor_code: code(),
  count_method_code: code(),
  facility_type_code: code(),
  street_side_code: code(),
  count_type_code: code(),
  travel_direction_code: code(),
  sensor_type_code: code(),
  movement_direction_code: code(),
  count_location_to_roadway_code: code(),
  direction_of_route_code: code(),
  surface_condition_code: code(),
  nonmotorized_facility_width_code: code(),
  nonmotorized_facility_buffer_width_code: code(),
  mounting_object: lineOrNull(120),
  other_notes: notesOrNull(),
  count_interval: z.int().min(0).max(INTERVAL_MAX).nullable(),
  serial_number: lineOrNull(120),
  eco_id: lineOrNull(120),
  eco_name: lineOrNull(120),
  station_id_agency: lineOrNull(120),
};

export const flowParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });
export const newFlow = z.object({ ...fields, request_key: requestKey, next_station_id: rowId() });
export const newDraftFlow = z.object({ ...fields, request_key: requestKey, next_draft_station_id: rowId() });
export const changedFlow = z.object({ ...fields, version });

const FLOWS_MAX = 100;
/** All that a form changes of a station's flows. */
export const flowSet = z.object({
  flows: z
    .array(z.object({ ...fields, id: rowId().nullable(), version, request_key: requestKey }))
    .max(FLOWS_MAX),
  removed: z.array(rowId()).max(FLOWS_MAX),
});
export const setParams = z.object({ id: z.string().max(20) });

const text = z.string().nullable();

/** A flow, as replied. */
export const flow = z.object({
  ...fields,
  name: z.string(),
  mounting_object: text,
  other_notes: text,
  serial_number: text,
  eco_id: text,
  eco_name: text,
  station_id_agency: text,
  id: z.int(),
  flowid_txdot: text,
  has_counts: z.boolean(),
  created_at: z.string(),
  version: z.int(),
});

export const flowList = z.array(flow);

const options = z.array(codeOption);
export const flowOptions = z.object({
  vendor: options,
  countMethod: options,
  facilityType: options,
  streetSide: options,
  countType: options,
  travelDirection: options,
  sensorType: options,
  movementDirection: options,
  countLocationToRoadway: options,
  directionOfRoute: options,
  surfaceCondition: options,
  nonmotorizedFacilityWidth: options,
  nonmotorizedFacilityBufferWidth: options,
});

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
