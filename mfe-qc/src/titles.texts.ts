import { catalogue, pageTexts } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    qualityControl: 'Quality Control Your Data',
    validate: 'Validate Count Data',
    calendar: 'Calendar',
    compare: pageTexts.en.compare,
  },
  es: {
    qualityControl: 'Control de calidad de sus datos',
    validate: 'Validar datos de conteo',
    calendar: 'Calendario',
    compare: pageTexts.es.compare,
  },
});
