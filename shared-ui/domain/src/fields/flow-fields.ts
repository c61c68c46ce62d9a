import { personTexts } from '../texts/person.texts.ts';
import type { FieldTable } from './field.ts';
import {
  agencysNumber,
  countTypeName,
  counterVendorName,
  idName,
  sensorTypeName,
  streetSideName,
  travelDirectionName,
} from './names.ts';
import { roadFields } from './road-fields.ts';
import { ecoIdField, factFields, notesField } from './shared-fields.ts';

const { kind, term, list, label, meaning, tmas } = roadFields.direction_of_route_code;
const {
  count_method_code,
  facility_type_code,
  movement_direction_code,
  count_location_to_roadway_code,
  ...otherFacts
} = factFields;

/** Every field of a flow by its column, in the order of the flow form; a channel row of the v1 form is a flow too. */
export const flowFields = {
  name: {
    kind: 'name',
    max: 120,
    label: { en: personTexts.en.name, es: personTexts.es.name },
    flow: { section: 'flow', required: 'publish' },
    channel: { section: 'channel', required: 'publish' },
  },
  vendor_code: {
    kind: 'code',
    term: 'vendor',
    list: 'vendor',
    label: counterVendorName,
    meaning: { en: 'Vendor of the counter', es: 'Proveedor del contador' },
    flow: { section: 'flow', required: 'publish' },
    channel: { section: 'channel', order: 2, required: 'publish' },
  },
  eco_id: {
    ...ecoIdField,
    label: { en: 'Eco ID', es: 'ID de Eco-Counter' },
    // In the flow form required where the vendor has one: `hasEcoId`.
    flow: {
      section: 'flow',
      hint: { en: "The channel's ID at Eco-Counter", es: 'El ID del canal en Eco-Counter' },
    },
    channel: { section: 'channel', required: 'publish', label: idName },
  },
  eco_name: {
    kind: 'line',
    max: 120,
    label: { en: 'Eco Name', es: 'Nombre en Eco-Counter' },
    meaning: { en: 'Name on the vendor’s platform', es: 'Nombre en la plataforma del proveedor' },
    flow: { section: 'flow' },
  },
  count_method_code,
  street_side_code: {
    kind: 'code',
    term: 'street-side',
    list: 'streetSide',
    label: streetSideName,
    meaning: { en: 'Side of the street', es: 'Lado de la calle' },
    flow: { section: 'flow' },
    channel: { section: 'channel', order: 1 },
  },
  facility_type_code,
  count_type_code: {
    kind: 'code',
    term: 'count-type',
    list: 'countType',
    label: countTypeName,
    meaning: { en: 'Who is counted', es: 'A quién se cuenta' },
    tmas: { field: 'count_type', without: 'critical' },
    flow: { section: 'flow', required: 'publish' },
    channel: { section: 'channel', required: 'publish' },
  },
  travel_direction_code: {
    kind: 'code',
    term: 'travel-direction',
    list: 'travelDirection',
    label: travelDirectionName,
    meaning: { en: 'Direction of travel', es: 'Dirección de viaje' },
    flow: { section: 'flow', required: 'publish' },
    channel: { section: 'channel', required: 'publish' },
  },
  sensor_type_code: {
    kind: 'code',
    term: 'sensor-type',
    list: 'sensorType',
    label: sensorTypeName,
    meaning: { en: 'Sensor', es: 'Sensor' },
    tmas: { field: 'sensor_type', without: 'caution' },
    flow: { section: 'flow', required: 'publish' },
    channel: { section: 'channel', order: 1, required: 'publish' },
  },
  direction_of_route_code: { kind, term, list, label, meaning, tmas, flow: { section: 'flow' } },
  movement_direction_code,
  count_location_to_roadway_code,
  ...otherFacts,
  station_id_agency: {
    kind: 'line',
    max: 120,
    label: { en: 'Agency Station ID', es: 'ID de estación de la agencia' },
    meaning: agencysNumber,
    flow: { section: 'flow' },
  },
  other_notes: { ...notesField, flow: { section: 'flow' } },
} as const satisfies FieldTable;
