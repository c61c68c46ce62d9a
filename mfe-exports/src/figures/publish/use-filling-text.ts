import type { FillingOfFigure } from 'shared-domain';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { groupWords } from '../../groups/group-words.texts.ts';
import { listed } from '../weekday-names.ts';
import { publishTexts } from './texts.ts';

/** A share with one place, for what is filled is often less than a hundredth. */
const share = (value: number): string => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });

/** What of a figure is filled, in words: how much, by which methods, and what their error makes of it; else that nothing is. */
export function useFillingText(): (filling: FillingOfFigure | null | undefined) => string {
  const t = useTexts(publishTexts);
  const words = useTexts(groupWords);
  const [language] = useLanguage();
  return (filling) => {
    if (!filling) return t('withoutFilled');
    const { days, share_of_days, share_of_traffic, effect, methods, weather } = filling;
    const is = t('fillingIs', {
      count: days,
      days: share(share_of_days),
      traffic: share(share_of_traffic),
      methods: listed(
        methods.map((method) => words(method)),
        language,
      ),
    });
    const moves = effect === null ? [] : [t('fillingMoves', { effect: share(effect) })];
    return [is, ...(weather ? [t('fillingWeather')] : []), ...moves].join(' ');
  };
}
