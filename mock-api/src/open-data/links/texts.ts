import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences about read-only links. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: 'Give the link a name.',
      oneThing: 'A link shows one station or one comparison.',
      noComparison: 'A link shows a comparison that can be drawn. Please look at its period and its bins.',
      full: 'There are too many open links. End those that are not needed any more.',
    },
    es: {
      nameRequired: 'Dé un nombre al enlace.',
      oneThing: 'Un enlace muestra una estación o una comparación.',
      noComparison:
        'Un enlace muestra una comparación que se pueda dibujar. Revise su período y sus intervalos.',
      full: 'Hay demasiados enlaces abiertos. Termine los que ya no se necesiten.',
    },
  }),
);
