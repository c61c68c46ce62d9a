import { dateFormat, numberFormat, wallFormat, type Language } from 'shared-domain/texts';
import { currentLanguage } from './language.store.ts';

/** A text in each language, as remotes and code lists carry it. */
export type Bilingual = { en: string; es: string };

/** The one of both texts that is in the language. */
export function pick(text: Bilingual, language: Language): string {
  return text[language];
}

/** A number in the language in use: 35,040. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(currentLanguage(), options).format(value);
}

/** A share from 0 to 1 as whole per cent: 35%. */
export function formatPercent(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** A size in bytes in the largest fitting unit: 1.4 MB. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return formatNumber(bytes / 1000 ** step, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}

/** A time stays on its line with what says which half of the day it is of: 7:49 AM. */
export function keptTogether(time: string): string {
  return time.replace(/(?<=\d)\s(?=[ap]\.?\s?m)/iu, '\u00A0');
}

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const HAS_TIME = /\d{2}:\d{2}/;

/**
 * A date, or a date with time, in words of the language: May 6, 2024, 2:05 PM. A time with a zone is shown in the
 * reader's zone; one without is a wall-clock time and shown as it stands. What is no date is returned as it came.
 */
export function formatDate(iso: string): string {
  const zoned = HAS_TIME.test(iso) && HAS_ZONE.test(iso);
  const text = iso.trim().replace(' ', 'T');
  const date = new Date(zoned || !HAS_TIME.test(iso) ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) return iso;
  const style: Intl.DateTimeFormatOptions = HAS_TIME.test(iso)
    ? { dateStyle: 'medium', timeStyle: 'short' }
    : { dateStyle: 'medium' };
  return keptTogether((zoned ? dateFormat : wallFormat)(currentLanguage(), style).format(date));
}
