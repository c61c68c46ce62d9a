import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of visits and equipment. */
export const texts = sentences(
  catalogue({
    en: {
      required: common.en.fieldRequired,
      visitToCome: 'A visit can’t be entered before its day.',
      nextNotAfter: 'The next visit has to be after this one.',
      visitsFull: 'This station has as many visits as it can hold.',
      notYours: 'Only who entered this visit or an admin can delete it.',
      equipmentBackwards: 'The last day of a counter cannot be before its first.',
      equipmentFull: 'This station has as many counters as it can hold.',
      elsewhere: 'The counter with this serial number stood at station {station} in these days.',
      elsewhereHidden:
        'The counter with this serial number stood at a station of another agency in these days.',
      staleEquipment: 'Somebody else has changed this counter meanwhile. Please look at the newer facts.',
    },
    es: {
      required: common.es.fieldRequired,
      visitToCome: 'Una visita no se puede anotar antes de su día.',
      nextNotAfter: 'La próxima visita tiene que ser posterior a esta.',
      visitsFull: 'Esta estación ya tiene todas las visitas que admite.',
      notYours: 'Solo quien anotó esta visita o un administrador puede eliminarla.',
      equipmentBackwards: 'El último día de un contador no puede ser anterior al primero.',
      equipmentFull: 'Esta estación ya tiene todos los contadores que admite.',
      elsewhere: 'El contador con este número de serie estaba en la estación {station} en esos días.',
      elsewhereHidden:
        'El contador con este número de serie estaba en una estación de otra agencia en esos días.',
      staleEquipment: 'Otra persona cambió este contador mientras tanto. Revise los datos más recientes.',
    },
  }),
);
