import { dueDay } from '../publish/hold.rules.ts';

/** What an agency has chosen, as far as it says when months go out. */
type Choice = { is_on: boolean; first_month: string; hold_days: number | null };

/** The next month of a station that goes out, on which day, and whether that day has come; null where none is to. */
export function nextMonth(
  choice: Choice | null,
  { counted, out }: { counted: readonly string[]; out: ReadonlySet<string> },
  today: string,
): { month: string; day: string; waits: boolean } | null {
  if (!choice?.is_on) return null;
  const month = counted.find((one) => one >= choice.first_month && !out.has(one));
  if (month === undefined) return null;
  const day = dueDay(month, choice.hold_days);
  return { month: month.slice(0, 7), day, waits: day <= today };
}
