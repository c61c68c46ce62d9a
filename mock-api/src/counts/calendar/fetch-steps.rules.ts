import { addDays, daysApart } from 'shared-domain';

/** Days 'YYYY-MM-DD', both with it. */
type Days = { from: string; until: string };

/** So much is asked for at once: what came is kept before more is asked for. */
const MOST_DAYS = 366;

/** The next days to ask for of a period of which all is kept up to a day; null where nothing is left. */
export function nextStep({
  first_day: first,
  last_day: last,
  kept_until: kept,
}: {
  first_day: string;
  last_day: string;
  kept_until: string | null;
}): Days | null {
  const from = kept === null ? first : addDays(kept, 1);
  if (from > last) return null;
  const until = addDays(from, MOST_DAYS - 1);
  return { from, until: until < last ? until : last };
}

/** How much of a period is kept, 0 to 1. */
export function shareKept(fetch: Parameters<typeof nextStep>[0]): number {
  const { first_day: first, last_day: last, kept_until: kept } = fetch;
  if (kept === null) return 0;
  const length = (until: string) => daysApart(first, until) + 1;
  return Math.min(1, Math.max(0, length(kept) / length(last)));
}
