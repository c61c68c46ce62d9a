import { catalogue } from './catalogue.ts';

/** What screens of counts, imports and exports say, and the server of them. */
export const countTexts = catalogue({
  en: {
    noneUncertified: 'No uncertified counts match the filters.',
    certifying:
      '{station} has a certification process running. Please come back after you are notified of the process completion.',
    importing: 'Counts are being imported for {station}. Please try again when the import is done.',
    nothingWaits: 'No counts of {station} wait to be certified.',
    reasonTooLong: 'A reason may have at most 500 characters.',
    trafxPeriodInvalid: 'Invalid TRAFx Period',
    emptyFirstLine: 'There is an empty line at the top of the file, please remove it.',
    exportFailed: 'The export could not be built. Please try again.',
    day: 'Day',
    dayByDay: 'Day by day',
    perHour: 'Counts per hour',
    download: 'Download',
    downloadFailed: 'The file could not be downloaded.',
    downloadExpired: 'This download has expired. Please build the export again.',
    timesTwice: 'Times that occur twice',
  },
  es: {
    noneUncertified: 'Ningún conteo sin certificar coincide con los filtros.',
    certifying:
      '{station} tiene un proceso de certificación en curso. Vuelva cuando se le notifique que terminó.',
    importing: 'Se están importando conteos de {station}. Inténtelo de nuevo cuando termine la importación.',
    nothingWaits: 'Ningún conteo de {station} espera certificación.',
    reasonTooLong: 'Un motivo puede tener como máximo 500 caracteres.',
    trafxPeriodInvalid: 'Período de TRAFx no válido',
    emptyFirstLine: 'Hay una línea vacía al principio del archivo; elimínela, por favor.',
    exportFailed: 'No se pudo crear la exportación. Inténtelo de nuevo.',
    day: 'Día',
    dayByDay: 'Día por día',
    perHour: 'Conteos por hora',
    download: 'Descargar',
    downloadFailed: 'No se pudo descargar el archivo.',
    downloadExpired: 'Esta descarga caducó. Vuelva a crear la exportación.',
    timesTwice: 'Horas repetidas',
  },
});
