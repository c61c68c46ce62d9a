import { FIGURE_CRITERIA, FIGURE_GRADES, type FigureGrade } from '../figure.ts';
import { numberFormat, type Language } from '../texts/language.ts';
import { formatMessage } from '../texts/message.ts';
import { DEAD_RUN, GRADE_LIMITS, HELD_AT, type GradeLimits } from './grade-limits.ts';
import { gradeRuleTexts } from './grade-rule.texts.ts';

/** The criteria that are shares, and said in per cent. */
const SHARES: readonly string[] = ['hours', 'season'];

/** What a grade needs by the six criteria, as a part of a sentence; of the last letter, what it is less than. */
export function limitsInWords(
  grade: FigureGrade,
  language: Language,
  settings: GradeLimits = GRADE_LIMITS,
): string {
  const texts = gradeRuleTexts[language];
  const at = FIGURE_GRADES.indexOf(grade);
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const needed = FIGURE_CRITERIA.flatMap((criterion) => {
    const limit = settings[criterion].limits[at];
    if (limit === undefined) return [];
    return [[criterion, SHARES.includes(criterion) ? percent.format(limit) : limit] as const];
  });
  if (needed.length === 0)
    return formatMessage(texts.less, language, { letter: FIGURE_GRADES[at - 1] ?? '' });
  return formatMessage(texts.limits, language, Object.fromEntries(needed));
}

/** The rule of grades: a line for each letter, then what they say together. */
export function gradeRule(
  language: Language,
  settings: GradeLimits = GRADE_LIMITS,
): { title: string; letters: string[]; note: string } {
  const texts = gradeRuleTexts[language];
  const notes = [
    texts.worst,
    formatMessage(texts.dead, language, DEAD_RUN),
    formatMessage(texts.held, language, { letter: HELD_AT }),
  ];
  return {
    title: texts.title,
    letters: FIGURE_GRADES.map((letter) =>
      formatMessage(texts.line, language, { letter, limits: limitsInWords(letter, language, settings) }),
    ),
    note: notes.join(' '),
  };
}
