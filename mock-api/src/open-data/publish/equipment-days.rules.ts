/** The day on which a counter came to a station, or something of one was changed there: '2025-11-12'. */
export type EquipmentDay = { day: string; came: boolean };

/** The months that go out and the first of which anything was counted, each by its first day. */
export type MonthsOut = { out: readonly string[]; counted: string };

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/**
 * The days, in the months that go out, from which on counts may have another level as the equipment is another one. The counter
 * that counting began with has replaced none: its own day is none of them.
 */
export function equipmentDays(days: readonly EquipmentDay[], { out, counted }: MonthsOut): string[] {
  const [first] = days
    .filter(({ came }) => came)
    .map(({ day }) => day)
    .toSorted();
  const months = new Set(out);
  const began = (one: EquipmentDay) => one.came && one.day === first && monthOf(one.day) <= counted;
  const changed = days.filter((one) => !began(one) && months.has(monthOf(one.day)));
  return [...new Set(changed.map(({ day }) => day))].toSorted();
}

/** The days of a period on which the equipment became another one; the first counter of a station has replaced none. */
export function changedDays(
  days: readonly EquipmentDay[],
  { from, to }: { from: string; to: string },
): string[] {
  const [first] = days
    .filter(({ came }) => came)
    .map(({ day }) => day)
    .toSorted();
  const changed = days.filter(({ day, came }) => day >= from && day <= to && !(came && day === first));
  return [...new Set(changed.map(({ day }) => day))].toSorted();
}
