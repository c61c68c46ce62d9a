import { commonWords, dataWords } from 'shared-domain/texts';
import { exportWords } from '../words.texts.ts';
import { catalogue } from 'shared-ui/i18n';
import { texts as csv, texts as exportTexts } from '../texts.ts';

/** The words that both kinds of export have for the same. */
const shared = (language: 'en' | 'es') => {
  const { districts, counties, agencies, stations, stationsHint, from, to, required, fromAfterTo } =
    csv[language];
  const { sendFailed } = csv[language];
  return {
    districts,
    counties,
    agencies,
    stations,
    stationsHint,
    from,
    to,
    required,
    fromAfterTo,
    sendFailed,
  };
};

/** Texts of the screen for exports to TMAS. */
export const tmasTexts = catalogue({
  en: {
    ...shared('en'),
    title: exportWords.en.tmasExports,
    intro:
      'Certified counts as the station and count records of the Traffic Monitoring Guide, zipped, with a list of what was left out and why.',
    stepExport: 'Prepare the export',
    layout: 'Layout',
    layoutHint: 'Fixed columns hold the digit of the functional class alone.',
    pipe: 'Divided by pipes',
    fixed: 'Fixed columns (2013)',
    check: 'Check Data',
    prepare: 'Prepare Data',
    checkFailed: 'The data could not be checked.',
    sent: exportTexts.en.sent,
    stopped: 'Nothing was sent: what is fatal must be fixed first.',
    lookFirst: 'Nothing was sent yet. See what would be left out, then press Prepare Data again.',

    preflight: 'Pre-flight',
    wouldHold: '{stations} and {counts} would be written.',
    stationRecords: '{count, plural, one {# station record} other {# station records}}',
    countRecords: '{count, plural, one {# count record} other {# count records}}',
    nothingFound: 'Nothing was found to fix.',
    severity: 'Severity',
    fatal: 'Fatal',
    critical: 'Critical',
    caution: 'Caution',
    warning: 'Warning',
    fatalMeans: 'stops the export',
    criticalMeans: 'leaves a station, a flow or days out',
    cautionMeans: 'please look',
    warningMeans: 'for your information',
    station: commonWords.en.station,
    flow: commonWords.en.flow,
    record: exportWords.en.record,
    recordStation: commonWords.en.station,
    recordCount: commonWords.en.count,
    finding: 'Finding',
    days: dataWords.en.days,
    daysOf: '{count, plural, one {# day: {first}} other {# days: {first} to {last}}}',
    daysAmong: '{count} days between {first} and {last}',
    fix: 'Fix',
    fixOf: 'Fix {station}: {text} (opens in a new tab)',
  },
  es: {
    ...shared('es'),
    title: exportWords.es.tmasExports,
    intro:
      'Conteos certificados como registros de estación y de conteo de la Guía de Monitoreo del Tránsito, en un zip, con la lista de lo que se omitió y por qué.',
    stepExport: 'Preparar la exportación',
    layout: 'Formato',
    layoutHint: 'Las columnas fijas solo admiten el dígito de la clase funcional.',
    pipe: 'Separado por barras',
    fixed: 'Columnas fijas (2013)',
    check: 'Revisar datos',
    prepare: 'Preparar datos',
    checkFailed: 'No se pudieron revisar los datos.',
    sent: exportTexts.es.sent,
    stopped: 'No se envió nada: primero hay que corregir lo que es fatal.',
    lookFirst: 'Aún no se envió nada. Vea qué se omitiría y vuelva a pulsar Preparar datos.',

    preflight: 'Revisión previa',
    wouldHold: 'Se escribirían {stations} y {counts}.',
    stationRecords: '{count, plural, one {# registro de estación} other {# registros de estación}}',
    countRecords: '{count, plural, one {# registro de conteo} other {# registros de conteo}}',
    nothingFound: 'No se encontró nada que corregir.',
    severity: 'Gravedad',
    fatal: 'Fatal',
    critical: 'Crítica',
    caution: 'Precaución',
    warning: 'Aviso',
    fatalMeans: 'detiene la exportación',
    criticalMeans: 'omite una estación, un flujo o días',
    cautionMeans: 'conviene mirarlo',
    warningMeans: 'para su información',
    station: commonWords.es.station,
    flow: commonWords.es.flow,
    record: exportWords.es.record,
    recordStation: commonWords.es.station,
    recordCount: commonWords.es.count,
    finding: 'Hallazgo',
    days: dataWords.es.days,
    daysOf: '{count, plural, one {# día: {first}} other {# días: del {first} al {last}}}',
    daysAmong: '{count} días entre el {first} y el {last}',
    fix: 'Corregir',
    fixOf: 'Corregir {station}: {text} (se abre en otra pestaña)',
  },
});
