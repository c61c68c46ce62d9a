import type { FlowRequest } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a flow. */
export const texts = {
  stale: {
    en: 'Someone else has saved this flow since you opened it.',
    es: 'Otra persona guardó este flujo después de que usted lo abriera.',
  },
  twin: {
    en: 'This station has a flow with the same count method, count type, travel direction and street side.',
    es: 'Esta estación ya tiene un flujo con el mismo método y tipo de conteo, la misma dirección de viaje y el mismo lado de la calle.',
  },
  fixed: {
    en: 'The count method, count type, travel direction and street side of a flow with counts cannot be changed.',
    es: 'El método y el tipo de conteo, la dirección de viaje y el lado de la calle de un flujo con conteos no se pueden cambiar.',
  },
  otherClass: {
    en: 'Direction of Route: the function class of the station does not offer it.',
    es: 'Dirección de la ruta: la clase funcional de la estación no la ofrece.',
  },
  hasCounts: {
    en: 'This flow has counts and cannot be deleted.',
    es: 'Este flujo tiene conteos y no se puede eliminar.',
  },
} satisfies Record<string, Text>;

/** What the forms call a flow's fields. */
export const flowFieldNames: Record<keyof FlowRequest, Text> = {
  name: { en: 'Name', es: 'Nombre' },
  vendor_code: { en: 'Vendor', es: 'Proveedor del contador' },
  count_method_code: { en: 'Count Method', es: 'Método de conteo' },
  facility_type_code: { en: 'Facility Type', es: 'Tipo de instalación' },
  street_side_code: { en: 'Street Side', es: 'Lado de la calle' },
  count_type_code: { en: 'Count Type', es: 'Tipo de conteo' },
  travel_direction_code: { en: 'Travel Direction', es: 'Dirección de viaje' },
  sensor_type_code: { en: 'Sensor Type', es: 'Tipo de sensor' },
  movement_direction_code: { en: 'Movement Direction', es: 'Dirección del movimiento' },
  count_location_to_roadway_code: {
    en: 'Count Location to Roadway',
    es: 'Ubicación del conteo respecto a la vía',
  },
  direction_of_route_code: { en: 'Direction of Route', es: 'Dirección de la ruta' },
  surface_condition_code: { en: 'Surface Condition', es: 'Estado de la superficie' },
  nonmotorized_facility_width_code: {
    en: 'Non-Motorized Facility Width',
    es: 'Ancho de la instalación no motorizada',
  },
  nonmotorized_facility_buffer_width_code: {
    en: 'Non-Motorized Facility Buffer Width',
    es: 'Ancho de la franja de protección',
  },
  mounting_object: { en: 'Mounting Object', es: 'Objeto de montaje' },
  other_notes: { en: 'Other Notes', es: 'Otras notas' },
  count_interval: { en: 'Count Interval', es: 'Intervalo de conteo' },
  serial_number: { en: 'Serial Number', es: 'Número de serie' },
  eco_id: { en: 'Eco ID', es: 'ID de Eco-Counter' },
  eco_name: { en: 'Eco Name', es: 'Nombre en Eco-Counter' },
  station_id_agency: { en: 'Agency Station ID', es: 'ID de estación de la agencia' },
};
