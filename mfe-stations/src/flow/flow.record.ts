import type { FlowRequest } from 'shared-domain';

/** What the form of one flow holds: texts as typed, '' for none; codes as chosen, null for none. */
export type FlowValues = {
  name: string;
  vendor: string | null;
  eco_id: string;
  eco_name: string;
  count_method: string | null;
  street_side: string | null;
  facility_type: string | null;
  count_type: string | null;
  travel_direction: string | null;
  sensor_type: string | null;
  direction_of_route: string | null;
  movement_direction: string | null;
  count_location_to_roadway: string | null;
  /** Minutes, NaN while what is typed is no number. */
  count_interval: number | null;
  serial_number: string;
  mounting_object: string;
  surface_condition: string | null;
  nonmotorized_facility_width: string | null;
  nonmotorized_facility_buffer_width: string | null;
  station_id_agency: string;
  other_notes: string;
};

/** A field of the flow form. */
export type FlowField = keyof FlowValues;

/** Where each field goes in the request; the server names its errors by these. */
export const REQUEST_FIELD: Record<FlowField, keyof FlowRequest> = {
  name: 'name',
  vendor: 'vendor_code',
  eco_id: 'eco_id',
  eco_name: 'eco_name',
  count_method: 'count_method_code',
  street_side: 'street_side_code',
  facility_type: 'facility_type_code',
  count_type: 'count_type_code',
  travel_direction: 'travel_direction_code',
  sensor_type: 'sensor_type_code',
  direction_of_route: 'direction_of_route_code',
  movement_direction: 'movement_direction_code',
  count_location_to_roadway: 'count_location_to_roadway_code',
  count_interval: 'count_interval',
  serial_number: 'serial_number',
  mounting_object: 'mounting_object',
  surface_condition: 'surface_condition_code',
  nonmotorized_facility_width: 'nonmotorized_facility_width_code',
  nonmotorized_facility_buffer_width: 'nonmotorized_facility_buffer_width_code',
  station_id_agency: 'station_id_agency',
  other_notes: 'other_notes',
};

/** The only place of a draft's flow (section 4 of the specification): on the side of the stated direction of route. */
const DRAFT_LOCATION = '1';

/** A flow of which nothing is known. */
export const emptyFlow: FlowValues = {
  name: '',
  vendor: null,
  eco_id: '',
  eco_name: '',
  count_method: null,
  street_side: null,
  facility_type: null,
  count_type: null,
  travel_direction: null,
  sensor_type: null,
  direction_of_route: null,
  movement_direction: null,
  count_location_to_roadway: null,
  count_interval: null,
  serial_number: '',
  mounting_object: '',
  surface_condition: null,
  nonmotorized_facility_width: null,
  nonmotorized_facility_buffer_width: null,
  station_id_agency: '',
  other_notes: '',
};

/** A new flow of a published station, or of a draft, whose place is settled. */
export function newFlow(draft: boolean): FlowValues {
  return draft ? { ...emptyFlow, count_location_to_roadway: DRAFT_LOCATION } : emptyFlow;
}

/** The stored flow as the form shows it. */
export function toForm(flow: FlowRequest): FlowValues {
  return {
    name: flow.name,
    vendor: flow.vendor_code,
    eco_id: flow.eco_id ?? '',
    eco_name: flow.eco_name ?? '',
    count_method: flow.count_method_code,
    street_side: flow.street_side_code,
    facility_type: flow.facility_type_code,
    count_type: flow.count_type_code,
    travel_direction: flow.travel_direction_code,
    sensor_type: flow.sensor_type_code,
    direction_of_route: flow.direction_of_route_code,
    movement_direction: flow.movement_direction_code,
    count_location_to_roadway: flow.count_location_to_roadway_code,
    count_interval: flow.count_interval,
    serial_number: flow.serial_number ?? '',
    mounting_object: flow.mounting_object ?? '',
    surface_condition: flow.surface_condition_code,
    nonmotorized_facility_width: flow.nonmotorized_facility_width_code,
    nonmotorized_facility_buffer_width: flow.nonmotorized_facility_buffer_width_code,
    station_id_agency: flow.station_id_agency ?? '',
    other_notes: flow.other_notes ?? '',
  };
}

/** The form as the API takes it: trimmed texts, null for what is not answered. */
export function toRequest(values: FlowValues): FlowRequest {
  return {
    name: values.name.trim(),
    vendor_code: values.vendor,
    eco_id: textOrNull(values.eco_id),
    eco_name: textOrNull(values.eco_name),
    count_method_code: values.count_method,
    street_side_code: values.street_side,
    facility_type_code: values.facility_type,
    count_type_code: values.count_type,
    travel_direction_code: values.travel_direction,
    sensor_type_code: values.sensor_type,
    direction_of_route_code: values.direction_of_route,
    movement_direction_code: values.movement_direction,
    count_location_to_roadway_code: values.count_location_to_roadway,
    count_interval: values.count_interval,
    serial_number: textOrNull(values.serial_number),
    mounting_object: textOrNull(values.mounting_object),
    surface_condition_code: values.surface_condition,
    nonmotorized_facility_width_code: values.nonmotorized_facility_width,
    nonmotorized_facility_buffer_width_code: values.nonmotorized_facility_buffer_width,
    station_id_agency: textOrNull(values.station_id_agency),
    other_notes: textOrNull(values.other_notes),
  };
}

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  const fields = new Map(Object.entries(REQUEST_FIELD).map(([field, name]) => [name as string, field]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [fields.get(name) ?? name, messages]),
  );
}

const textOrNull = (text: string) => text.trim() || null;
