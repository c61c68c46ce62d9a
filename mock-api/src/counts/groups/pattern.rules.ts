import { FACTOR_GROUPS, type FactorGroup, type GroupLimits } from 'shared-domain';
import { calendarOf, MISSING } from '../figures/year-of-hours.ts';
import { type CounterYear, isWeekend } from './counter-year.ts';

/** What tells the pattern of a counter: weekends against weekdays, mornings against middays. */
export type Indices = {
  /** Mean weekend day by mean weekday; null where there is none to divide by. */
  wwi: number | null;
  /** What is counted from 07 to 09 by what is counted from 11 to 13, on weekdays. */
  ami: number | null;
  days: number;
  weekendDays: number;
};

const MORNING = [7, 8];
const MIDDAY = [11, 12];

/** The indices over one year or several, without days of special events. */
export function indicesOf(years: readonly CounterYear[]): Indices {
  const sums = { weekend: 0, weekendDays: 0, week: 0, weekDays: 0, morning: 0, midday: 0 };
  for (const { year, days, hours, events } of years) {
    for (const [at, day] of calendarOf(year).entries()) {
      const total = days[at] ?? null;
      if (total === null || events.has(at)) continue;
      if (isWeekend(day)) {
        sums.weekend += total;
        sums.weekendDays += 1;
        continue;
      }
      sums.week += total;
      sums.weekDays += 1;
      sums.morning += hoursOf(hours.hours, at, MORNING);
      sums.midday += hoursOf(hours.hours, at, MIDDAY);
    }
  }
  const { weekend, weekendDays, week, weekDays, morning, midday } = sums;
  const wwi = weekendDays > 0 && week > 0 ? weekend / weekendDays / (week / weekDays) : null;
  const ami = midday > 0 ? morning / midday : null;
  return { wwi, ami, days: weekDays + weekendDays, weekendDays };
}

function hoursOf(hours: Int32Array, day: number, wanted: readonly number[]): number {
  let sum = 0;
  for (const hour of wanted) {
    const count = hours[day * 24 + hour] ?? MISSING;
    if (count !== MISSING) sum += count;
  }
  return sum;
}

/** The group that indices fall into; null where too few days are known, or an index does not exist. */
export function groupOf({ wwi, ami, days, weekendDays }: Indices, limits: GroupLimits): FactorGroup | null {
  if (wwi === null || ami === null || days < limits.days || weekendDays < limits.weekend_days) return null;
  return FACTOR_GROUPS.find((group) => holds(group, { wwi, ami }, limits)) ?? 'mixed';
}

/** Whether a group's rule holds, with its limits wider by `slack`. */
function holds(
  group: FactorGroup,
  { wwi, ami }: { wwi: number; ami: number },
  limits: GroupLimits,
  slack = 0,
): boolean {
  if (group === 'commuter') return wwi <= limits.commuter_wwi + slack && ami >= limits.commuter_ami - slack;
  if (group === 'recreational')
    return wwi >= limits.recreational_wwi - slack && ami <= limits.recreational_ami + slack;
  return false;
}

/** What the data say of a counter's group, and whether a person should look at it. */
export type Proposal = {
  group: FactorGroup;
  /** first: nothing was decided yet; two-years, past-limit: why another group than the decided one is proposed. */
  why: 'first' | 'two-years' | 'past-limit';
};

/**
 * What is proposed of the newest year: null where too little is known, where the group is the decided one, and where
 * one year alone lies no further past a limit than chance takes it.
 * @param newest The year's indices.
 * @param before Those of the year before it, if they are known.
 */
export function proposalOf(
  decided: FactorGroup | null,
  newest: Indices,
  before: Indices | null,
  limits: GroupLimits,
): Proposal | null {
  const group = groupOf(newest, limits);
  if (group === null || group === decided) return null;
  if (decided === null) return { group, why: 'first' };
  if (isFarPast(decided, group, newest, limits)) return { group, why: 'past-limit' };
  return before && groupOf(before, limits) === group ? { group, why: 'two-years' } : null;
}

/** Whether an index left the decided group by more than the limit's margin, or entered the new one by it. */
function isFarPast(
  decided: FactorGroup,
  group: FactorGroup,
  { wwi, ami }: Indices,
  limits: GroupLimits,
): boolean {
  if (wwi === null || ami === null) return false;
  if (decided === 'mixed') return holds(group, { wwi, ami }, limits, -limits.past);
  return !holds(decided, { wwi, ami }, limits, limits.past);
}

/** Whether a group's members differ so much in WWI that a split is offered. */
export function splitIsOffered(members: readonly Indices[], { split }: GroupLimits): boolean {
  const indices = members.flatMap(({ wwi }) => (wwi === null ? [] : [wwi]));
  return indices.length > 1 && Math.max(...indices) - Math.min(...indices) > split;
}
