import { catalogue, sentences, common, countTexts } from 'shared-domain/texts';
import { limits } from '../../platform/http/quota-words.ts';
import type { Quota } from '../../platform/http/quota.rules.ts';

const words = sentences(
  catalogue({
    en: {
      required: common.en.fieldRequired,
      dateFormat: 'Dates are written MM/dd/yyyy.',
      dateOrder: 'From may not be later than To.',
      dateEarly: 'Enter a date in 1980 or later. No count is older.',
      dateFuture: 'The date lies in the future.',
      tooManyStations: 'Choose at most 1,000 stations for one export.',
      nothingChosen: 'Choose count data, station metadata or both.',
      noCounts: 'There are no certified counts of these stations in this period.',
      agenciesForbidden: 'Only super admins may search by agency.',
      started: 'You will be notified when the file is ready.',
      startedTmas: 'You will receive an email with a link to the export file soon.',
      noRecords: 'There are no certified counts of these stations in this period that could be exported.',
      leftNoFlow: 'The station has no flow.',
      leftNoFlowFits: 'No flow of the station fits the choices.',
      leftNoCounts: 'No counts in this period.',
      leftUncertified: 'These counts are not certified.',
      leftDoubled: 'Another certified count of this flow covers the same time; an hour is counted once.',
      noRoom:
        'Your agency’s exports take all the room that they have ({quota}). A file goes a week after it was built.',
      outgrown:
        'The file is larger than the room that your agency’s exports have left (of {quota}). A file goes a week after it was built. Choose fewer stations or a shorter period.',
      failed: countTexts.en.exportFailed,
      expired: countTexts.en.downloadExpired,
      gone: 'The file of this export is not there any more. Please build the export again.',
      underWay: 'This export is still being built.',
      noFile: 'There is no such file for you. A download is for the person who asked for it.',
      used: 'This link has been used already. Your list of exports has a new one.',
      presetName: 'The name has at most 60 characters.',
      presetsFull: 'You have 50 presets, which is the most. Please delete one first.',
    },
    es: {
      required: common.es.fieldRequired,
      dateFormat: 'Las fechas se escriben MM/dd/yyyy.',
      dateOrder: 'Desde no puede ser posterior a Hasta.',
      dateEarly: 'Introduzca una fecha de 1980 o posterior. Ningún conteo es más antiguo.',
      dateFuture: 'La fecha está en el futuro.',
      tooManyStations: 'Elija como máximo 1,000 estaciones para una exportación.',
      nothingChosen: 'Elija los conteos, los metadatos de las estaciones o ambos.',
      noCounts: 'No hay conteos certificados de estas estaciones en este período.',
      agenciesForbidden: 'Solo los superadministradores pueden buscar por agencia.',
      started: 'Se le notificará cuando el archivo esté listo.',
      startedTmas: 'Pronto recibirá un correo con un enlace al archivo de la exportación.',
      noRecords: 'No hay conteos certificados de estas estaciones en este período que se puedan exportar.',
      leftNoFlow: 'La estación no tiene ningún flujo.',
      leftNoFlowFits: 'Ningún flujo de la estación corresponde a las opciones.',
      leftNoCounts: 'Sin conteos en este período.',
      leftUncertified: 'Estos conteos no están certificados.',
      leftDoubled:
        'Otro conteo certificado de este flujo cubre el mismo tiempo; una hora se cuenta una sola vez.',
      noRoom:
        'Las exportaciones de su agencia ocupan todo el espacio que tienen ({quota}). Un archivo se elimina una semana después de crearse.',
      outgrown:
        'El archivo es mayor que el espacio que les queda a las exportaciones de su agencia (de {quota}). Un archivo se elimina una semana después de crearse. Elija menos estaciones o un período más corto.',
      failed: countTexts.es.exportFailed,
      expired: countTexts.es.downloadExpired,
      gone: 'El archivo de esta exportación ya no existe. Vuelva a crear la exportación.',
      underWay: 'Esta exportación todavía se está creando.',
      noFile: 'No hay tal archivo para usted. Una descarga es para la persona que la pidió.',
      used: 'Este enlace ya se usó. En su lista de exportaciones hay uno nuevo.',
      presetName: 'El nombre tiene como máximo 60 caracteres.',
      presetsFull: 'Tiene 50 opciones guardadas, que es el máximo. Elimine una primero.',
    },
  }),
);

/** Sentences of the calls about exports. */
export const texts = {
  ...words,
  noRoom: (quota: Quota) => words.noRoom({ quota: limits(quota) }),
  outgrown: (quota: Quota) => words.outgrown({ quota: limits(quota) }),
};
