import { catalogue } from 'shared-domain/texts';

/** What several parts of the kit say. */
export const kitTexts = catalogue({
  en: {
    noOptions: 'Sorry, no matching options.',
    dateFrom: 'from {day}',
    dateUntil: 'until {day}',
    dateSpan: '{start} to {end}',
  },
  es: {
    noOptions: 'Lo sentimos, no hay opciones que coincidan.',
    dateFrom: 'desde el {day}',
    dateUntil: 'hasta el {day}',
    dateSpan: '{start} a {end}',
  },
});
