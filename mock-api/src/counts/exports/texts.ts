import type { Text } from '../../platform/text/language.ts';
import { limits } from '../../platform/http/quota-words.ts';
import type { Quota } from '../../platform/http/quota.rules.ts';

/** Sentences of the calls about exports. */
export const texts = {
  required: { en: 'This field is required.', es: 'Este campo es obligatorio.' },
  dateFormat: { en: 'Dates are written MM/dd/yyyy.', es: 'Las fechas se escriben MM/dd/yyyy.' },
  dateOrder: {
    en: 'From may not be later than To.',
    es: 'Desde no puede ser posterior a Hasta.',
  },
  dateEarly: {
    en: 'Enter a date in 1980 or later. No count is older.',
    es: 'Introduzca una fecha de 1980 o posterior. Ningún conteo es más antiguo.',
  },
  dateFuture: { en: 'The date lies in the future.', es: 'La fecha está en el futuro.' },
  tooManyStations: {
    en: 'Choose at most 1,000 stations for one export.',
    es: 'Elija como máximo 1,000 estaciones para una exportación.',
  },
  nothingChosen: {
    en: 'Choose count data, station metadata or both.',
    es: 'Elija los conteos, los metadatos de las estaciones o ambos.',
  },
  noCounts: {
    en: 'There are no certified counts of these stations in this period.',
    es: 'No hay conteos certificados de estas estaciones en este periodo.',
  },
  agenciesForbidden: {
    en: 'Only super admins may search by agency.',
    es: 'Solo los superadministradores pueden buscar por agencia.',
  },
  started: {
    en: 'You will be notified when the file is ready.',
    es: 'Se le notificará cuando el archivo esté listo.',
  },
  startedTmas: {
    en: 'You will receive an email with a link to the export file soon.',
    es: 'Pronto recibirá un correo con un enlace al archivo de la exportación.',
  },
  noRecords: {
    en: 'There are no certified counts of these stations in this period that could be exported.',
    es: 'No hay conteos certificados de estas estaciones en este periodo que se puedan exportar.',
  },
  leftNoFlow: { en: 'The station has no flow.', es: 'La estación no tiene ningún flujo.' },
  leftNoFlowFits: {
    en: 'No flow of the station fits the choices.',
    es: 'Ningún flujo de la estación corresponde a las opciones.',
  },
  leftNoCounts: { en: 'No counts in this period.', es: 'Sin conteos en este periodo.' },
  leftUncertified: {
    en: 'These counts are not certified.',
    es: 'Estos conteos no están certificados.',
  },
  leftDoubled: {
    en: 'Another certified count of this flow covers the same time; an hour is counted once.',
    es: 'Otro conteo certificado de este flujo cubre el mismo tiempo; una hora se cuenta una sola vez.',
  },
  noRoom: (quota: Quota): Text => ({
    en: `Your agency’s exports take all the room that they have (${limits('en', quota)}). A file goes a week after it was built.`,
    es: `Las exportaciones de su agencia ocupan todo el espacio que tienen (${limits('es', quota)}). Un archivo se elimina una semana después de crearse.`,
  }),
  outgrown: (quota: Quota): Text => ({
    en: `The file is larger than the room that your agency’s exports have left (of ${limits('en', quota)}). A file goes a week after it was built. Choose fewer stations or a shorter period.`,
    es: `El archivo es mayor que el espacio que les queda a las exportaciones de su agencia (de ${limits('es', quota)}). Un archivo se elimina una semana después de crearse. Elija menos estaciones o un periodo más corto.`,
  }),
  failed: {
    en: 'The export could not be built. Please try again.',
    es: 'No se pudo crear la exportación. Inténtelo de nuevo.',
  },
  expired: {
    en: 'This download has expired. Please build the export again.',
    es: 'Esta descarga caducó. Vuelva a crear la exportación.',
  },
  noFile: {
    en: 'There is no such file for you. A download is for the person who asked for it.',
    es: 'No hay tal archivo para usted. Una descarga es para la persona que la pidió.',
  },
  used: {
    en: 'This link has been used already. Your list of exports has a new one.',
    es: 'Este enlace ya se usó. En su lista de exportaciones hay uno nuevo.',
  },
  presetName: {
    en: 'The name has at most 60 characters.',
    es: 'El nombre tiene como máximo 60 caracteres.',
  },
  presetsFull: {
    en: 'You have 50 presets, which is the most. Please delete one first.',
    es: 'Tiene 50 ajustes guardados, que es el máximo. Elimine uno primero.',
  },
} satisfies Record<string, Text | ((quota: Quota) => Text)>;
