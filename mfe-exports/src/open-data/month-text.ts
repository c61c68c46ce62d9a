import { currentLanguage } from 'shared-ui/i18n';
import { monthNames } from '../report/month-names.ts';

/** A month of a year, '2026-03', as people read it: Mar 2026. */
export function monthText(month: string): string {
  const [year = '', number] = month.split('-');
  return `${monthNames(currentLanguage(), 'short')[Number(number) - 1] ?? ''} ${year}`;
}
