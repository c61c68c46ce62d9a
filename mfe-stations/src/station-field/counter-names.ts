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

/** A flow of the station, as counters name it. */
export type StationFlow = { id: number; name: string };

/** What the flows are called that a counter counts; null: all of the station. */
export function flowsInWords(
  t: Translate<typeof fieldTexts.en>,
  { flow_ids }: StationEquipment,
  flows: readonly StationFlow[],
): string | null {
  if (!flow_ids) return null;
  const known = flows.filter(({ id }) => flow_ids.includes(id)).map(({ name }) => name);
  return flowsSaid(t, known, known.length < flow_ids.length);
}

/** The same of names, and of whether some are gone by now. */
export const flowsSaid = (
  t: Translate<typeof fieldTexts.en>,
  names: readonly string[],
  someGone: boolean,
): string => t('flowsOf', { flows: [...names, ...(someGone ? [t('goneFlow')] : [])].join(', ') });
