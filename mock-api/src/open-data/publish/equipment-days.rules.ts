import { countsOneOf, type CountedFlows } from 'shared-domain';

/**
 * The day on which a counter came to a station, or something of one was changed there: '2025-11-12'; with the flows that it counts, where
 * it does not count all of the station.
 */
export type EquipmentDay = { day: string; came: boolean; flow_ids: CountedFlows };

/**
 * The months that go out and the first of which anything was counted, each by its first day; and the first of each flow of the station
 * that was ever counted.
 */
export type MonthsOut = { out: readonly string[]; counted: string };
export type FirstMonths = ReadonlyMap<number, string>;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first month in which any of these flows was counted; null where none was. */
function firstOf(flows: readonly number[], first: FirstMonths): string | null {
  const months = flows.flatMap((id) => first.get(id) ?? []);
  return months.toSorted()[0] ?? null;
}

/**
 * The days, in the months that go out, from which on counts may have another level as the equipment is another one. The counter
 * that counting began with, of the station or of its flows, has replaced none: its own day is none of them; nor is one of a counter
 * of which no flow was counted, or is there any more.
 */
export function equipmentDays(
  days: readonly EquipmentDay[],
  { out, counted }: MonthsOut,
  firstMonths: FirstMonths,
): string[] {
  const months = new Set(out);
  const began = (one: EquipmentDay) => {
    const first = one.flow_ids ? firstOf(one.flow_ids, firstMonths) : counted;
    return one.came && !hasReplaced(days, one) && first !== null && monthOf(one.day) <= first;
  };
  const isCounted = ({ flow_ids }: EquipmentDay) => !flow_ids || firstOf(flow_ids, firstMonths) !== null;
  const changed = days.filter((one) => isCounted(one) && !began(one) && months.has(monthOf(one.day)));
  return [...new Set(changed.map(({ day }) => day))].toSorted();
}

/** Whether before a day a counter stood in the same place: one that comes then takes it over. */
const hasReplaced = (days: readonly EquipmentDay[], { day, flow_ids }: EquipmentDay): boolean =>
  days.some((other) => other.came && other.day < day && countsOneOf(other.flow_ids, flow_ids));

/**
 * The days of a period on which the equipment of these flows, null: of the station, became another one; the first counter of a place has
 * replaced none.
 */
export function changedDays(
  days: readonly EquipmentDay[],
  { from, to, flows }: { from: string; to: string; flows: CountedFlows },
): string[] {
  const changed = days.filter(
    (one) =>
      one.day >= from &&
      one.day <= to &&
      countsOneOf(one.flow_ids, flows) &&
      (!one.came || hasReplaced(days, one)),
  );
  return [...new Set(changed.map(({ day }) => day))].toSorted();
}
