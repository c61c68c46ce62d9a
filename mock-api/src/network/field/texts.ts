import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of visits and equipment. */
export const texts = sentences(
  catalogue({
    en: {
      required: common.en.fieldRequired,
      visitToCome: 'A visit can’t be entered before its day.',
      nextNotAfter: 'The next visit has to be after this one.',
      staleVisit: 'Somebody else has corrected this visit meanwhile. Please look at the newer facts.',
      visitsFull: 'This station has as many visits as it can hold.',
      notYours: 'Only who entered this visit or an admin can correct or delete it.',
      equipmentBackwards: 'The last day of a counter cannot be before its first.',
      equipmentFull: 'This station has as many counters as it can hold.',
      changeLeftOut: 'Something of this counter was changed on {date}, which has to lie within its days.',
      changeToCome: 'A change can’t be entered before its day.',
      changeOutside: 'The counter did not stand here on that day.',
      changesFull: 'The counters of this station have as many changes as it can hold.',
      staleChange: 'Somebody else has corrected this change meanwhile. Please look at the newer facts.',
      elsewhere: 'The counter with this serial number stood at station {station} in these days.',
      elsewhereHidden:
        'The counter with this serial number stood at a station of another agency in these days.',
      filesFull: 'This counter has as many files as it can hold.',
      noFile: 'Choose the file of the counter.',
      fileTooLarge: 'A file of a counter may have {megabytes} MB at most.',
      fileBrokenOff: 'The file of the counter broke off while it was sent. Please send it again.',
      fileEnding: 'Only files whose names end so are kept: {endings}.',
      fileContent: 'The file is not what its name says.',
      fileGone: 'The file of the counter is not there any more.',
      notYourFile: 'Only who added this file or an admin can delete it.',
      noRoomForFiles: 'The files of this agency’s counters take all the room that they have.',
      foreignFlow: 'Only flows of this station can be named.',
      flowTaken:
        'The counter {counter} counted one of these flows in these days. One flow has one counter at a time.',
      apart: 'These two counters do not follow each other any more. Please look at the newer facts.',
      noEarlier: 'The counter before came on {date}. It would have no day left here.',
      noLater: 'The counter after it stood here until {date}. It would have no day left here.',
      staleEquipment: 'Somebody else has changed this counter meanwhile. Please look at the newer facts.',
    },
    es: {
      required: common.es.fieldRequired,
      visitToCome: 'Una visita no se puede anotar antes de su día.',
      nextNotAfter: 'La próxima visita tiene que ser posterior a esta.',
      staleVisit: 'Otra persona corrigió esta visita mientras tanto. Revise los datos más recientes.',
      visitsFull: 'Esta estación ya tiene todas las visitas que admite.',
      notYours: 'Solo quien anotó esta visita o un administrador puede corregirla o eliminarla.',
      equipmentBackwards: 'El último día de un contador no puede ser anterior al primero.',
      equipmentFull: 'Esta estación ya tiene todos los contadores que admite.',
      changeLeftOut: 'El {date} se cambió algo de este contador, y ese día tiene que quedar entre los suyos.',
      changeToCome: 'Un cambio no se puede anotar antes de su día.',
      changeOutside: 'El contador no estaba aquí ese día.',
      changesFull: 'Los contadores de esta estación ya tienen todos los cambios que admite.',
      staleChange: 'Otra persona corrigió este cambio mientras tanto. Revise los datos más recientes.',
      elsewhere: 'El contador con este número de serie estaba en la estación {station} en esos días.',
      elsewhereHidden:
        'El contador con este número de serie estaba en una estación de otra agencia en esos días.',
      filesFull: 'Este contador ya tiene todos los archivos que admite.',
      noFile: 'Elija el archivo del contador.',
      fileTooLarge: 'Un archivo de un contador puede tener {megabytes} MB como máximo.',
      fileBrokenOff: 'El archivo del contador se interrumpió durante el envío. Envíelo de nuevo.',
      fileEnding: 'Solo se guardan archivos cuyos nombres terminan así: {endings}.',
      fileContent: 'El archivo no es lo que dice su nombre.',
      fileGone: 'El archivo del contador ya no está.',
      notYourFile: 'Solo quien agregó este archivo o un administrador puede eliminarlo.',
      noRoomForFiles: 'Los archivos de los contadores de esta agencia ocupan todo el espacio que tienen.',
      foreignFlow: 'Solo se pueden indicar flujos de esta estación.',
      flowTaken:
        'El contador {counter} contó uno de estos flujos en esos días. Un flujo tiene un solo contador a la vez.',
      apart: 'Estos dos contadores ya no se siguen uno a otro. Revise los datos más recientes.',
      noEarlier: 'El contador anterior llegó el {date}. No le quedaría ningún día aquí.',
      noLater: 'El contador posterior estuvo aquí hasta el {date}. No le quedaría ningún día aquí.',
      staleEquipment: 'Otra persona cambió este contador mientras tanto. Revise los datos más recientes.',
    },
  }),
);

/** Why a form with a file of a counter is refused. */
export const fileRefusals = (limit: { megabytes: number }) => ({
  none: texts.noFile,
  tooLarge: texts.fileTooLarge(limit),
  brokenOff: texts.fileBrokenOff,
});
