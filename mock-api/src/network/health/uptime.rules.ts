import { isIn, type Minutes, type Span } from './instants.ts';

/** How much of what a month should have brought is there: A to E; none for a month of under a week. */
export type UptimeGrade = 'A' | 'B' | 'C' | 'D' | 'E';

/** From what share on each grade is given (network.md, 1.5). */
const UPTIME_GRADES: readonly (readonly [UptimeGrade, number])[] = [
  ['A', 0.98],
  ['B', 0.95],
  ['C', 0.9],
  ['D', 0.75],
  ['E', 0],
];

const HOURS_OF_A_WEEK = 7 * 24;

/** What of a month is expected of a flow: from when until when it counts, and when its station is closed by plan. */
export type Expected = { counts: Span; closures: readonly Span[] };

/** The hours of a station's wall clock in a month, each as the instant at which it begins; the repeated autumn hour once. */
export type MonthHours = readonly Minutes[];

/** How many flow-hours of a month are expected of so many flows that count in the same time. */
export const expectedHours = (hours: MonthHours, { counts, closures }: Expected, flows: number): number =>
  flows * hours.filter((at) => isIn(counts, at) && !closures.some((closure) => isIn(closure, at))).length;

/** The grade of a month: of the hours with a count, of those that are expected; null where under seven days are. */
export function uptimeGrade(present: number, expected: number, flows: number): UptimeGrade | null {
  if (expected < HOURS_OF_A_WEEK * flows) return null;
  const share = present / expected;
  return UPTIME_GRADES.find(([, least]) => share >= least)?.[0] ?? null;
}
