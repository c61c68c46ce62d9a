import type { CompareBin, ComparedSeriesReply } from 'shared-domain';
import { wallFormat, type Language } from 'shared-domain/texts';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import { compareTexts } from './texts.ts';

const WAYS = { in: 'wayIn', out: 'wayOut', both: 'wayBoth' } as const;

/** What a series is called: its station and flow, or its group and which way; and its year. */
export function useSeriesName(): (series: ComparedSeriesReply) => string {
  const t = useTexts(compareTexts);
  return ({ station_id_tmg: id, station_name: name, group, flow, year }) =>
    [
      group ? group.name : `${id ?? ''} ${name ?? ''}`,
      group ? t(WAYS[group.way]) : flow?.name,
      year === null ? null : String(year),
    ]
      .filter(Boolean)
      .join(', ');
}

/** What stands at the end of its line, where the number alone says which station. */
export function useShortName(): (series: ComparedSeriesReply) => string {
  const t = useTexts(compareTexts);
  return ({ station_id_tmg: id, group, flow, year }) =>
    [
      group ? group.name : id,
      group ? t(WAYS[group.way]) : null,
      year === null ? null : String(year),
      flow?.name,
    ]
      .filter(Boolean)
      .join(' ');
}

/** A bin in words of the language, by where it begins. */
export function useBinName(bin: CompareBin): (start: string) => string {
  const t = useTexts(compareTexts);
  const [language] = useLanguage();
  return (start) => {
    if (bin === 'week') return t('weekOf', { day: formatDate(start) });
    if (bin === 'month') return formatMonth(start, language);
    return bin === 'year' ? start.slice(0, 4) : formatDate(start.slice(0, 16));
  };
}

const formatMonth = (start: string, language: Language) =>
  wallFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${start}T00:00:00Z`));

/** The weekdays from Monday on. */
export function useWeekdays(): string[] {
  const [language] = useLanguage();
  // March 3, 2025 was a Monday
  return Array.from({ length: 7 }, (_, at) =>
    wallFormat(language, { weekday: 'long' }).format(Date.UTC(2025, 2, 3 + at)),
  );
}

/** The hours of the day by their beginning. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
