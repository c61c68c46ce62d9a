import {
  FIGURE_CRITERIA,
  FIGURE_GRADES,
  type FigureCriterion,
  type FigureGrade,
  type FigureSufficiency,
} from 'shared-domain';
import { GRADE_LIMITS, limitsInWords } from 'shared-domain/figures';
import { yearOfKey } from '../../testing/figures/year-of-key.ts';
import { completionOf, gradeOf, sufficiencyOf, worstOf } from './sufficiency.rules.ts';
import { dayTotals } from './year-of-hours.ts';

const WHOLE = { days: 365, days_of_year: 365, cells: 84, hours: 1, gap: 0, seasons: [1, 1, 1, 1], zero: 0 };

test.each<[FigureCriterion, Partial<FigureSufficiency>, string]>([
  ['days', { days: 349 }, 'BAAAAA'],
  ['cells', { cells: 83 }, 'ACAAAA'],
  ['hours', { hours: 0.7499 }, 'AACAAA'],
  ['gap', { gap: 46 }, 'AAADAA'],
  ['season', { seasons: [1, 0.59, 1, 1] }, 'AAAACA'],
  ['zero', { zero: 7 }, 'AAAAAB'],
])('the criterion %s decides', (criterion, value, letters) => {
  const grade = gradeOf({ ...WHOLE, ...value }, 0);
  expect(grade).toMatchObject({ letters, decided_by: criterion, grade: letters.split('').toSorted().at(-1) });
});

test.each([
  [0, {}, 'A', 'days'],
  [2, {}, 'C', 'findings'],
  [1, { gap: 30 }, 'C', 'gap'],
  [1, { gap: 60 }, 'D', 'gap'],
] as const)('with %i open strong findings', (findings, values, grade, decided_by) => {
  expect(gradeOf({ ...WHOLE, ...values }, findings)).toMatchObject({
    grade,
    decided_by,
    open_findings: findings,
  });
});

test('the thresholds are settings', () => {
  const settings = { days: { best: 'high', limits: [360, 300, 200] } } as const;
  const values = { ...WHOLE, days: 355 };
  const own = { ...GRADE_LIMITS, ...settings };
  expect([gradeOf(values, 0).grade, gradeOf(values, 0, own).grade]).toEqual(['A', 'B']);
});

/** The six numbers that a sentence about a grade states, in the order of its words. */
function stated(grade: FigureGrade, language: 'en' | 'es') {
  const none = /no dead day|ningún día muerto/;
  const words = limitsInWords(grade, language)
    .replace(none, '0')
    .replace(/84 (celdas|cells)/, '');
  const [days = 0, cells = 0, hours = 0, season = 0, gap = 0, zero = 0] = Array.from(
    words.matchAll(/\d+/g),
    ([number]) => Number(number),
  );
  return { days, cells, hours: hours / 100, seasons: Array(4).fill(season / 100), gap, zero };
}

/** The least by which a value is worse: a day, a cell, a thousandth. */
const WORSE = { days: -1, cells: -1, hours: -0.001, gap: 1, season: -0.001, zero: 1 } as const;

test.each([
  ['A', 'en'],
  ['A', 'es'],
  ['B', 'en'],
  ['B', 'es'],
  ['C', 'en'],
  ['C', 'es'],
] as const)(
  'a year with just what is stated for %s has it, and with less by any criterion has not (%s)',
  (grade, language) => {
    const just = { ...WHOLE, ...stated(grade, language) };
    expect(gradeOf(just, 0).grade).toBe(grade);
    for (const criterion of FIGURE_CRITERIA) {
      const by = WORSE[criterion];
      const less =
        criterion === 'season'
          ? { seasons: just.seasons.map((share) => share + by) }
          : { [criterion]: just[criterion] + by };
      const at = FIGURE_GRADES.indexOf(grade);
      expect(FIGURE_GRADES.indexOf(gradeOf({ ...just, ...less }, 0).grade)).toBeGreaterThan(at);
    }
  },
);

test('several flows suffice as the worst of them does, criterion by criterion', () => {
  const other = { ...WHOLE, days: 300, gap: 12, seasons: [1, 0.7, 1, 1] };
  expect(worstOf([WHOLE, other, { ...WHOLE, zero: 4 }])).toEqual({ ...other, zero: 4 });
  expect(worstOf([])).toBeNull();
});

test('what would complete a year: its empty cells, then days of its shortest season', () => {
  const june = dayTotals(yearOfKey('27harrisonpark 2012 without 1-25 Jun'));
  expect(completionOf(2012, june)).toEqual({
    cells: [
      { month: 6, weekday: 1 },
      { month: 6, weekday: 7 },
    ],
    season: { season: 'summer', days: 13, share: 66 / 92, needed: 0.85 },
  });
  const days = [...june];
  for (const at of june.keys()) days[at] ??= at < 178 ? 500 : null;
  expect(completionOf(2012, days)).toEqual({ cells: [], season: null });
});

test('a full year needs nothing', () => {
  const days = dayTotals(yearOfKey('27harrisonpark 2011'));
  expect([completionOf(2011, days), sufficiencyOf(2011, days, 8760)]).toEqual([
    { cells: [], season: null },
    WHOLE,
  ]);
});
