import { catalogue } from 'shared-domain/texts';

/** A station's copy. */
export const copyTexts = catalogue({
  en: {
    copied:
      'Filled in from {station}. Its name, place, dates and notes and what belongs to its counter (IDs, serial numbers) are to be told anew.',
  },
  es: {
    copied:
      'Completado a partir de {station}. Su nombre, lugar, fechas y notas y lo propio de su contador (identificadores, números de serie) se indican de nuevo.',
  },
});
