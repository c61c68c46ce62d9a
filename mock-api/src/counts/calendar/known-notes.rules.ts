import { datesFrom, isMovedDayOff, knownDays, type FigureDayNote, type WeatherDay } from 'shared-domain';
import {
  capitalized,
  formatMessage,
  holidayTexts,
  weatherWords,
  type WeatherReader,
} from 'shared-domain/texts';
import type { EntryRow } from './entries.sql.ts';
import { texts } from './texts.ts';

/** What days are known for, by 'YYYY-MM-DD'. */
export type KnownNotes = ReadonlyMap<string, readonly FigureDayNote[]>;
/** What is known of days beside counts. */
export type Known = {
  from: string;
  until: string;
  entries: readonly Pick<EntryRow, 'kind' | 'name' | 'first_day' | 'last_day'>[];
  weather: readonly WeatherDay[];
};

const KINDS = { term: 'term', break: 'holiday', event: 'event', works: 'works' } as const;

/** What each day of a period is known for: entries first, then holidays, then its weather. */
export function knownNotes({ from, until, entries, weather }: Known, reader: WeatherReader): KnownNotes {
  const { language } = reader;
  const notes = new Map<string, FigureDayNote[]>();
  const note = (date: string, kind: FigureDayNote['kind'], text: string) => {
    const own = notes.get(date) ?? [];
    if (!own.some((one) => one.text === text)) notes.set(date, [...own, { kind, text }]);
  };
  for (const { kind, name, first_day, last_day } of entries)
    for (const date of datesFrom(first_day < from ? from : first_day, last_day > until ? until : last_day))
      note(date, KINDS[kind], name);
  const words = holidayTexts[language];
  for (const { date, kind, name, dayOff } of knownDays(from, until)) {
    if (kind === 'clock') continue;
    const isMoved = dayOff && isMovedDayOff(date, name);
    note(
      date,
      'holiday',
      isMoved ? formatMessage(words.observedDay, language, { name: words[name] }) : words[name],
    );
  }
  for (const day of weather) {
    const text = weatherText(day, reader);
    if (text !== '') note(day.date, 'weather', text);
  }
  return notes;
}

/** 'High 70 °F, low 54 °F, rain 2.17 in'; what was not measured, and snow where there was none, is left out. */
export function weatherText({ high_c, low_c, rain_mm, snow_mm }: WeatherDay, reader: WeatherReader): string {
  const { language } = reader;
  const { amount, fallen } = weatherWords(reader);
  const degrees = (celsius: number) => ({ degrees: amount('temperature', celsius) });
  const parts = [
    high_c === null ? null : texts.high(degrees(high_c))[language],
    low_c === null ? null : texts.low(degrees(low_c))[language],
    rain_mm === null ? null : fallen('rain', rain_mm),
    snow_mm === null || snow_mm === 0 ? null : fallen('snow', snow_mm),
  ];
  return capitalized(parts.filter((part) => part !== null).join(', '), language);
}
