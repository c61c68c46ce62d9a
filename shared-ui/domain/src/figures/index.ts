export { figureTexts } from './figure.texts.ts';
export { DEAD_RUN, GRADE_LIMITS, HELD_AT, type GradeLimits } from './grade-limits.ts';
export { gradeRule, limitsInWords } from './grade-rule.rules.ts';
export {
  FIGURE_NAMES,
  STATEWIDE_FIELDS,
  STATEWIDE_FILTERS,
  STATEWIDE_SORT,
  boundsInWords,
  gradeInWords,
  hasFigure,
  modeInWords,
  statewideColumns,
  type StatewideColumn,
  type StatewideField,
  type StatewideFilter,
} from './statewide-table.rules.ts';
