import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of maintenance. */
export const texts = sentences(
  catalogue({
    en: {
      cacheCleared: 'The cache has been cleared.',
    },
    es: {
      cacheCleared: 'La caché se ha vaciado.',
    },
  }),
);
