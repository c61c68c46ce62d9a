import { isMovedDayOff, type Api, type CalendarEntry, type WeatherDay } from 'shared-domain';

/** A day known beforehand, as the API tells it. */
type KnownDay = Api['GET /calendar']['reply']['days'][number];

/** One thing that a day is known for: an entry, or a day known beforehand. */
export type DayLine =
  | { kind: CalendarEntry['kind']; name: string }
  | { kind: KnownDay['kind']; known: KnownDay['name']; observed: boolean };

/** What is known of a day. */
export type DayFacts = { lines: DayLine[]; weather: WeatherDay | null };

type Known = {
  days: readonly KnownDay[];
  entries: readonly CalendarEntry[];
  weather: { days: readonly WeatherDay[] } | null;
};

/** What is known of one day: what people entered first, then holidays. A day off is told apart where the holiday is another day. */
export function factsOf(date: string, { days, entries, weather }: Known): DayFacts {
  const own = days.filter((day) => day.date === date);
  return {
    lines: [
      ...entries
        .filter(({ first_day, last_day }) => first_day <= date && last_day >= date)
        .map(({ kind, name }): DayLine => ({ kind, name })),
      ...own.map(({ kind, name, dayOff }): DayLine => ({
        kind,
        known: name,
        observed: dayOff && isMovedDayOff(date, name),
      })),
    ],
    weather: weather?.days.find((day) => day.date === date) ?? null,
  };
}
