import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences about read-only links. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: 'Give the link a name.',
      oneThing: 'A link shows one station or one comparison.',
      full: 'There are too many open links. End those that are not needed any more.',
    },
    es: {
      nameRequired: 'Dé un nombre al enlace.',
      oneThing: 'Un enlace muestra una estación o una comparación.',
      full: 'Hay demasiados enlaces abiertos. Termine los que ya no se necesiten.',
    },
  }),
);
