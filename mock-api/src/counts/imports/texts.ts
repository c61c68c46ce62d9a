import type { Text } from '../../platform/text/language.ts';
import { limits } from '../../platform/http/quota-words.ts';
import type { Quota } from '../../platform/http/quota.rules.ts';

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
  noRoom: ({ files, bytes }: Quota): Text => ({
    en: `Your agency’s uploads take all the room that they have (${limits('en', { files, bytes })}). An upload goes once it has been imported, else a week after it came.`,
    es: `Las cargas de su agencia ocupan todo el espacio que tienen (${limits('es', { files, bytes })}). Una carga se elimina una vez importada; si no, una semana después de recibida.`,
  }),
  noRoomFor: (quota: Quota): Text => ({
    en: `The file is larger than the room that your agency’s uploads have left (of ${limits('en', quota)}). An upload goes once it has been imported, else a week after it came.`,
    es: `El archivo es mayor que el espacio que les queda a las cargas de su agencia (de ${limits('es', quota)}). Una carga se elimina una vez importada; si no, una semana después de recibida.`,
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
  repeatOrder: {
    en: 'Of two lines with the same time the earlier one comes first.',
    es: 'De dos líneas con la misma hora, la anterior va primero.',
  },
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
  otherReplaced: (counts: number, minutes: number): Text => ({
    en: `${counts === 1 ? 'One count' : `${counts} counts`} at ${minutes} minutes stored for the same time ${counts === 1 ? 'is' : 'are'} replaced: an hour is counted once.`,
    es: `${counts === 1 ? 'Se reemplaza un conteo guardado' : `Se reemplazan ${counts} conteos guardados`} cada ${minutes} minutos para el mismo tiempo: una hora se cuenta una sola vez.`,
  }),
  otherCertified: (time: string, column: string, minutes: number): Text => ({
    en: `At ${time} certified counts at ${minutes} minutes are stored for “${column}”; an hour is counted once, and certified counts stay.`,
    es: `A las ${time} hay conteos certificados cada ${minutes} minutos para «${column}»; una hora se cuenta una sola vez y lo certificado no cambia.`,
  }),
  otherPartly: (time: string, column: string, minutes: number): Text => ({
    en: `At ${time} a count at ${minutes} minutes is stored for “${column}” of which only a part would be replaced; an hour is counted once.`,
    es: `A las ${time} hay un conteo cada ${minutes} minutos para «${column}» que solo se reemplazaría en parte; una hora se cuenta una sola vez.`,
  }),
  othersLeftOut: (counts: number, why: 'certified' | 'partly', minutes: number, span: string): Text => ({
    en: `${counts === 1 ? 'One count was' : `${counts} counts were`} left out (${span}): counts at ${minutes} minutes are stored for that time and ${why === 'certified' ? 'certified' : 'would be replaced only in part'}. An hour is counted once.`,
    es: `Se ${counts === 1 ? 'omitió un conteo' : `omitieron ${counts} conteos`} (${span}): para ese tiempo hay conteos cada ${minutes} minutos ${why === 'certified' ? 'certificados' : 'que solo se reemplazarían en parte'}. Una hora se cuenta una sola vez.`,
  }),
  certifiedDiffer: (counts: number): Text => ({
    en: `${counts === 1 ? 'One certified count differs' : `${counts} certified counts differ`} from the value that came in; certified counts stay as they are.`,
    es: `${counts === 1 ? 'Un conteo certificado difiere' : `${counts} conteos certificados difieren`} del valor recibido; lo certificado no cambia.`,
  }),
  doubledAgain: {
    en: 'Taking this import back would have hours counted twice again. Import the counts that are right instead; they replace the others.',
    es: 'Si se deshace esta importación, volvería a haber horas contadas dos veces. Importe en su lugar los conteos correctos; reemplazan a los demás.',
  },
};
