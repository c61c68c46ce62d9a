import type { CompareBin, ComparedSeriesReply, DatedComparison } from 'shared-domain';
import { isOfPeriods, nthBin, seriesTraits, wallFormat, type Language } from 'shared-domain/texts';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import type { Compared } from './compare.resource.ts';
import { compareTexts } from './texts.ts';

const WAYS = { in: 'wayIn', out: 'wayOut', both: 'wayBoth' } as const;

/** What a series is called: its station with its flow or mode, or its group and which way; and its year or first day. */
export function useSeriesName(): (series: ComparedSeriesReply) => string {
  const t = useTexts(compareTexts);
  const [language] = useLanguage();
  return ({ station_id_tmg: id, station_name: name, group, ...traits }) =>
    [
      ...(group ? [group.name, t(WAYS[group.way])] : [`${id ?? ''} ${name ?? ''}`]),
      ...seriesTraits(traits, language),
    ].join(', ');
}

/** What stands at the end of its line, where the number alone says which station. */
export function useShortName(): (series: ComparedSeriesReply) => string {
  const t = useTexts(compareTexts);
  const [language] = useLanguage();
  // what it is of stands last: the name of a flow is the longest, and cut where there is no room
  return ({ station_id_tmg: id, group, ...traits }) =>
    [
      ...(group ? [group.name, t(WAYS[group.way])] : [id]),
      ...seriesTraits(traits, language).toReversed(),
    ].join(' ');
}

/** The bins in words: by where they begin, or by their place where series of several periods stand beside each other. */
export function useBinNames(
  { bin }: Pick<DatedComparison, 'bin'>,
  { starts, series }: Pick<Compared, 'starts' | 'series'>,
): (at: number) => string {
  const binName = useBinName(bin);
  const [language] = useLanguage();
  const ofPeriods = isOfPeriods(series);
  return (at) => (ofPeriods ? nthBin(starts, at, bin, language) : binName(starts[at] ?? ''));
}

/** A bin in words of the language, by where it begins. */
function useBinName(bin: CompareBin): (start: string) => string {
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
