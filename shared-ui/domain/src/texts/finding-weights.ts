import { catalogue } from './catalogue.ts';

/** How many findings of each weight are open. */
export const weightTexts = catalogue({
  en: {
    openStrong: '{count} strong',
    openReview: '{count} to review',
    openHint: '{count, plural, one {# hint} other {# hints}}',
  },
  es: {
    openStrong: '{count, plural, one {# fuerte} other {# fuertes}}',
    openReview: '{count} por revisar',
    openHint: '{count, plural, one {# indicio} other {# indicios}}',
  },
});

type Open = { strong: number; review: number; hint: number };

/** The open findings by their weight, the strong ones first; of a weight that none has nothing is said: '1 strong, 2 hints'. */
export function weightsInWords(
  { strong, review, hint }: Open,
  t: (key: keyof (typeof weightTexts)['en'], values: { count: number }) => string,
): string {
  const weights = [
    strong > 0 && t('openStrong', { count: strong }),
    review > 0 && t('openReview', { count: review }),
    hint > 0 && t('openHint', { count: hint }),
  ];
  return weights.filter((words) => words !== false).join(', ');
}
