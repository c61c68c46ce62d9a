import { commonWords, pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { shellWords } from '../words.texts.ts';

/** Texts of the search everywhere. */
export const searchTexts = catalogue({
  en: {
    title: pageTexts.en.searchEverywhere,
    label: 'Name, number, street, city or term',
    recent: 'Recent',
    screen: 'Screens and actions',
    station: commonWords.en.stations,
    flow: commonWords.en.flows,
    person: commonWords.en.people,
    agency: commonWords.en.agencies,
    term: shellWords.en.glossary,
    found: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
    nothing:
      'Nothing fits “{search}”. Part of a name or number is enough; capitals and accents do not matter.',
    more: 'More than these fit: type more of it.',
    scope: 'Searched: stations, flows, screens and the glossary.',
    scopeOfAdmins: 'Searched: stations, flows, people, screens and the glossary.',
    scopeOfAll: 'Searched: stations, flows, people, agencies, screens and the glossary.',
    start: 'Type two letters or more. What you open here is listed first the next time.',
    asking: 'Searching stations, flows and more…',
    failed: 'Records could not be searched. Screens and terms are listed all the same.',
    retry: pageTexts.en.tryAgain,
    draft: commonWords.en.draftOf,
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
  },
  es: {
    title: pageTexts.es.searchEverywhere,
    label: 'Nombre, número, calle, ciudad o término',
    recent: 'Recientes',
    screen: 'Pantallas y acciones',
    station: commonWords.es.stations,
    flow: commonWords.es.flows,
    person: commonWords.es.people,
    agency: commonWords.es.agencies,
    term: shellWords.es.glossary,
    found: '{count, plural, =0 {No se encontró nada} one {# resultado} other {# resultados}}',
    nothing:
      'Nada coincide con «{search}». Basta una parte del nombre o número; no importan mayúsculas ni acentos.',
    more: 'Hay más que coinciden: escriba algo más.',
    scope: 'Se busca en estaciones, flujos, pantallas y el glosario.',
    scopeOfAdmins: 'Se busca en estaciones, flujos, personas, pantallas y el glosario.',
    scopeOfAll: 'Se busca en estaciones, flujos, personas, agencias, pantallas y el glosario.',
    start: 'Escriba dos letras o más. Lo que abra aquí aparecerá primero la próxima vez.',
    asking: 'Buscando estaciones, flujos y más…',
    failed: 'No se pudieron buscar los registros. Las pantallas y los términos se muestran de todos modos.',
    retry: pageTexts.es.tryAgain,
    draft: commonWords.es.draftOf,
    keys: '↑ ↓ para elegir, Intro para abrir, Esc para cerrar',
  },
});
