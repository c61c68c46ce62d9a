import { defineTexts } from 'shared-ui/i18n';
import { texts as csv } from '../texts.ts';

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
export const tmasTexts = defineTexts({
  en: {
    ...shared('en'),
    title: 'TMAS Exports',
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
    sent: 'Request for export sent. {text}',
    stopped: 'Nothing was sent: what is fatal must be mended first.',
    lookFirst: 'Nothing was sent yet. See what would be left out, then press Prepare Data again.',

    preflight: 'Pre-flight',
    wouldHold: '{stations} and {counts} would be written.',
    stationRecords: { one: '{count} station record', other: '{count} station records' },
    countRecords: { one: '{count} count record', other: '{count} count records' },
    nothingFound: 'Nothing was found to mend.',
    severity: 'Severity',
    fatal: 'Fatal',
    critical: 'Critical',
    caution: 'Caution',
    warning: 'Warning',
    fatalMeans: 'stops the export',
    criticalMeans: 'leaves a station, a flow or days out',
    cautionMeans: 'please look',
    warningMeans: 'for your information',
    station: 'Station',
    flow: 'Flow',
    record: 'Record',
    recordStation: 'Station',
    recordCount: 'Count',
    finding: 'Finding',
    days: 'Days',
    daysOf: { one: '{count} day: {first}', other: '{count} days: {first} to {last}' },
    mend: 'Mend',
    mendOf: 'Mend {station}: {text} (opens in a new tab)',
  },
  es: {
    ...shared('es'),
    title: 'Exportaciones TMAS',
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
    sent: 'Solicitud de exportación enviada. {text}',
    stopped: 'No se envió nada: primero hay que corregir lo que es fatal.',
    lookFirst: 'Aún no se envió nada. Vea qué se omitiría y vuelva a pulsar Preparar datos.',

    preflight: 'Revisión previa',
    wouldHold: 'Se escribirían {stations} y {counts}.',
    stationRecords: { one: '{count} registro de estación', other: '{count} registros de estación' },
    countRecords: { one: '{count} registro de conteo', other: '{count} registros de conteo' },
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
    station: 'Estación',
    flow: 'Flujo',
    record: 'Registro',
    recordStation: 'Estación',
    recordCount: 'Conteo',
    finding: 'Hallazgo',
    days: 'Días',
    daysOf: { one: '{count} día: {first}', other: '{count} días: del {first} al {last}' },
    mend: 'Corregir',
    mendOf: 'Corregir {station}: {text} (se abre en otra pestaña)',
  },
});
