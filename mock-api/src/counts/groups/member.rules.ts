import { hoursThere } from '../figures/methods.rules.ts';
import { gradeOf, sufficiencyOf } from '../figures/sufficiency.rules.ts';
import type { CounterYear } from './counter-year.ts';
import { factorsOf, type YearFactors } from './group-factors.rules.ts';

/**
 * What a member gives to its group's factors: null where its year is not graded A or B, for what a counter tells of itself
 * with long gaps or while it was dead would be told of others.
 */
export function memberFactors(counter: CounterYear): (YearFactors & { aadt: number }) | null {
  const { year, days, hours } = counter;
  const { grade } = gradeOf(sufficiencyOf(year, days, hoursThere(hours)), 0);
  return grade === 'A' || grade === 'B' ? factorsOf(counter) : null;
}
