import type { EquipmentChangeFacts, EquipmentFacts } from 'shared-domain';

type Days = Pick<EquipmentFacts, 'first_day' | 'last_day'>;

/** Whether a counter stands at its station on a day. */
const standsOn = ({ first_day, last_day }: Days, date: string): boolean =>
  date >= first_day && (last_day === null || date <= last_day);

/** Why a change of a counter is refused, with the field that says so. Null where it is not. */
export function changeFault(
  { changed_on, kind, to_text, note }: EquipmentChangeFacts,
  counter: Days,
  today: string,
): { field: keyof EquipmentChangeFacts; why: 'changeToCome' | 'changeOutside' | 'required' } | null {
  if (changed_on > today) return { field: 'changed_on', why: 'changeToCome' };
  if (!standsOn(counter, changed_on)) return { field: 'changed_on', why: 'changeOutside' };
  // a new battery says all; of the others somebody has to be told what is new
  if ((kind === 'firmware' || kind === 'settings') && to_text === null)
    return { field: 'to_text', why: 'required' };
  if (kind === 'other' && to_text === null && note === null) return { field: 'note', why: 'required' };
  return null;
}

/** The day of a change that would lie outside of a counter's days if they became these. Null where none would. */
export function leftOutside(
  days: Days,
  { first, last }: { first: string | null; last: string | null },
): string | null {
  return [first, last].find((date) => date !== null && !standsOn(days, date)) ?? null;
}
