import type { NextStationKey } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a station. */
export const texts = {
  stale: {
    en: 'Someone else has saved this station since you opened it.',
    es: 'Otra persona guardó esta estación después de que usted la abriera.',
  },
} satisfies Record<string, Text>;

/** What the form calls its fields. */
export const fieldNames: Record<NextStationKey, Text> = {
  station_name: { en: 'Station Name', es: 'Nombre de la estación' },
  street_or_trail_name: { en: 'Street/Trail Name', es: 'Calle o sendero' },
  neighborhood: { en: 'City Area', es: 'Zona de la ciudad' },
  latitude_avg: { en: 'Latitude', es: 'Latitud' },
  longitude_avg: { en: 'Longitude', es: 'Longitud' },
  year_station_established: { en: 'Date Station Established', es: 'Fecha de instalación de la estación' },
  year_station_discontinued: { en: 'Year Station Discontinued', es: 'Año de retiro de la estación' },
  first_imported: { en: 'First Import Date', es: 'Fecha de la primera importación' },
  state_code: { en: 'State', es: 'Estado' },
  txdot_district_code: { en: 'TxDOT District', es: 'Distrito de TxDOT' },
  county_code: { en: 'County', es: 'Condado' },
  city_id: { en: 'City', es: 'Ciudad' },
  intersection_code: { en: 'Intersection', es: 'Intersección' },
  func_class_code: { en: 'Function Class', es: 'Clase funcional' },
  direction_of_route_code: { en: 'Direction of Route', es: 'Dirección de la ruta' },
  street_width_code: { en: 'Street Width', es: 'Ancho de la calle' },
  street_traffic_volume_adt: {
    en: 'Street Traffic Volume (ADT)',
    es: 'Volumen de tránsito de la calle (TPD)',
  },
  posted_route_sign_code: { en: 'Posted Route Sign', es: 'Señal de ruta' },
  posted_route_sign_number: { en: 'Posted Route Sign Number', es: 'Número de la señal de ruta' },
  posted_speed_limit_code: { en: 'Posted Speed Limit', es: 'Límite de velocidad' },
  nhs_code: { en: 'National Highway System', es: 'Sistema Nacional de Carreteras' },
  surrounding_land_use_codes: { en: 'Surrounding Land Uses', es: 'Usos del suelo circundante' },
  ada_ramp_code: { en: 'ADA Ramp', es: 'Rampa ADA' },
  street_lighting_code: { en: 'Street Lighting', es: 'Alumbrado público' },
  transit_code: { en: 'Transit', es: 'Transporte público' },
};

const latitude: Text = {
  en: 'Invalid latitude (required, 6 decimals)',
  es: 'Latitud no válida (obligatoria, 6 decimales)',
};
const longitude: Text = {
  en: 'Invalid longitude (required, 6 decimals, should be negative)',
  es: 'Longitud no válida (obligatoria, 6 decimales, debe ser negativa)',
};

/** Sentences of their own for a field's fault; the others are made from the field's name. */
export const ownSentences: Partial<Record<`${NextStationKey}/${string}`, Text>> = {
  'station_name/required': { en: 'Invalid name (required)', es: 'Nombre no válido (obligatorio)' },
  'station_name/comma': { en: 'Invalid name (no commas)', es: 'Nombre no válido (sin comas)' },
  'latitude_avg/required': latitude,
  'latitude_avg/range': latitude,
  'longitude_avg/required': longitude,
  'longitude_avg/range': longitude,
  'year_station_established/required': {
    en: 'Invalid date (required)',
    es: 'Fecha no válida (obligatoria)',
  },
  'year_station_discontinued/mismatch': {
    en: 'A station cannot be discontinued before it was established.',
    es: 'Una estación no puede retirarse antes de su instalación.',
  },
  'direction_of_route_code/mismatch': {
    en: 'This direction of route does not go with the function class.',
    es: 'Esta dirección de la ruta no corresponde a la clase funcional.',
  },
  'county_code/mismatch': {
    en: 'This county is not in the chosen district.',
    es: 'Este condado no pertenece al distrito elegido.',
  },
  'city_id/mismatch': {
    en: 'This city is not in the chosen county.',
    es: 'Esta ciudad no pertenece al condado elegido.',
  },
};
