const DATES = ['year_station_established', 'year_station_discontinued', 'first_imported'] as const;
/** A date of a station: a day 'YYYY-MM-DD', or a year. */
export type DateField = (typeof DATES)[number];
/** The dates of a station. */
export type StationDates = {
  year_station_established: string | null;
  year_station_discontinued: number | null;
  first_imported: string | null;
};

/** Whether a day, or a year, lies more than a year after today: a slip of the hand rather than a plan. */
export function isFarAhead(date: string | number, today: string): boolean {
  const nextYear = Number(today.slice(0, 4)) + 1;
  return typeof date === 'number' ? date > nextYear : date > `${nextYear}${today.slice(4)}`;
}

/** The dates that a save brings from the far future; those that were stored before have been asked about. */
export function newFarDates(
  after: Partial<StationDates>,
  before: StationDates | null,
  today: string,
): DateField[] {
  return DATES.filter((field) => {
    const date = after[field] ?? null;
    return date !== null && date !== before?.[field] && isFarAhead(date, today);
  });
}
