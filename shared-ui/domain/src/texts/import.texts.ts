import { catalogue } from './catalogue.ts';
import { commonWords } from './words.texts.ts';

/** How far an import is, and what became of its counts, as the station's page and the history say it alike. */
export const importTexts = catalogue({
  en: {
    waiting: commonWords.en.waiting,
    running: commonWords.en.running,
    done: 'Done',
    failed: commonWords.en.failedJob,
    undoing: 'Being undone',
    undone: 'Undone',
    read: '{count, plural, one {# count read} other {# counts read}}',
    added: '{count} added',
    replaced: '{count} replaced',
    superseded: '{count} of another interval replaced',
    unchanged: '{count} unchanged',
    certified:
      '{count, plural, one {# left alone because it is certified} other {# left alone because they are certified}}',
    rejectedLines: '{count, plural, one {# line rejected} other {# lines rejected}}',
  },
  es: {
    waiting: commonWords.es.waiting,
    running: commonWords.es.running,
    done: 'Terminada',
    failed: commonWords.es.failedJob,
    undoing: 'Deshaciéndose',
    undone: 'Deshecha',
    read: '{count, plural, one {# conteo leído} other {# conteos leídos}}',
    added: '{count, plural, one {# agregado} other {# agregados}}',
    replaced: '{count, plural, one {# reemplazado} other {# reemplazados}}',
    superseded:
      '{count, plural, one {# de otro intervalo reemplazado} other {# de otro intervalo reemplazados}}',
    unchanged: '{count} sin cambios',
    certified:
      '{count, plural, one {# sin tocar por estar certificado} other {# sin tocar por estar certificados}}',
    rejectedLines: '{count, plural, one {# línea rechazada} other {# líneas rechazadas}}',
  },
});
