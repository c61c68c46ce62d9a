/** A stretch of days, 'YYYY-MM-DD', `until` exclusive; null is open. */
export type Days = { from: string | null; until: string | null };

/** A stretch taken apart: the whole months in it, and what is left of months at its ends. */
export type MonthSpans = { months: Days | null; parts: Days[] };

/** Takes a stretch apart, so that whole months can be told from what is kept by month and only the ends be counted. */
export function monthSpans({ from, until }: Days): MonthSpans {
  if (from !== null && until !== null && from >= until) return { months: null, parts: [] };
  const first = from === null ? null : isMonthStart(from) ? from : nextMonth(from);
  const last = until === null ? null : monthOf(until);
  if (first !== null && last !== null && first > last) return { months: null, parts: [{ from, until }] };
  const parts: Days[] = [];
  if (from !== first) parts.push({ from, until: first });
  if (until !== last) parts.push({ from: last, until });
  const hasMonths = first === null || last === null || first < last;
  return { months: hasMonths ? { from: first, until: last } : null, parts };
}

/** The day after, 'YYYY-MM-DD'. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The day before, 'YYYY-MM-DD'. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function isMonthStart(day: string): boolean {
  return day.endsWith('-01');
}

function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function nextMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
