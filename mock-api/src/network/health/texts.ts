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
      badTime: 'There is no such time.',
      endsBefore: 'An outage must end after it begins.',
      rangeTooLong: 'An outage can last for ten years at most. Please check the years.',
      leftOutHour:
        '{time} is in the hour that clocks leave out when daylight saving begins: no clock beside the counter shows it. Please enter a time before or after that hour.',
      overlaps:
        '{person} has entered an outage in this time already, from {start} to {end}. Please correct that one, or enter the time beside it.',
      overlapsLasting:
        '{person} has entered an outage in this time already, from {start} on, and it lasts. Please correct that one, or enter the time before it.',
      expectedNeedsEnd: 'An expected outage needs an end.',
      notBegun: 'An outage that has not begun yet can only be entered as an expected one.',
      noSuchFlow: 'This station has no such flow.',
      notOfAgency: 'This person cannot deal with outages of this station.',
      outagesFull:
        'This station has as many outages entered by hand as it can hold. Please delete one that is no longer needed.',
      splitOutside: 'An outage can only be split at a time within it.',
      joinOtherFlow: 'Only outages of the same flow, or both of the whole station, can be joined.',
      joinApart: 'These outages do not touch: please correct the start or end of one of them first.',
      joinLasts: 'One of these outages still lasts. Please join them when it is over.',
      foundStays: 'An outage that the watch has found cannot be deleted.',
      nothingProposed: 'The watch has nothing else to propose of this outage.',
      closureTooLong: 'A closure can last for ten years at most. Please check the years.',
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
      badTime: 'Esta hora no existe.',
      endsBefore: 'Una interrupción debe terminar después de empezar.',
      rangeTooLong: 'Una interrupción puede durar diez años como máximo. Revise los años.',
      leftOutHour:
        '{time} cae en la hora que los relojes se saltan al empezar el horario de verano: ningún reloj junto al contador la muestra. Indique una hora anterior o posterior.',
      overlaps:
        '{person} ya anotó una interrupción en este tiempo, del {start} al {end}. Corríjala o anote el tiempo que queda fuera de ella.',
      overlapsLasting:
        '{person} ya anotó una interrupción en este tiempo, que empezó el {start} y aún dura. Corríjala o anote el tiempo anterior a ella.',
      expectedNeedsEnd: 'Una interrupción prevista necesita un final.',
      notBegun: 'Una interrupción que aún no empezó solo se puede anotar como prevista.',
      noSuchFlow: 'Esta estación no tiene ese flujo.',
      notOfAgency: 'Esta persona no se puede ocupar de las interrupciones de esta estación.',
      outagesFull:
        'Esta estación ya tiene todas las interrupciones anotadas a mano que admite. Elimine una que ya no haga falta.',
      splitOutside: 'Una interrupción solo se puede dividir en un momento dentro de ella.',
      joinOtherFlow: 'Solo se pueden unir interrupciones del mismo flujo, o las dos de toda la estación.',
      joinApart: 'Estas interrupciones no se tocan: corrija primero el inicio o el final de una de ellas.',
      joinLasts: 'Una de estas interrupciones aún dura. Únalas cuando haya terminado.',
      foundStays: 'Una interrupción que encontró la vigilancia no se puede eliminar.',
      nothingProposed: 'La vigilancia no tiene nada más que proponer de esta interrupción.',
      closureTooLong: 'Un cierre puede durar diez años como máximo. Revise los años.',
      closureBackwards: 'El último día de un cierre no puede ser anterior al primero.',
      closuresFull:
        'Esta estación ya tiene todos los cierres previstos que admite. Elimine uno que ya haya terminado.',
    },
  }),
);
