import { isMovedDayOff, knownDays, type FigureDayNote, type WeatherDay } from 'shared-domain';
import { formatMessage, holidayTexts, numberFormat, type Language } from 'shared-domain/texts';
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

const DAY_MS = 86_400_000;
const KINDS = { term: 'term', break: 'holiday', event: 'event', works: 'works' } as const;

/** What each day of a period is known for: entries first, then holidays, then its weather. */
export function knownNotes({ from, until, entries, weather }: Known, language: Language): KnownNotes {
  const notes = new Map<string, FigureDayNote[]>();
  const note = (date: string, kind: FigureDayNote['kind'], text: string) => {
    const own = notes.get(date) ?? [];
    if (!own.some((one) => one.text === text)) notes.set(date, [...own, { kind, text }]);
  };
  for (const { kind, name, first_day, last_day } of entries)
    for (const date of daysBetween(first_day < from ? from : first_day, last_day > until ? until : last_day))
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
    const text = weatherText(day, language);
    if (text !== '') note(day.date, 'weather', text);
  }
  return notes;
}

function* daysBetween(first: string, last: string): Generator<string> {
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS)
    yield new Date(at).toISOString().slice(0, 10);
}

/** 'High 21 °C, low 12 °C, rain 55.1 mm'; what was not measured, and snow where there was none, is left out. */
export function weatherText({ high_c, low_c, rain_mm, snow_mm }: WeatherDay, language: Language): string {
  const number = (value: number) => numberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const parts = [
    high_c === null ? null : texts.high({ degrees: number(high_c) }),
    low_c === null ? null : texts.low({ degrees: number(low_c) }),
    rain_mm === null ? null : texts.rain({ mm: number(rain_mm) }),
    snow_mm === null || snow_mm === 0 ? null : texts.snow({ mm: number(snow_mm) }),
  ];
  const text = parts.flatMap((part) => (part ? [part[language]] : [])).join(', ');
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
