/** What people enter into the calendar. */
export const CALENDAR_ENTRY_KINDS = ['term', 'break', 'event', 'works'] as const;
export type CalendarEntryKind = (typeof CALENDAR_ENTRY_KINDS)[number];

/**
 * What the numbers of NOAA's daily summaries are: tenths of °C and mm, as the archive has them; °C and mm; or °F and inches.
 * Their files do not say.
 */
export const WEATHER_UNITS = ['tenths', 'metric', 'standard'] as const;
export type WeatherUnits = (typeof WEATHER_UNITS)[number];
