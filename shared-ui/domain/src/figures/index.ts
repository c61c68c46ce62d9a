export { DEAD_RUN, GRADE_LIMITS, HELD_AT, type GradeLimits } from './grade-limits.ts';
export { gradeRule, limitsInWords } from './grade-rule.rules.ts';
