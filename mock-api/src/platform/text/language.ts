/** The languages that replies are worded in. */
export type Language = 'en' | 'es';

/** A sentence in both languages. */
export type Text = Record<Language, string>;

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

const spanish = new Map<string, string>();

/**
 * A bilingual sentence as the message of a zod check, which takes one string alone: the English one stands for both
 * and `inLanguage` finds the other when the reply is worded.
 * @example z.string().min(1, said(texts.invalidName))
 */
export function said(text: Text): string {
  spanish.set(text.en, text.es);
  return text.en;
}

/** Whether the sentence was given to `said`, and so says by itself what it is about. */
export function isSaid(sentence: string): boolean {
  return spanish.has(sentence);
}

/** A sentence given to `said`, in this language; any other stays as it is. */
export function inLanguage(sentence: string, language: Language): string {
  return language === 'es' ? (spanish.get(sentence) ?? sentence) : sentence;
}
