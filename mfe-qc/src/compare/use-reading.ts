import type { TypicalBin } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import type { PlotLine } from './plot.rules.ts';
import { compareTexts } from './texts.ts';

/** Numbers as the tables have them. */
export const inNumbers = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** What the lines tell of a bin, in words. */
export function useReading(lines: readonly PlotLine[], band: readonly (TypicalBin | null)[] | null) {
  const t = useTexts(compareTexts);
  return (bin: string, at: number): string => {
    const usual = band?.[at];
    return [
      bin,
      ...lines.map(({ place, name, values, open, partial }) => {
        const value = values[at] ?? null;
        const told = value === null ? t('noData') : inNumbers(value);
        const kind = partial?.has(at) ? ('notAll' as const) : open.has(at) ? ('inPart' as const) : null;
        return t('reading', { name: `${place + 1} ${name}`, value: kind ? t(kind, { value: told }) : told });
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
