import type { StationEquipment } from 'shared-domain';
import { formatDate, formatPeriod, type Translate } from 'shared-ui/i18n';
import type { fieldTexts } from './texts.ts';

/** What a counter is called, and when it stood there. */
export function namesOf(
  t: Translate<typeof fieldTexts.en>,
  { vendor, model, serial, first_day, last_day }: StationEquipment,
) {
  return {
    counter: [vendor, model, serial && t('serialOf', { serial })].filter(Boolean).join(' '),
    period: last_day ? formatPeriod(first_day, last_day) : t('sinceOf', { date: formatDate(first_day) }),
  };
}
