import {
  addDays,
  marksOfDays,
  stretchesOf,
  type Api,
  type DayMark,
  type DayMarks,
  type MarkedStretch,
} from 'shared-domain';
import { toTime } from 'shared-ui/time-axis';

const WEEK = 7;

/** The days of the week that begins with a moment, 'YYYY-MM-DD', both with it. */
export function daysOfWeek(start: string): { from: string; until: string } {
  const from = start.slice(0, 10);
  return { from, until: addDays(from, WEEK - 1) };
}

type Known = Api['GET /calendar']['reply'];
type Period = { from: string; until: string };

const isWeather = ({ kind }: DayMark) => kind === 'rain' || kind === 'snow';

/**
 * The holidays, events, works and breaks of a period and what happened to the counter, by their first day; the weather is told where
 * days are looked at closely.
 */
export const knownOfWeek = (known: Known, period: Period): MarkedStretch[] =>
  stretchesOf(marksOfDays(known, period)).filter(({ mark }) => !isWeather(mark));

/** The days of a period with what is known of each. */
export function daysWithKnown(known: Known, { from, until }: Period) {
  const marks: DayMarks = marksOfDays(known, { from, until });
  return Array.from({ length: WEEK }, (_, at) => {
    const day = addDays(from, at);
    return { time: toTime(day), known: marks.get(day) };
  });
}
