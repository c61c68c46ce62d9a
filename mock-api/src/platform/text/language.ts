import type { Language } from 'shared-domain/texts';

export type { Language, Text } from 'shared-domain/texts';

/** The caller's language by Accept-Language; English unless Spanish comes first. */
export function languageOf(header: string | null | undefined): Language {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ language, quality }) => (language === 'en' || language === 'es') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.language === 'es' ? 'es' : 'en';
}
