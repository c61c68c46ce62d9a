import { commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What is said of the list as a file. */
export const fileTexts = catalogue({
  en: {
    save: 'Export the counts',
    fileOf: 'Counts of {station}',
    flow: commonWords.en.flow,
    saved: 'Saved {name} with {count, plural, one {# count} other {# counts}}.',
    savedShown:
      'Saved {name} with {count, plural, one {# count} other {# counts}}, in the columns that the list shows.',
    cut: '{name} holds the first {count} of {total} counts, {left} are left out. Choose fewer days with the filters to export the rest.',
    failed: 'The counts could not be exported.',
  },
  es: {
    save: 'Exportar los conteos',
    fileOf: 'Conteos de {station}',
    flow: commonWords.es.flow,
    saved: 'Se guardó {name} con {count, plural, one {# conteo} other {# conteos}}.',
    savedShown:
      'Se guardó {name} con {count, plural, one {# conteo} other {# conteos}}, en las columnas que muestra la lista.',
    cut: '{name} tiene los primeros {count} de {total} conteos; quedan fuera {left}. Elija menos días con los filtros para exportar el resto.',
    failed: 'No se pudieron exportar los conteos.',
  },
});
