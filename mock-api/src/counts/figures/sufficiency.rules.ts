import {
  FIGURE_CRITERIA,
  FIGURE_GRADES,
  FIGURE_SEASONS,
  type FigureCompletion,
  type FigureCriterion,
  type FigureGrade,
  type FigureSufficiency,
  type GradeOfFigure,
} from 'shared-domain';
import { DEAD_RUN, GRADE_LIMITS, HELD_AT, type GradeLimits } from 'shared-domain/figures';
import { cellsOfDays, tallied, type Days } from './methods.rules.ts';
import { calendarOf } from './year-of-hours.ts';

const WORST: FigureGrade = 'D';
const HOURS = 24;

const seasonOf = (month: number): number => Math.floor((month % 12) / 3);

/** What a year has by each criterion; `hours` is how many hours of it are there. */
export function sufficiencyOf(year: number, days: Days, hours: number): FigureSufficiency {
  const calendar = calendarOf(year);
  return {
    days: tallied(days).count,
    days_of_year: calendar.length,
    cells: cellsOfDays(year, days).filter((cell) => cell.days > 0).length,
    hours: hours / (calendar.length * HOURS),
    gap: longestGap(days, calendar.length),
    seasons: seasonDays(year, days).map(({ there, of }) => there / of),
    zero: zeroDays(days),
  };
}

function longestGap(days: Days, length: number): number {
  let longest = 0;
  let run = 0;
  for (let at = 0; at < length; at += 1) {
    run = (days[at] ?? null) === null ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function seasonDays(year: number, days: Days): { there: number; of: number }[] {
  const seasons = FIGURE_SEASONS.map(() => ({ there: 0, of: 0 }));
  for (const [at, { month }] of calendarOf(year).entries()) {
    const season = seasons[seasonOf(month)];
    if (!season) continue;
    season.of += 1;
    if ((days[at] ?? null) !== null) season.there += 1;
  }
  return seasons;
}

/** A dead counter delivers every day of it: zeros in a row, where zeros are not usual. */
function zeroDays(days: Days): number {
  const { count, total } = tallied(days);
  if (count === 0 || total / count < DEAD_RUN.mean) return 0;
  let found = 0;
  let run = 0;
  for (const day of [...days, null]) {
    if (day === 0) run += 1;
    else {
      if (run >= DEAD_RUN.days) found += run;
      run = 0;
    }
  }
  return found;
}

const valueOf = (values: FigureSufficiency, criterion: FigureCriterion): number =>
  criterion === 'season' ? Math.min(...values.seasons) : values[criterion];

function letterOf(value: number, { best, limits }: GradeLimits[FigureCriterion]): FigureGrade {
  const at = limits.findIndex((limit) => (best === 'high' ? value >= limit : value <= limit));
  return FIGURE_GRADES[at] ?? WORST;
}

/**
 * The worst of the six letters, and what decided it. Strong findings of the year that nobody has decided hold it ({@link HELD_AT}): a nearly
 * dead counter can pass all six. A grade neither hides the report's figure nor makes one.
 */
export function gradeOf(
  values: FigureSufficiency,
  openFindings: number,
  settings: GradeLimits = GRADE_LIMITS,
): GradeOfFigure {
  const letters = FIGURE_CRITERIA.map((criterion) =>
    letterOf(valueOf(values, criterion), settings[criterion]),
  );
  const worst = letters.reduce((one, other) => (other > one ? other : one), 'A');
  const isHeld = openFindings > 0 && worst < HELD_AT;
  return {
    grade: isHeld ? HELD_AT : worst,
    letters: letters.join(''),
    decided_by: isHeld ? 'findings' : (FIGURE_CRITERIA[letters.indexOf(worst)] ?? 'days'),
    open_findings: openFindings,
  };
}

/** Several flows' sufficiency as one: by each criterion that of the worst of them. */
export function worstOf(all: readonly FigureSufficiency[]): FigureSufficiency | null {
  const [first, ...others] = all;
  if (!first) return null;
  return others.reduce(
    (worst, one) => ({
      days: Math.min(worst.days, one.days),
      days_of_year: worst.days_of_year,
      cells: Math.min(worst.cells, one.cells),
      hours: Math.min(worst.hours, one.hours),
      gap: Math.max(worst.gap, one.gap),
      seasons: worst.seasons.map((share, at) => Math.min(share, one.seasons[at] ?? 0)),
      zero: Math.max(worst.zero, one.zero),
    }),
    first,
  );
}

/** The smallest set that would complete a year: a day in each cell that has none, then days of the season that is shortest of them. */
export function completionOf(
  year: number,
  days: Days,
  settings: GradeLimits = GRADE_LIMITS,
): FigureCompletion {
  const cells = cellsOfDays(year, days)
    .filter((cell) => cell.days === 0)
    .map(({ month, weekday }) => ({ month, weekday }));
  const [best] = settings.season.limits;
  const [shortest] = seasonDays(year, days)
    .map(({ there, of }, at) => ({ season: FIGURE_SEASONS[at] ?? 'winter', there, of, share: there / of }))
    .toSorted((a, b) => a.share - b.share);
  if (!shortest || shortest.share >= best) return { cells, season: null };
  const { season, there, of, share } = shortest;
  const needed = settings.season.limits.findLast((limit) => limit > share) ?? best;
  return { cells, season: { season, days: Math.ceil(needed * of) - there, share, needed } };
}
