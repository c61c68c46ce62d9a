import { monthAfter } from 'shared-domain';

/** A stretch of days, 'YYYY-MM-DD', `until` exclusive; null is open. */
export type Days = { from: string | null; until: string | null };

/** A stretch taken apart: the whole months in it, and what is left of months at its ends. */
export type MonthSpans = { months: Days | null; parts: Days[] };

/** Takes a stretch apart, so that whole months can be told from what is kept by month and only the ends be counted. */
export function monthSpans({ from, until }: Days): MonthSpans {
  if (from !== null && until !== null && from >= until) return { months: null, parts: [] };
  const first = from === null ? null : isMonthStart(from) ? from : monthAfter(from);
  const last = until === null ? null : monthOf(until);
  if (first !== null && last !== null && first > last) return { months: null, parts: [{ from, until }] };
  const parts: Days[] = [];
  if (from !== first) parts.push({ from, until: first });
  if (until !== last) parts.push({ from: last, until });
  const hasMonths = first === null || last === null || first < last;
  return { months: hasMonths ? { from: first, until: last } : null, parts };
}

function isMonthStart(day: string): boolean {
  return day.endsWith('-01');
}

function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}
