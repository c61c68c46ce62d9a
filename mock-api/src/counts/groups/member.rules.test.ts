import { counterYear } from './counter-year.ts';
import { factorsOf } from './group-factors.rules.ts';
import { memberFactors } from './member.rules.ts';
import { realYear } from '../../testing/figures/real-years.ts';

const of = (name: string, year: number) => counterYear(name, realYear(name, year));

test.each([
  ['27harrisonpark', 2012, 'A'],
  ['01peffermillroad', 2013, 'B'],
])('%s %i, graded %s, gives factors', (name, year) =>
  expect(memberFactors(of(name, year))?.aadt).toBe(factorsOf(of(name, year))?.aadt),
);

test('a counter that was dead for ten weeks has all its cells, and gives none', () => {
  const dead = of('02steadfastgate', 2011);
  expect(factorsOf(dead)).not.toBeNull();
  expect(memberFactors(dead)).toBeNull();
});
