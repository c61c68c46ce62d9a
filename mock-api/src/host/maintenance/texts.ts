import type { Text } from '../../platform/text/language.ts';

/** Sentences of maintenance. */
export const texts = {
  cacheCleared: { en: 'The cache has been cleared.', es: 'La caché se ha vaciado.' },
} satisfies Record<string, Text>;
