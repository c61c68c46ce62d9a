import { counterYear, type CounterYear } from '../../counts/groups/counter-year.ts';
import { realYear } from './real-years.ts';

/** The permanent counters that the back-tests of the reference are run over. */
export const SEVEN = [
  '12cultinsroad',
  '14northedinburghaccessrd',
  '15middlemeadowwalk',
  '17cramondbrig',
  '18unioncanalwesterhailes',
  '27harrisonpark',
  '28rodneystreettunnel',
];

/** The recreational one of the seven. */
export const APART = '17cramondbrig';

/** Real counters of a year under their names. */
export const countersOf = (year: number, names: readonly string[] = SEVEN): CounterYear[] =>
  names.map((name) => counterYear(name, realYear(name, year)));
