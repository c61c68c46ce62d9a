import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of factor groups, short counts and filled days. */
export const texts = sentences(
  catalogue({
    en: {
      reasonRequired: common.en.fieldRequired,
      limitsOverlap:
        'By these limits a counter could be commuter and recreational at once. Set WWI or AMI of the two groups apart.',
      weekendDays: 'There can’t be more weekend days than days.',
      staleLimits: 'Somebody else has set the limits meanwhile. Please look at the newer ones.',
      placeRequired: 'Enter a station or a place.',
      stale: 'Somebody else has decided about this station meanwhile. Please look at the newer decision.',
      lastBeforeFirst: 'This count ends before it begins.',
      tooManyDays: 'A short count has at most 62 days.',
      pastMidnight: 'The count ends after midnight. Enter the next day as a count of its own.',
      stationRequired: 'A deployment is at a station: its days are the certified counts there.',
      hoursRequired: 'Enter what was counted in at least one hour.',
      full: 'This agency has as many short counts as it can hold.',
      notYours: 'Only its author or an admin can delete this count.',
      future: 'This date is still to come.',
      nothingToFill: 'No day of this year can be filled by this method.',
    },
    es: {
      reasonRequired: common.es.fieldRequired,
      limitsOverlap:
        'Con estos límites un contador podría ser cotidiano y recreativo a la vez. Separe el WWI o el AMI de los dos grupos.',
      weekendDays: 'No puede haber más días de fin de semana que días.',
      staleLimits: 'Otra persona fijó los límites mientras tanto. Revise los más recientes.',
      placeRequired: 'Introduzca una estación o un lugar.',
      stale: 'Otra persona decidió sobre esta estación mientras tanto. Revise la decisión más reciente.',
      lastBeforeFirst: 'Este conteo termina antes de empezar.',
      tooManyDays: 'Un conteo corto tiene como máximo 62 días.',
      pastMidnight: 'El conteo termina después de medianoche. Anote el día siguiente como otro conteo.',
      stationRequired:
        'Un conteo temporal es de una estación: sus días son los conteos certificados de ella.',
      hoursRequired: 'Introduzca lo contado en al menos una hora.',
      full: 'Esta agencia ya tiene todos los conteos cortos que admite.',
      notYours: 'Solo quien lo creó o un administrador puede eliminar este conteo.',
      future: 'Esta fecha aún no ha llegado.',
      nothingToFill: 'Ningún día de este año se puede completar con este método.',
    },
  }),
);
