import { common, stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What both station forms say of a field that is not right. */
export const fieldMessages = catalogue({
  en: {
    invalidName: common.en.nameRequired,
    invalidLatitude: stationTexts.en.latitudeInvalid,
    invalidLongitude: stationTexts.en.longitudeInvalid,
    invalidDate: stationTexts.en.dateInvalid,
    invalidYear: stationTexts.en.yearInvalid,
    tooEarly: stationTexts.en.endedBefore,
    invalidNumber: stationTexts.en.numberInvalid,
    invalidVolume: stationTexts.en.volumeInvalid,
    requiredField: common.en.fieldRequired,
    countyFirst: stationTexts.en.countyFirst,
  },
  es: {
    invalidName: common.es.nameRequired,
    invalidLatitude: stationTexts.es.latitudeInvalid,
    invalidLongitude: stationTexts.es.longitudeInvalid,
    invalidDate: stationTexts.es.dateInvalid,
    invalidYear: stationTexts.es.yearInvalid,
    tooEarly: stationTexts.es.endedBefore,
    invalidNumber: stationTexts.es.numberInvalid,
    invalidVolume: stationTexts.es.volumeInvalid,
    requiredField: common.es.fieldRequired,
    countyFirst: stationTexts.es.countyFirst,
  },
});
