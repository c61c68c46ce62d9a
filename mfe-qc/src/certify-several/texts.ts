import { commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { certifyTexts } from '../validate-counts/certify/texts.ts';

/** Certifying several stations with one checklist. */
export const severalTexts = catalogue({
  en: {
    open: 'Certify several stations',
    chooseText:
      'Each gets a line in one checklist. Stations with strong findings open are certified by themselves.',
    daysWith: '({count, plural, one {# day} other {# days}})',
    toChecklist: 'Go through the checklist',
    checklist: certifyTexts.en.checklist,
    counts: commonWords.en.counts,
    findings: commonWords.en.findings,
    gaps: 'Gaps',
    checking: certifyTexts.en.checking,
    noFindings: 'None open',
    ready: 'Can be certified.',
    unseen: 'Can be certified. The rules look first.',
    strong: 'Strong findings are open: certify it by itself, with a reason.',
    twice: 'Hours are counted twice: import these days again.',
    nothing: 'No count of it waits any more.',
    statement:
      'You state that you have reviewed the data for quality and flagged suspect data, and you certify it as clean and ready for submission: {counts} counts of {stations, plural, one {# station} other {# stations}}.',
    noneReady: 'None of these stations can be certified with others.',
    certify: '{count, plural, one {Certify # station} other {Certify # stations}}',
    running: commonWords.en.running,
    done: certifyTexts.en.certifiedDays,
  },
  es: {
    open: 'Certificar varias estaciones',
    chooseText:
      'Cada una tiene una línea en una sola lista de comprobación. Las que tienen hallazgos fuertes pendientes se certifican por separado.',
    daysWith: '({count, plural, one {# día} other {# días}})',
    toChecklist: 'Recorrer la lista',
    checklist: certifyTexts.es.checklist,
    counts: commonWords.es.counts,
    findings: commonWords.es.findings,
    gaps: 'Huecos',
    checking: certifyTexts.es.checking,
    noFindings: 'Ninguno pendiente',
    ready: 'Se puede certificar.',
    unseen: 'Se puede certificar. Antes la revisan las reglas.',
    strong: 'Hay hallazgos fuertes pendientes: certifíquela por separado, con un motivo.',
    twice: 'Hay horas contadas dos veces: importe de nuevo esos días.',
    nothing: 'Ya no espera ningún conteo suyo.',
    statement:
      'Usted declara que ha revisado la calidad de los datos y marcado los sospechosos, y los certifica como limpios y listos para su envío: {counts} conteos de {stations, plural, one {# estación} other {# estaciones}}.',
    noneReady: 'Ninguna de estas estaciones se puede certificar junto con otras.',
    certify: '{count, plural, one {Certificar # estación} other {Certificar # estaciones}}',
    running: commonWords.es.running,
    done: certifyTexts.es.certifiedDays,
  },
});
