import { periodOf } from 'shared-domain';
import { translate } from './catalogue.ts';
import { formatDate } from './formats.ts';
import { kitTexts } from './kit.texts.ts';
import { currentLanguage } from './language.store.ts';

/** From when to when something lasts, in words of the language: from May 6, 2024; nothing where no day is known. */
export function formatPeriod(from: string | null, until: string | null): string {
  const t = translate(kitTexts, currentLanguage());
  const period = periodOf(from, until);
  switch (period.kind) {
    case 'none':
      return '';
    case 'day':
      return formatDate(period.day);
    case 'from':
      return t('dateFrom', { day: formatDate(period.day) });
    case 'until':
      return t('dateUntil', { day: formatDate(period.day) });
    default:
      return t('dateSpan', { start: formatDate(period.start), end: formatDate(period.end) });
  }
}
