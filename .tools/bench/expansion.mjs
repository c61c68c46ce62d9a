// How far short counts expanded by a group's factors miss the year: each permanent counter of the test data in turn as the
// target of the others. Prints the table of the reference page. Needs no server; the same at each run.
import {
  backTestTable,
  statsOf,
  targetsOf,
  windowErrors,
} from '../../mock-api/src/counts/groups/expansion-backtest.rules.ts';
import { APART, countersOf, SEVEN } from '../../mock-api/src/testing/figures/seven-counters.ts';

const YEARS = [2011, 2012];
const SETS = {
  seven: SEVEN,
  commuter: SEVEN.filter((name) => name !== APART),
};
/** A week by the day of the year, April to October, of counters alike: at least so many estimates are within 20 %. */
const WITHIN_20 = 90;

export function measure() {
  const tables = YEARS.flatMap((year) =>
    Object.entries(SETS).map(([group, names]) => {
      const table = backTestTable(targetsOf(countersOf(year, names)));
      printTable(`${group}, ${year}`, table);
      return { year, group, table };
    }),
  );
  for (const year of YEARS) printCounters(year);
  return tables
    .filter(({ group }) => group === 'commuter')
    .map(({ year, table }) => {
      const week = table.find(
        ({ method, days, season }) => method === 'day-of-year' && days === 7 && season === 'apr-oct',
      );
      return {
        what: `weeks of April to October ${year} that miss the year by more than 20 %`,
        value: 100 * (1 - (week?.within20 ?? 0)),
        unit: '%',
        limit: 100 - WITHIN_20,
      };
    });
}

const percent = (share) => (100 * share).toFixed(1).padStart(8);

function printTable(title, table) {
  console.log(`  ${title}`.padEnd(38), 'windows    bias  mean abs  med abs      5 %     95 %   in ±20 %');
  for (const { method, days, season, n, bias, mean, median, p5, p95, within20 } of table) {
    const name = `  ${season.padEnd(8)} ${days === null ? '' : `${days} days `}${method}`.padEnd(38);
    console.log(name, String(n).padStart(7), ...[bias, mean, median, p5, p95, within20].map(percent));
  }
}

function printCounters(year) {
  const errors = targetsOf(countersOf(year)).map((target) => {
    const stats = statsOf(windowErrors(target, 'day-of-year', 7, 'year'));
    return `${target.name} ${percent(stats?.mean ?? 0).trim()}`;
  });
  console.log(`  7 days by the day of the year, ${year}, mean abs. % by counter: ${errors.join(', ')}`);
}
