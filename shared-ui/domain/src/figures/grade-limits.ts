import type { FigureCriterion, FigureGrade } from '../figure.ts';

/** What a value needs for A, B and C: at least so much where more is better, or at most. */
type GradeLimit = { best: 'high' | 'low'; limits: readonly [number, number, number] };
export type GradeLimits = Readonly<Record<FigureCriterion, GradeLimit>>;

/**
 * By criterion, what each letter needs; the reference's choice (figures.md, section 2). Grades are given by them, and what is said
 * of grades on screens, on paper, in files and in the manual is said by `grade-rule.rules.ts` from them alone.
 */
export const GRADE_LIMITS: GradeLimits = {
  days: { best: 'high', limits: [350, 274, 183] },
  cells: { best: 'high', limits: [84, 84, 77] },
  hours: { best: 'high', limits: [0.96, 0.75, 0.5] },
  gap: { best: 'low', limits: [7, 21, 45] },
  season: { best: 'high', limits: [0.85, 0.6, 0.4] },
  zero: { best: 'low', limits: [0, 7, 21] },
};

/** Runs of zero from so many days on tell of a dead counter, where a day has so many people on average. */
export const DEAD_RUN = { days: 3, mean: 10 } as const;

/** What open strong findings of the year hold a grade at: a nearly dead counter can pass all six criteria. */
export const HELD_AT: FigureGrade = 'C';
