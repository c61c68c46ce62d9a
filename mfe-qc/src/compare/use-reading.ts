import type { TypicalBin } from 'shared-domain';
import { markedValue } from 'shared-domain/texts';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import type { PlotLine } from './plot.rules.ts';
import { compareTexts } from './texts.ts';

/** Numbers as the tables have them. */
export const inNumbers = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** What the lines tell of a bin, in words. */
export function useReading(lines: readonly PlotLine[], band: readonly (TypicalBin | null)[] | null) {
  const t = useTexts(compareTexts);
  const [language] = useLanguage();
  return (bin: string, at: number): string => {
    const usual = band?.[at];
    return [
      bin,
      ...lines.map(({ place, name, values, marks }) => {
        const value = values[at] ?? null;
        const told = value === null ? t('noData') : markedValue(inNumbers(value), marks[at] ?? [], language);
        return t('reading', { name: `${place + 1} ${name}`, value: told });
      }),
      ...(usual
        ? [
            t('usual', {
              median: inNumbers(usual.median),
              low: inNumbers(usual.low),
              high: inNumbers(usual.high),
            }),
          ]
        : []),
    ].join(' · ');
  };
}
