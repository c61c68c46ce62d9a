import { shellWords } from '../../words.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** The glossary's frame; its entries are data of their own. */
export const glossaryTexts = catalogue({
  en: {
    title: shellWords.en.glossary,
    intro: 'The terms of counting people who walk and cycle, as this application uses them.',
    search: 'Search the glossary',
    found: '{count, plural, one {# term} other {# terms}}',
    none: 'No term matches. Try another word.',
    linkTo: 'Link to {term}',
  },
  es: {
    title: shellWords.es.glossary,
    intro: 'Los términos del conteo de peatones y ciclistas, tal como los usa esta aplicación.',
    search: 'Buscar en el glosario',
    found: '{count, plural, one {# término} other {# términos}}',
    none: 'Ningún término coincide. Pruebe con otra palabra.',
    linkTo: 'Enlace a {term}',
  },
});
