import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of validation counts and factors. */
export const texts = sentences(
  catalogue({
    en: {
      pairsRequired: 'Enter at least one interval.',
      reasonRequired: common.en.fieldRequired,
      overlappingPairs: 'Two intervals overlap. Each may be counted once.',
      pastMidnight: 'An interval ends after midnight. Enter the next day as a validation count of its own.',
      notYours: 'Only its author or an admin can do this.',
      inUse: 'A factor stands on this validation count. It can’t be deleted any more.',
      full: 'This station has as many validation counts or factors as it can hold.',
      stale: 'Somebody else has changed this factor meanwhile. Please look at the newer one.',
      otherFlow: 'This validation count is of another flow.',
      collectMore:
        'No factor follows from this validation count yet: collect more intervals, or enter a factor with a reason.',
      exact: 'This counter may be exact: 1 lies within the interval, so no factor follows.',
      valueRequired: common.en.fieldRequired,
      fromValidation: 'The value comes from the validation count.',
      intervalOrder: 'The value must lie within its interval.',
      intervalWhole: 'Enter both ends of the interval, or neither.',
      reasonWanted: 'Say why: the factor was entered by hand, or lies outside 0.8 to 1.4.',
      untilBeforeFrom: 'The last day is before the first.',
      overChange: 'The equipment changed in between. A factor holds on its own side of the change.',
      afterEnd: 'The station was discontinued before that day. A factor holds while its station stands.',
      notOpen: 'This factor is not open for that any more.',
      otherPerson: 'A factor outside 0.8 to 1.4 is approved by somebody else than who made it.',
      sameDay: 'Another approved factor of this flow begins on that day.',
    },
    es: {
      pairsRequired: 'Introduzca al menos un intervalo.',
      reasonRequired: common.es.fieldRequired,
      overlappingPairs: 'Dos intervalos se solapan. Cada uno se cuenta una sola vez.',
      pastMidnight:
        'Un intervalo termina después de medianoche. Anote el día siguiente como otro conteo de validación.',
      notYours: 'Solo quien lo creó o un administrador puede hacer esto.',
      inUse: 'Un factor se basa en este conteo de validación. Ya no se puede eliminar.',
      full: 'Esta estación ya tiene todos los conteos de validación o factores que admite.',
      stale: 'Otra persona cambió este factor mientras tanto. Revise la versión más reciente.',
      otherFlow: 'Este conteo de validación es de otro flujo.',
      collectMore:
        'De este conteo de validación aún no resulta ningún factor: reúna más intervalos o introduzca un factor con su motivo.',
      exact:
        'Este contador puede ser exacto: el 1 está dentro del intervalo, así que no resulta ningún factor.',
      valueRequired: common.es.fieldRequired,
      fromValidation: 'El valor proviene del conteo de validación.',
      intervalOrder: 'El valor debe estar dentro de su intervalo.',
      intervalWhole: 'Introduzca ambos extremos del intervalo o ninguno.',
      reasonWanted: 'Indique el motivo: el factor se introdujo a mano o está fuera de 0.8 a 1.4.',
      untilBeforeFrom: 'El último día es anterior al primero.',
      overChange: 'El equipo cambió entretanto. Un factor vale en su lado del cambio.',
      afterEnd: 'La estación dejó de funcionar antes de ese día. Un factor vale mientras su estación existe.',
      notOpen: 'Este factor ya no admite eso.',
      otherPerson: 'Un factor fuera de 0.8 a 1.4 lo aprueba otra persona que no sea quien lo hizo.',
      sameDay: 'Otro factor aprobado de este flujo empieza ese día.',
    },
  }),
);
