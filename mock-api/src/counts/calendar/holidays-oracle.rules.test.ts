import { readFileSync } from 'node:fs';
import { clockChangeDays, holidaysOf, type Holiday } from 'shared-domain';

type Year = {
  federal: Record<string, [date: string, observed: string]>;
  texas: Record<string, [date: string, dayOff: boolean]>;
  optional: Record<string, string | string[]>;
  dst: [string, string];
};
/** 2020 to 2030, by a program of somebody else. */
const years = JSON.parse(
  readFileSync(new URL('../../testing/figures/data/holidays.json', import.meta.url), 'utf8'),
) as Record<string, Year>;

const kindOf = (year: string, kind: Holiday['kind']) =>
  holidaysOf(Number(year)).filter((one) => one.kind === kind);

describe.each(Object.entries(years))('%s', (year, expected) => {
  test('federal holidays, and when they are observed', () => {
    const found = kindOf(year, 'federal').map(({ name, date, observed }) => [name, [date, observed]]);
    expect(Object.fromEntries(found)).toEqual(expected.federal);
  });

  test('holidays of Texas, and whether there is a day off', () => {
    const found = kindOf(year, 'texas').map(({ name, date, observed }) => [name, [date, observed !== null]]);
    expect(Object.fromEntries(found)).toEqual(expected.texas);
  });

  test('optional holidays', () => {
    const found = Object.groupBy(kindOf(year, 'optional'), ({ name }) => name);
    const days = Object.entries(found).map(([name, list]) => {
      const dates = list.map(({ date }) => date);
      return [name, dates.length === 1 ? dates[0] : dates];
    });
    expect(Object.fromEntries(days)).toEqual(expected.optional);
  });

  test('changes of the clock', () => expect(clockChangeDays(Number(year))).toEqual(expected.dst));
});
