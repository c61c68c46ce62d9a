import { commonWords, countTexts, pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { certifyTexts } from '../validate-counts/certify/texts.ts';

/** Choosing several stations, and one checklist for them. */
export const chosenTexts = catalogue({
  en: {
    choose: 'Choose stations',
    all: 'Select all ({count})',
    first: 'Select the first {count}',
    none: 'Select none',
    days: '{count, plural, one {# day waits} other {# days wait}}',
    certifying: countTexts.en.certifying,
    importing: countTexts.en.importing,
    most: 'At most {most} stations at once.',
    back: 'Choose again',
    close: pageTexts.en.close,
    station: commonWords.en.station,
    period: certifyTexts.en.range,
    state: 'State',
    toReview: 'Open the review',
  },
  es: {
    choose: 'Elija las estaciones',
    all: 'Seleccionar todas ({count})',
    first: 'Seleccionar las primeras {count}',
    none: 'No seleccionar ninguna',
    days: '{count, plural, one {# día espera} other {# días esperan}}',
    certifying: countTexts.es.certifying,
    importing: countTexts.es.importing,
    most: 'Como máximo {most} estaciones a la vez.',
    back: 'Elegir de nuevo',
    close: pageTexts.es.close,
    station: commonWords.es.station,
    period: certifyTexts.es.range,
    state: 'Estado',
    toReview: 'Abrir la revisión',
  },
});
