import { common, stationTexts } from 'shared-domain/texts';
import type { NextStationKey } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a station. */
export const texts = {
  stale: {
    en: stationTexts.en.stale,
    es: stationTexts.es.stale,
  },
} satisfies Record<string, Text>;

/** What the form calls its fields. */
export const fieldNames = labelsOf('next');

const latitude: Text = {
  en: stationTexts.en.latitudeInvalid,
  es: stationTexts.es.latitudeInvalid,
};
const longitude: Text = {
  en: stationTexts.en.longitudeInvalid,
  es: stationTexts.es.longitudeInvalid,
};

/** Sentences of their own for a field's fault; the others are made from the field's name. */
export const ownSentences: Partial<Record<`${NextStationKey}/${string}`, Text>> = {
  'station_name/required': { en: common.en.nameRequired, es: common.es.nameRequired },
  'station_name/comma': { en: stationTexts.en.nameComma, es: stationTexts.es.nameComma },
  'latitude_avg/required': latitude,
  'latitude_avg/range': latitude,
  'longitude_avg/required': longitude,
  'longitude_avg/range': longitude,
  'year_station_established/required': {
    en: stationTexts.en.dateInvalid,
    es: stationTexts.es.dateInvalid,
  },
  'year_station_discontinued/mismatch': {
    en: stationTexts.en.endedBefore,
    es: stationTexts.es.endedBefore,
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
