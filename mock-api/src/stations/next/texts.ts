import { catalogue, common, sentences, stationTexts, type Text } from 'shared-domain/texts';
import type { NextStationKey } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';

/** Sentences of the calls around a station. */
export const texts = sentences(
  catalogue({
    en: {
      stale: stationTexts.en.stale,
      nameRequired: common.en.nameRequired,
      nameComma: stationTexts.en.nameComma,
      latitude: stationTexts.en.latitudeInvalid,
      longitude: stationTexts.en.longitudeInvalid,
      date: stationTexts.en.dateInvalid,
      endedBefore: stationTexts.en.endedBefore,
      otherClass: 'This direction of route does not go with the functional class.',
      otherDistrict: 'This county is not in the chosen district.',
      otherCounty: 'This city is not in the chosen county.',
    },
    es: {
      stale: stationTexts.es.stale,
      nameRequired: common.es.nameRequired,
      nameComma: stationTexts.es.nameComma,
      latitude: stationTexts.es.latitudeInvalid,
      longitude: stationTexts.es.longitudeInvalid,
      date: stationTexts.es.dateInvalid,
      endedBefore: stationTexts.es.endedBefore,
      otherClass: 'Esta dirección de la ruta no corresponde a la clase funcional.',
      otherDistrict: 'Este condado no pertenece al distrito elegido.',
      otherCounty: 'Esta ciudad no pertenece al condado elegido.',
    },
  }),
);

/** What the form calls its fields. */
export const fieldNames = labelsOf('next');

/** Sentences of their own for a field's fault; the others are made from the field's name. */
export const ownSentences: Partial<Record<`${NextStationKey}/${string}`, Text>> = {
  'station_name/required': texts.nameRequired,
  'station_name/comma': texts.nameComma,
  'latitude_avg/required': texts.latitude,
  'latitude_avg/range': texts.latitude,
  'longitude_avg/required': texts.longitude,
  'longitude_avg/range': texts.longitude,
  'year_station_established/required': texts.date,
  'year_station_discontinued/mismatch': texts.endedBefore,
  'direction_of_route_code/mismatch': texts.otherClass,
  'county_code/mismatch': texts.otherDistrict,
  'city_id/mismatch': texts.otherCounty,
};
