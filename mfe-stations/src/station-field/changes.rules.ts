import type { EquipmentChange, EquipmentChangeKind, StationEquipment } from 'shared-domain';

/** The counters that stood at the station on a day. */
export const countersOn = (equipment: readonly StationEquipment[], date: string): StationEquipment[] =>
  equipment.filter(({ first_day, last_day }) => date >= first_day && (last_day === null || date <= last_day));

/** What a counter's firmware or setting was before a day, as far as it is known and fits a line; the changes are the newest first. */
export function knownBefore(
  { firmware, settings }: Pick<StationEquipment, 'firmware' | 'settings'>,
  changes: readonly EquipmentChange[],
  { kind, date }: { kind: EquipmentChangeKind; date: string | null },
): string {
  const last = changes.find((one) => one.kind === kind && (date === null || one.changed_on <= date));
  const first = { firmware, settings, battery: null, other: null }[kind];
  const known = last ? last.to_text : first;
  return known !== null && !known.includes('\n') ? known : '';
}
