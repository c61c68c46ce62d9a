import { marksOfDays, stretchesOf, type Api, type MarkedStretch } from 'shared-domain';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The days of the week that begins with a moment, 'YYYY-MM-DD', both with it. */
export function daysOfWeek(start: string): { from: string; until: string } {
  const from = start.slice(0, 10);
  return { from, until: new Date(Date.parse(from) + (WEEK - 1) * DAY_MS).toISOString().slice(0, 10) };
}

/** The holidays, events, works and breaks of a period by their first day; the weather is told where days are looked at closely. */
export const holidaysAndEvents = (
  known: Api['GET /calendar']['reply'],
  period: { from: string; until: string },
): MarkedStretch[] =>
  stretchesOf(marksOfDays(known, period)).filter(
    ({ mark: { kind } }) => kind === 'holiday' || kind === 'entry',
  );
