import { catalogue } from 'shared-ui/i18n';
import { commonWords, pageTexts } from 'shared-domain/texts';

/** What the review says on paper alone, and what has it printed. */
export const paperTexts = catalogue({
  en: {
    print: 'Print the review',
    station: commonWords.en.station,
    agency: pageTexts.en.agency,
    noFilter: 'All counts of the station',
    state: 'State of these counts',
    stateOf: '{certified} of {total} certified, {open} not yet',
    page: 'Counts {first} to {last} of {total}: only this page of the list is printed. “Print the review” prints all counts that the filters reach.',
    cut: 'The first {count} of {total} counts are printed, {left} are left out. Choose fewer days with the filters to print the rest.',
    waits: 'Not yet certified',
  },
  es: {
    print: 'Imprimir la revisión',
    station: commonWords.es.station,
    agency: pageTexts.es.agency,
    noFilter: 'Todos los conteos de la estación',
    state: 'Estado de estos conteos',
    stateOf: '{certified} de {total} certificados, {open} aún no',
    page: 'Conteos {first} a {last} de {total}: solo se imprime esta página de la lista. «Imprimir la revisión» imprime todos los conteos que alcanzan los filtros.',
    cut: 'Se imprimen los primeros {count} de {total} conteos; quedan fuera {left}. Elija menos días con los filtros para imprimir el resto.',
    waits: 'Aún sin certificar',
  },
});
