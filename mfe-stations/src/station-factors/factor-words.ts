import type { StationFactor } from 'shared-domain';
import { formatDate, formatNumber, type Translate } from 'shared-ui/i18n';
import type { factorTexts } from './texts.ts';

/** The words of this subject. */
export type FactorWords = Translate<typeof factorTexts.en>;

const PLACES = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
/** A factor as it is read: three places. */
export const factorNumber = (value: number): string => formatNumber(value, PLACES);

type Bounded = { value: number; low: number | null; high: number | null };

/** '× 1.143 (1.105–1.181)'. */
export function timesInWords(t: FactorWords, { value, low, high }: Bounded): string {
  if (low === null || high === null) return t('times', { value: factorNumber(value) });
  return t('timesInterval', { value: factorNumber(value), low: factorNumber(low), high: factorNumber(high) });
}

/** The days for which a factor holds. */
export function daysInWords(
  t: FactorWords,
  { valid_from, valid_until }: Pick<StationFactor, 'valid_from' | 'valid_until'>,
): string {
  const from = formatDate(valid_from);
  return valid_until === null
    ? t('from', { from })
    : t('fromUntil', { from, until: formatDate(valid_until) });
}
