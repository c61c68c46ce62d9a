import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of corridors, screenlines and cordons. */
export const texts = sentences(
  catalogue({
    en: {
      flowsRequired: 'Please name the stations, and at least one flow of each.',
      nameTaken: 'There is a group of this name already.',
      unknownFlow: 'A flow that is named is not there.',
      twice: 'A flow can be in a group once.',
      severalAgencies: 'The stations of a group have to be of one agency.',
      noSign: '{flow} at {station} counts several directions at once, so it counts to both ways alone.',
      needsSign: 'Please say which way {flow} at {station} counts.',
      tooFew: 'A corridor has at least {count} stations.',
      tooMany: 'A group like this has at most {count} stations.',
      full: 'The agency has as many groups of stations as it can hold. Please delete one that nobody needs any more.',
      stale: 'Somebody else has changed this group meanwhile. Please look at the newer one.',
    },
    es: {
      flowsRequired: 'Indique las estaciones y al menos un flujo de cada una.',
      nameTaken: 'Ya hay un grupo con este nombre.',
      unknownFlow: 'Un flujo indicado no existe.',
      twice: 'Un flujo puede estar una sola vez en un grupo.',
      severalAgencies: 'Las estaciones de un grupo tienen que ser de una misma agencia.',
      noSign: '{flow} en {station} cuenta varias direcciones a la vez, así que solo cuenta para ambas.',
      needsSign: 'Indique en qué dirección cuenta {flow} en {station}.',
      tooFew: 'Un corredor tiene al menos {count} estaciones.',
      tooMany: 'Un grupo así tiene como máximo {count} estaciones.',
      full: 'La agencia ya tiene todos los grupos de estaciones que admite. Elimine uno que ya nadie necesite.',
      stale: 'Otra persona cambió este grupo mientras tanto. Revise la versión más reciente.',
    },
  }),
);
