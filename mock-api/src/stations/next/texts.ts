import type { NextStationKey } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a station. */
export const texts = {
  stale: {
    en: 'Someone else has saved this station since you opened it.',
    es: 'Otra persona guardó esta estación después de que usted la abriera.',
  },
} satisfies Record<string, Text>;

/** What the form calls its fields. */
export const fieldNames = labelsOf('next');

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
