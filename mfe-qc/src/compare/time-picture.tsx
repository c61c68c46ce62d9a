import { useMemo, useState } from 'react';
import { indexOf, marksOfDays, nextStart, type ComparedSeriesReply } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DAY, toDay, toTime, type Span } from 'shared-ui/time-axis';
import type { DayFacts } from '../validate-counts/picture/days.rules.ts';
import { KnownInWords, KnownStrip } from '../validate-counts/picture/known-strip.tsx';
import { createPointer } from '../validate-counts/picture/pointer.ts';
import { TimeTicks } from '../validate-counts/picture/time-ticks.tsx';
import { knownQuery, type Compared, type DatedComparison } from './compare.resource.ts';
import { Plot, type PlotAxis } from './plot.tsx';
import type { PlotLine } from './plot.rules.ts';
import { shortName, useBinName } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { useReading } from './use-reading.ts';

/** What a series tells of a bin: what was counted, or where its base is 100. */
export const valuesOf = (
  { values, base }: Pick<ComparedSeriesReply, 'values' | 'base'>,
  as: DatedComparison['as'],
): (number | null)[] => (as === 'index' ? values.map((value) => indexOf(value, base)) : values);

/** The series over time, with what the calendar knows of the days above them. */
export function TimePicture({ comparison, compared }: { comparison: DatedComparison; compared: Compared }) {
  const t = useTexts(compareTexts);
  const { bin, as } = comparison;
  const { starts, length, series } = compared;
  const binName = useBinName(bin);
  const times = useMemo(
    () => [...starts.map(toTime), toTime(nextStart(starts.at(-1) ?? comparison.from, bin, length))],
    [starts, bin, length, comparison.from],
  );
  const shown: Span = { from: times[0] ?? 0, to: times.at(-1) ?? 1 };
  const lines = series.map((one, place): PlotLine => ({
    place,
    name: shortName(one),
    values: valuesOf(one, as),
    open: new Set(one.open),
  }));
  const readingOf = useReading(lines, series[0]?.typical ?? null);
  const known = useKnown(comparison, shown);
  const isLong = bin !== 'week' && bin !== 'month' && bin !== 'year';
  return (
    <>
      <Plot
        label={t(as === 'index' ? 'chartOfIndex' : 'chart')}
        title={as === 'index' ? t('indexTitle') : t(`per_${bin}`, { minutes: formatNumber(length) })}
        lines={lines}
        band={series[0]?.typical ?? null}
        count={starts.length}
        shareOf={(at) =>
          ((times[at] ?? 0) + (times[at + 1] ?? 0) - 2 * shown.from) / (2 * (shown.to - shown.from))
        }
        readingOf={(at) => readingOf(binName(starts[at] ?? ''), at)}
        above={
          isLong
            ? (axis) => (
                <KnownStrip
                  days={known.days}
                  axis={timeAxis(axis, shown)}
                  pointer={known.pointer}
                  hasFailed={known.hasFailed}
                />
              )
            : undefined
        }
        below={(axis) => <TimeTicks axis={timeAxis(axis, shown)} />}
      />
      {isLong ? <KnownInWords days={known.days} weatherFrom={known.weatherFrom} /> : null}
    </>
  );
}

const timeAxis = ({ gutter, width }: PlotAxis, shown: Span) => ({ shown, gutter, width });

/** The days of the period with what is known of them at the station of the first series. */
function useKnown(comparison: DatedComparison, shown: Span) {
  const [pointer] = useState(createPointer);
  const { load } = useLoaded(knownQuery(comparison.series[0], comparison));
  const calendar = load.state === 'loaded' ? load.value : null;
  const { from, to } = shown;
  const days = useMemo((): DayFacts[] => {
    if (!calendar) return [];
    const marks = marksOfDays(calendar, { from: toDay(from), until: toDay(to - 1) });
    const plain = { total: null, missing: 0, suspects: 0, certified: false };
    return Array.from({ length: Math.round((to - from) / DAY) }, (_, at) => {
      const time = from + at * DAY;
      return { ...plain, time, known: marks.get(toDay(time)) };
    });
  }, [calendar, from, to]);
  return { pointer, days, weatherFrom: calendar?.weather?.site ?? null, hasFailed: load.state === 'failed' };
}
