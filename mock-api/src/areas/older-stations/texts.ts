import type { OlderStationKey } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';

/** Sentences of the calls of the older form. */
export const texts = {
  taken: {
    en: 'Your agency already has a station or draft of this site of the vendor.',
    es: 'Su agencia ya tiene una estación o un borrador de este sitio del proveedor.',
  },
  foreignContact: {
    en: 'The agency of this station has no such contact.',
    es: 'La agencia de esta estación no tiene ese contacto.',
  },
  newContact: { en: 'A new contact needs a name.', es: 'Un contacto nuevo necesita un nombre.' },
  fixedMethod: {
    en: 'The count method of a published station cannot be changed.',
    es: 'El método de conteo de una estación publicada no se puede cambiar.',
  },
  noChannels: {
    en: 'A published station needs at least one channel.',
    es: 'Una estación publicada necesita al menos un canal.',
  },
} satisfies Record<string, Text>;

/** What the older form calls its fields. */
export const olderFieldNames: Record<OlderStationKey, Text> = {
  station_name: { en: 'Station Name', es: 'Nombre de la estación' },
  station_id_agency: { en: 'Agency Station ID', es: 'ID de estación de la agencia' },
  street_or_trail_name: { en: 'Street/Trail Name', es: 'Calle o sendero' },
  latitude: { en: 'Latitude', es: 'Latitud' },
  longitude: { en: 'Longitude', es: 'Longitud' },
  county_code: { en: 'County', es: 'Condado' },
  city_id: { en: 'City', es: 'Ciudad' },
  city_area: { en: 'City Area', es: 'Zona de la ciudad' },
  year_station_established: { en: 'Date Station Established', es: 'Fecha de instalación de la estación' },
  year_station_discontinued: { en: 'Year Station Discontinued', es: 'Año de retiro de la estación' },
  eco_id: { en: 'Eco ID', es: 'ID de Eco' },
  channels: { en: 'Channels', es: 'Canales' },
  count_method_code: { en: 'Count Method', es: 'Método de conteo' },
  count_interval: { en: 'Count Interval', es: 'Intervalo de conteo' },
  serial_number: { en: 'Serial Number', es: 'Número de serie' },
  primary_count_purpose_code: { en: 'Primary Count Purpose', es: 'Propósito principal del conteo' },
  other_notes: { en: 'Other Notes', es: 'Otras notas' },
  facility_type_code: { en: 'Facility Type', es: 'Tipo de instalación' },
  station_location: { en: 'Station Location', es: 'Ubicación de la estación' },
  mounting: { en: 'Mounting', es: 'Montaje' },
  mounting_object: { en: 'Mounting Object', es: 'Objeto de montaje' },
  func_class_code: { en: 'Function Class', es: 'Clase funcional' },
  direction_of_route_code: { en: 'Direction of Route', es: 'Dirección de la ruta' },
  movement_direction_code: { en: 'Movement Direction', es: 'Sentido del movimiento' },
  count_location_to_roadway_code: { en: 'Count Location to Roadway', es: 'Ubicación respecto a la vía' },
  intersection_code: { en: 'Intersection', es: 'Intersección' },
  street_width_code: { en: 'Street Width', es: 'Ancho de la calle' },
  street_traffic_volume_adt: {
    en: 'Street Traffic Volume (ADT)',
    es: 'Volumen de tránsito de la calle (TPD)',
  },
  posted_speed_limit_code: { en: 'Posted Speed Limit', es: 'Límite de velocidad' },
  nhs_code: { en: 'National Highway System', es: 'Sistema Nacional de Carreteras' },
  posted_route_sign_code: { en: 'Posted Route Sign', es: 'Señal de ruta' },
  posted_signed_route_number: { en: 'Posted Route Sign Number', es: 'Número de la señal de ruta' },
  nonmotorized_facility_width_code: {
    en: 'Non-Motorized Facility Width',
    es: 'Ancho de la instalación no motorizada',
  },
  nonmotorized_facility_buffer_width_code: {
    en: 'Non-Motorized Facility Buffer Width',
    es: 'Ancho de la franja de protección',
  },
  surface_type_code: { en: 'Surface Type', es: 'Tipo de superficie' },
  surface_condition_code: { en: 'Surface Condition', es: 'Estado de la superficie' },
  parking_code: { en: 'Parking', es: 'Estacionamiento' },
  ada_ramp_code: { en: 'ADA Ramp', es: 'Rampa ADA' },
  street_lighting_code: { en: 'Street Lighting', es: 'Alumbrado público' },
  transit_code: { en: 'Transit', es: 'Transporte público' },
  shade_code: { en: 'Shade', es: 'Sombra' },
  surrounding_land_use_code: { en: 'Surrounding Land Use', es: 'Uso del suelo circundante' },
  provider: { en: 'Provider', es: 'Proveedor' },
  requester: { en: 'Requester', es: 'Solicitante' },
};
