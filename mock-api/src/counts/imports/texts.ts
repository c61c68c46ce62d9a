import { catalogue, sentences, countTexts, commonWords } from 'shared-domain/texts';
import { limits } from '../../platform/http/quota-words.ts';
import type { Quota } from '../../platform/http/quota.rules.ts';

const words = sentences(
  catalogue({
    en: {
      noFile: 'Choose a file.',
      badForm: 'The upload broke off or is damaged. Please try again.',
      tooLarge: 'The file is larger than {megabytes} MB.',
      brokenZip: 'The zip file is broken or protected. Please unpack it and choose the file of counts.',
      severalInZip: 'The zip file holds several files. Please unpack it and choose one.',
      noRoom:
        'Your agency’s uploads take all the room that they have ({quota}). An upload goes once it has been imported, else a week after it came.',
      noRoomFor:
        'The file is larger than the room that your agency’s uploads have left (of {quota}). An upload goes once it has been imported, else a week after it came.',
      loadedBefore:
        '{person} has had this file imported at this station already. Nothing is imported again; the import history says what came of it.',
      fileGone: 'The uploaded file is not there any more. Please choose it again.',
      invalidVendor: commonWords.en.invalidVendor,
      invalidPeriod: countTexts.en.trafxPeriodInvalid,
      invalidInterval: 'Counts can be imported at 15 or 60 minutes.',
      vendorLater: 'Files of {vendor} cannot be read yet.',
      otherVendor: '{station} does not count with {vendor}.',
      notOfVendor: 'This does not look like a file of {vendor}.',
      tokenMarks:
        '{counts, plural, one {One count in the file has a suspect mark or a note} other {{counts, number, ::group-off} counts in the file have a suspect mark or a note}}. A token cannot set counts aside: please leave these columns out, or let a person import the file.',
      noChannels: 'Choose a column of the file for at least one channel.',
      unknownChannel: 'A channel of this request does not belong to the station.',
      channelTwice: 'A channel is mapped twice.',
      headerTwice: 'Column “{header}” is chosen for two channels.',
      unknownHeader: 'The file has no column “{header}”.',
      badLines:
        '{count, plural, one {One line cannot be taken; nothing was written.} other {{count, number, ::group-off} lines cannot be taken; nothing was written.}}',
      failed: 'The import failed because of a fault of this server; nothing was written. Please try again.',
      givenUp: 'The call was given up.',
      repeatOrder: 'Of two lines with the same time the earlier one comes first.',
      line: commonWords.en.line,
      reason: commonWords.en.reason,
      content: 'Content',
      notItsOwn: 'A token takes back only what it has imported itself.',
      notDone: 'Only an import that is complete can be taken back.',
      holdsCertified: 'Counts of this import are certified, so it cannot be taken back.',
      replacedSince: 'A later import has replaced counts of this one. Please take that one back first.',
      otherReplaced:
        '{counts, plural, one {One count} other {{counts, number, ::group-off} counts}} at {minutes} minutes stored for the same time {counts, plural, one {is} other {are}} replaced: an hour is counted once.',
      otherCertified:
        'At {time} certified counts at {minutes} minutes are stored for “{column}”; an hour is counted once, and certified counts stay.',
      otherPartly:
        'At {time} a count at {minutes} minutes is stored for “{column}” of which only a part would be replaced; an hour is counted once.',
      othersLeftOut:
        '{counts, plural, one {One count was} other {{counts, number, ::group-off} counts were}} left out ({span}): counts at {minutes} minutes are stored for that time and {why, select, certified {certified} other {would be replaced only in part}}. An hour is counted once.',
      certifiedDiffer:
        '{counts, plural, one {One certified count differs} other {{counts, number, ::group-off} certified counts differ}} from the value that came in; certified counts stay as they are.',
      doubledAgain:
        'Taking this import back would have hours counted twice again. Import the counts that are right instead; they replace the others.',
    },
    es: {
      noFile: 'Elija un archivo.',
      badForm: 'La carga se interrumpió o está dañada. Inténtelo de nuevo.',
      tooLarge: 'El archivo supera los {megabytes} MB.',
      brokenZip: 'El archivo zip está dañado o protegido. Descomprímalo y elija el archivo de conteos.',
      severalInZip: 'El archivo zip contiene varios archivos. Descomprímalo y elija uno.',
      noRoom:
        'Las cargas de su agencia ocupan todo el espacio que tienen ({quota}). Una carga se elimina una vez importada; si no, una semana después de recibida.',
      noRoomFor:
        'El archivo es mayor que el espacio que les queda a las cargas de su agencia (de {quota}). Una carga se elimina una vez importada; si no, una semana después de recibida.',
      loadedBefore:
        '{person} ya hizo importar este archivo en esta estación. No se importa de nuevo; el historial de importaciones dice qué resultó.',
      fileGone: 'El archivo cargado ya no está. Elíjalo de nuevo.',
      invalidVendor: commonWords.es.invalidVendor,
      invalidPeriod: countTexts.es.trafxPeriodInvalid,
      invalidInterval: 'Los conteos se pueden importar cada 15 o 60 minutos.',
      vendorLater: 'Los archivos de {vendor} todavía no se pueden leer.',
      otherVendor: '{station} no cuenta con {vendor}.',
      notOfVendor: 'Esto no parece un archivo de {vendor}.',
      tokenMarks:
        '{counts, plural, one {Un conteo del archivo tiene una marca de sospecha o una nota} other {{counts, number, ::group-off} conteos del archivo tienen una marca de sospecha o una nota}}. Un token no puede apartar conteos: omita estas columnas o deje que una persona importe el archivo.',
      noChannels: 'Elija una columna del archivo para al menos un canal.',
      unknownChannel: 'Un canal de esta solicitud no pertenece a la estación.',
      channelTwice: 'Un canal está asignado dos veces.',
      headerTwice: 'La columna «{header}» está elegida para dos canales.',
      unknownHeader: 'El archivo no tiene la columna «{header}».',
      badLines:
        '{count, plural, one {No se puede aceptar una línea; no se escribió nada.} other {No se pueden aceptar {count, number, ::group-off} líneas; no se escribió nada.}}',
      failed: 'La importación falló por un fallo de este servidor; no se escribió nada. Inténtelo de nuevo.',
      givenUp: 'La llamada se interrumpió.',
      repeatOrder: 'De dos líneas con la misma hora, la anterior va primero.',
      line: commonWords.es.line,
      reason: commonWords.es.reason,
      content: 'Contenido',
      notItsOwn: 'Un token solo deshace lo que él mismo importó.',
      notDone: 'Solo se puede deshacer una importación terminada.',
      holdsCertified: 'Hay conteos certificados de esta importación, por lo que no se puede deshacer.',
      replacedSince: 'Una importación posterior reemplazó conteos de esta. Deshaga primero esa importación.',
      otherReplaced:
        '{counts, plural, one {Se reemplaza un conteo guardado} other {Se reemplazan {counts, number, ::group-off} conteos guardados}} cada {minutes} minutos para el mismo tiempo: una hora se cuenta una sola vez.',
      otherCertified:
        'A las {time} hay conteos certificados cada {minutes} minutos para «{column}»; una hora se cuenta una sola vez y lo certificado no cambia.',
      otherPartly:
        'A las {time} hay un conteo cada {minutes} minutos para «{column}» que solo se reemplazaría en parte; una hora se cuenta una sola vez.',
      othersLeftOut:
        'Se {counts, plural, one {omitió un conteo} other {omitieron {counts, number, ::group-off} conteos}} ({span}): para ese tiempo hay conteos cada {minutes} minutos {why, select, certified {certificados} other {que solo se reemplazarían en parte}}. Una hora se cuenta una sola vez.',
      certifiedDiffer:
        '{counts, plural, one {Un conteo certificado difiere} other {{counts, number, ::group-off} conteos certificados difieren}} del valor recibido; lo certificado no cambia.',
      doubledAgain:
        'Si se deshace esta importación, volvería a haber horas contadas dos veces. Importe en su lugar los conteos correctos; reemplazan a los demás.',
    },
  }),
);

/** Sentences of the calls about imports. */
export const texts = {
  ...words,
  noRoom: ({ files, bytes }: Quota) => words.noRoom({ quota: limits({ files, bytes }) }),
  noRoomFor: (quota: Quota) => words.noRoomFor({ quota: limits(quota) }),
};
