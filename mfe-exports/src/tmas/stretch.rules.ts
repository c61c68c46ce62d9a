const DAY_MS = 86_400_000;

/** Whether so many days are all days from the first to the last, 'YYYY-MM-DD'. */
export function isUnbroken(days: number, first: string, last: string): boolean {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 === days;
}
