import { FIGURE_CRITERIA, FIGURE_GRADES } from '../figure.ts';
import { GRADE_LIMITS } from './grade-limits.ts';
import { gradeRule, limitsInWords } from './grade-rule.rules.ts';

test.each([
  [
    'A',
    'en',
    'at least 350 complete days, 84 of 84 cells, 96% of the hours and 85% of the days of each season; no gap over 7 days; no dead day',
  ],
  [
    'C',
    'en',
    'at least 183 complete days, 77 of 84 cells, 50% of the hours and 40% of the days of each season; no gap over 45 days; at most 21 dead days',
  ],
  ['D', 'en', 'less than C needs by any of the six'],
  [
    'B',
    'es',
    'al menos 274 días completos, 84 de 84 celdas, 75% de las horas y 60% de los días de cada estación del año; ningún hueco de más de 21 días; a lo sumo 7 días muertos',
  ],
  ['D', 'es', 'menos de lo que necesita C por cualquiera de los seis'],
] as const)('what %s needs, in %s', (grade, language, words) => {
  expect(limitsInWords(grade, language)).toBe(words);
});

test('the rule has a line for each letter, and says what holds a grade', () => {
  const { letters, note } = gradeRule('en');
  expect(letters.map((line) => line.slice(0, 3))).toEqual(FIGURE_GRADES.map((letter) => `${letter}: `));
  expect(note).toBe(
    'The worst of the six decides. Dead days stand in runs of 3 or more days of zero, where the mean day has 10 or more. An open strong finding of the year holds the grade at C.',
  );
});

test.each(FIGURE_CRITERIA)('another limit of %s is another sentence', (criterion) => {
  const { best } = GRADE_LIMITS[criterion];
  const own = { ...GRADE_LIMITS, [criterion]: { best, limits: [0.99, 0.98, 0.97] } };
  for (const language of ['en', 'es'] as const) {
    const [plain, changed] = [gradeRule(language), gradeRule(language, own)];
    expect(changed.letters.slice(0, 3).filter((line) => plain.letters.includes(line))).toEqual([]);
  }
});
