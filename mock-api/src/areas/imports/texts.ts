import type { Text } from '../../http/language.ts';

/** Sentences of the calls about imports. */
export const texts = {
  noFile: { en: 'Choose a file.', es: 'Elija un archivo.' },
  badForm: {
    en: 'The upload broke off or is damaged. Please try again.',
    es: 'La carga se interrumpió o está dañada. Inténtelo de nuevo.',
  },
  tooLarge: (megabytes: number): Text => ({
    en: `The file is larger than ${megabytes} MB.`,
    es: `El archivo supera los ${megabytes} MB.`,
  }),
  fileGone: {
    en: 'The uploaded file is not there any more. Please choose it again.',
    es: 'El archivo cargado ya no está. Elíjalo de nuevo.',
  },
  invalidVendor: { en: 'Invalid vendor', es: 'Proveedor no válido' },
  invalidPeriod: { en: 'Invalid TRAFx Period', es: 'Período TRAFx no válido' },
  invalidInterval: {
    en: 'Counts can be imported at 15 or 60 minutes.',
    es: 'Los conteos se pueden importar cada 15 o 60 minutos.',
  },
  vendorLater: (vendor: string): Text => ({
    en: `Files of ${vendor} cannot be read yet.`,
    es: `Los archivos de ${vendor} todavía no se pueden leer.`,
  }),
  otherVendor: (station: string, vendor: string): Text => ({
    en: `${station} does not count with ${vendor}.`,
    es: `${station} no cuenta con ${vendor}.`,
  }),
  notOfVendor: (vendor: string): Text => ({
    en: `This does not look like a file of ${vendor}.`,
    es: `Esto no parece un archivo de ${vendor}.`,
  }),
  noChannels: {
    en: 'Choose a column of the file for at least one channel.',
    es: 'Elija una columna del archivo para al menos un canal.',
  },
  unknownChannel: {
    en: 'A channel of this request does not belong to the station.',
    es: 'Un canal de esta solicitud no pertenece a la estación.',
  },
  channelTwice: { en: 'A channel is mapped twice.', es: 'Un canal está asignado dos veces.' },
  headerTwice: (header: string): Text => ({
    en: `Column “${header}” is chosen for two channels.`,
    es: `La columna «${header}» está elegida para dos canales.`,
  }),
  unknownHeader: (header: string): Text => ({
    en: `The file has no column “${header}”.`,
    es: `El archivo no tiene la columna «${header}».`,
  }),
  ambiguousHeader: (header: string): Text => ({
    en: `The file has two columns “${header}”. Please rename one of them.`,
    es: `El archivo tiene dos columnas «${header}». Cambie el nombre de una de ellas.`,
  }),
  badLines: (count: number): Text =>
    count === 1
      ? {
          en: 'One line cannot be taken; nothing was written.',
          es: 'No se puede aceptar una línea; no se escribió nada.',
        }
      : {
          en: `${count} lines cannot be taken; nothing was written.`,
          es: `No se pueden aceptar ${count} líneas; no se escribió nada.`,
        },
  failed: {
    en: 'The import failed for a reason of ours; nothing was written. Please try again.',
    es: 'La importación falló por un motivo nuestro; no se escribió nada. Inténtelo de nuevo.',
  },
  givenUp: { en: 'The call was given up.', es: 'La llamada se interrumpió.' },
  line: { en: 'Line', es: 'Línea' },
  reason: { en: 'Reason', es: 'Motivo' },
  content: { en: 'Content', es: 'Contenido' },
  notDone: {
    en: 'Only an import that is complete can be taken back.',
    es: 'Solo se puede deshacer una importación terminada.',
  },
  holdsCertified: {
    en: 'Counts of this import are certified, so it cannot be taken back.',
    es: 'Hay conteos certificados de esta importación, por lo que no se puede deshacer.',
  },
  replacedSince: {
    en: 'A later import has replaced counts of this one. Please take that one back first.',
    es: 'Una importación posterior reemplazó conteos de esta. Deshaga primero esa importación.',
  },
  otherInterval: (minutes: number): Text => ({
    en: `In this time the station also holds counts at ${minutes} minutes; both are kept. Please check before certifying.`,
    es: `En este periodo la estación también tiene conteos cada ${minutes} minutos; se conservan ambos. Revíselos antes de certificar.`,
  }),
};
