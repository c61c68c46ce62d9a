import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of the watch over counters. */
export const texts = sentences(
  catalogue({
    en: {
      reasonRequired: common.en.fieldRequired,
      noteRequired: 'Please say why: an outage that is closed or classified needs a note.',
      staleOutage: 'Somebody else has changed this outage meanwhile. Please look at the newer one.',
      muteOver: 'This day is over.',
      tooLong: 'An outage can be muted for {days, plural, one {# day} other {# days}} at most.',
      closureBackwards: 'The last day of a closure cannot be before its first.',
      closuresFull:
        'This station has as many planned closures as it can hold. Please delete one that is over.',
    },
    es: {
      reasonRequired: common.es.fieldRequired,
      noteRequired: 'Indique por qué: una interrupción cerrada o clasificada necesita una nota.',
      staleOutage: 'Otra persona cambió esta interrupción mientras tanto. Revise la versión más reciente.',
      muteOver: 'Este día ya pasó.',
      tooLong: 'Una interrupción se puede silenciar {days, plural, one {# día} other {# días}} como máximo.',
      closureBackwards: 'El último día de un cierre no puede ser anterior al primero.',
      closuresFull:
        'Esta estación ya tiene todos los cierres previstos que admite. Elimine uno que ya haya terminado.',
    },
  }),
);
