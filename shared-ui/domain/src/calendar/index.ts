// what screens and server know of days that are not like others
export {
  clockChangeDays,
  HOLIDAYS,
  holidaysOf,
  isMovedDayOff,
  knownDays,
  type Holiday,
  type HolidayName,
  type KnownDay,
} from './holidays.rules.ts';
export {
  CALENDAR_ENTRY_KINDS,
  WEATHER_UNITS,
  type CalendarEntryKind,
  type WeatherUnits,
} from './calendar.ts';
export type {
  CalendarEntry,
  CounterChange,
  StationMark,
  WeatherDay,
  WeatherFetch,
  WeatherLoaded,
  WeatherSite,
} from '../contract/calendar.calls.ts';
export {
  DEFAULT_UNITS,
  inShownUnits,
  SHOWN_UNITS,
  shownValue,
  type ShownUnits,
  type WeatherMeasure,
} from './weather-units.rules.ts';
export {
  marksOfDays,
  stretchesOf,
  WET_DAY_MM,
  type DayMark,
  type DayMarks,
  type MarkedStretch,
} from './day-marks.rules.ts';
export { weatherScale, weatherTogether } from './weather-scale.rules.ts';
