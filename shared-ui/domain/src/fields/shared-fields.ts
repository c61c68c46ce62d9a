import { countIntervalName, countMethodName, facilityTypeName, notesName } from './names.ts';
import type { FieldTable } from './field.ts';

/**
 * What the v1 form asks once for a station, or for each channel where they differ (S13), and the model keeps with each
 * of its flows; the flow form asks it of each.
 */
export const factFields = {
  count_method_code: {
    kind: 'code',
    term: 'count-method',
    list: 'countMethod',
    label: countMethodName,
    meaning: { en: 'How it is counted', es: 'Cómo se cuenta' },
    tmas: { field: 'count_method', without: 'critical' },
    v1: { section: 'countInformation', order: -1, required: 'publish' },
    flow: { section: 'flow', required: 'publish' },
  },
  count_interval: {
    kind: 'number',
    term: 'count-interval',
    // Minutes of a day; 0 for TRAFx.
    max: 1440,
    label: countIntervalName,
    meaning: { en: 'Minutes of a count; 0 for TRAFx', es: 'Minutos de un conteo; 0 para TRAFx' },
    v1: {
      section: 'countInformation',
      order: -1,
      label: { en: 'Count Interval (minutes)', es: 'Intervalo de conteo (minutos)' },
      hint: { en: 'Use 0 for TRAFx', es: 'Use 0 para TRAFx' },
    },
    flow: { section: 'flow', hint: { en: 'Minutes; 0 for TRAFx', es: 'Minutos; 0 para TRAFx' } },
  },
  serial_number: {
    kind: 'line',
    max: 120,
    label: { en: 'Serial Number', es: 'Número de serie' },
    meaning: { en: 'Serial number of the counter', es: 'Número de serie del contador' },
    v1: { section: 'countInformation', required: 'publish' },
    flow: { section: 'flow' },
  },
  facility_type_code: {
    kind: 'code',
    term: 'facility-type',
    list: 'facilityType',
    label: facilityTypeName,
    meaning: { en: 'Crosswalk, sidewalk, lane, path …', es: 'Cruce, acera, carril, sendero…' },
    tmas: { field: 'facility_type', without: 'critical' },
    v1: { section: 'stationAndFacility', order: -1, required: 'publish' },
    flow: { section: 'flow' },
  },
  movement_direction_code: {
    kind: 'code',
    term: 'movement-direction',
    list: 'movementDirection',
    label: { en: 'Movement Direction', es: 'Dirección del movimiento' },
    meaning: { en: 'Movement relative to the route', es: 'Movimiento respecto a la ruta' },
    tmas: { field: 'movement_direction', without: 'critical' },
    v1: { section: 'directionAndOrientation', required: 'publish' },
    flow: { section: 'flow' },
  },
  count_location_to_roadway_code: {
    kind: 'code',
    term: 'location-relative-to-roadway',
    list: 'countLocationToRoadway',
    label: { en: 'Count Location to Roadway', es: 'Ubicación del conteo respecto a la vía' },
    meaning: {
      en: 'Where it is counted relative to the roadway',
      es: 'Dónde se cuenta respecto a la calzada',
    },
    tmas: {
      field: 'count_location_to_roadway',
      without: 'critical',
      called: {
        en: 'count location relative to the roadway',
        es: 'lugar del conteo respecto a la calzada',
      },
    },
    v1: { section: 'directionAndOrientation' },
    flow: { section: 'flow' },
  },
  mounting_object: {
    kind: 'line',
    max: 120,
    label: { en: 'Mounting Object', es: 'Objeto de montaje' },
    hint: {
      en: 'For example pole, post, tree, in pavement, signal cabinet, fence or wall',
      es: 'Por ejemplo poste, árbol, en el pavimento, gabinete de semáforo, cerca o muro',
    },
    meaning: { en: 'What the counter is mounted on', es: 'En qué está montado el contador' },
    v1: { section: 'stationAndFacility' },
    flow: { section: 'flow' },
  },
  surface_condition_code: {
    kind: 'code',
    list: 'surfaceCondition',
    label: { en: 'Surface Condition', es: 'Estado de la superficie' },
    meaning: { en: 'Condition of the surface', es: 'Estado de la superficie' },
    v1: { section: 'nonMotorFacility' },
    flow: { section: 'flow' },
  },
  nonmotorized_facility_width_code: {
    kind: 'code',
    list: 'nonmotorizedFacilityWidth',
    label: { en: 'Non-Motorized Facility Width', es: 'Ancho de la instalación no motorizada' },
    meaning: { en: 'Width of the facility', es: 'Ancho de la instalación' },
    v1: { section: 'nonMotorFacility', order: -1 },
    flow: { section: 'flow' },
  },
  nonmotorized_facility_buffer_width_code: {
    kind: 'code',
    list: 'nonmotorizedFacilityBufferWidth',
    label: { en: 'Non-Motorized Facility Buffer Width', es: 'Ancho de la franja de protección' },
    meaning: { en: 'Width of the buffer beside it', es: 'Ancho de la franja de protección' },
    v1: { section: 'nonMotorFacility', order: -1 },
    flow: { section: 'flow' },
  },
} as const satisfies FieldTable;

/** What stations and flows both have, each its own. */
export const notesField = {
  kind: 'notes',
  label: { en: 'Other Notes', es: 'Otras notas' },
  meaning: notesName,
  tmas: { field: 'other_notes' },
} as const;
export const ecoIdField = {
  kind: 'line',
  max: 120,
  meaning: { en: 'Number on the vendor’s platform', es: 'Número en la plataforma del proveedor' },
} as const;
