import type { FigureBounds, FigureGrade, StationFigure } from 'shared-domain';
import { boundsInWords } from 'shared-domain/figures';
import { currentLanguage, formatNumber, formatPercent, type Translate } from 'shared-ui/i18n';
import type { figureWords } from './figure-words.texts.ts';

type Words = Translate<typeof figureWords.en>;
type Taken = Pick<StationFigure, 'value' | 'taken'>;

/** A figure in whole numbers, or word that there is none. */
export function figureText({ value, taken }: Taken, t: Words): string {
  if (taken === 'not counted') return t('notCounted');
  if (value === null) return t('incomplete');
  const whole = formatNumber(Math.round(value));
  return taken === 'one direction' ? t('oneDirection', { value: whole }) : whole;
}

/** The letter of a grade with its word. */
export const gradeText = (grade: FigureGrade | null, t: Words): string =>
  grade === null ? t('noGrade') : t(`grade${grade}`);

/** 'more' or 'less' in whole per cent. */
export function changeText(change: number, t: Words): string {
  const percent = formatPercent(Math.abs(change));
  if (percent === formatPercent(0)) return t('same');
  return change > 0 ? t('more', { percent }) : t('less', { percent });
}

/** A change with its sign, for a column of numbers: +20%. */
export const signedPercent = (change: number): string =>
  formatNumber(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

const places = (value: number): string => formatNumber(value, { maximumFractionDigits: 3 });

/** A factor with its interval, where one is known: 1.143 (1.105–1.181). */
export function factorText({
  factor,
  low,
  high,
}: {
  factor: number;
  low?: number | null | undefined;
  high?: number | null | undefined;
}): string {
  return low == null || high == null ? places(factor) : `${places(factor)} (${places(low)}–${places(high)})`;
}

/** From and to in whole numbers: 408–456. */
export const boundsText = (bounds: FigureBounds): string => boundsInWords(bounds, currentLanguage());

/** The same as the places of a sentence. */
export const boundsOf = ({ low, high }: FigureBounds) => ({
  low: formatNumber(Math.round(low)),
  high: formatNumber(Math.round(high)),
});
