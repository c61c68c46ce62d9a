import { useMemo, useState } from 'react';
import {
  indexOf,
  marksOfDays,
  nextStart,
  type ComparedSeriesReply,
  type DatedComparison,
  type DayMarks,
} from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DAY, toDay, toTime, type Span } from 'shared-ui/time-axis';
import type { DayFacts } from '../validate-counts/picture/days.rules.ts';
import { KnownInWords, KnownStrip } from '../validate-counts/picture/known-strip.tsx';
import { createPointer, type Pointer } from '../validate-counts/picture/pointer.ts';
import { TimeTicks } from '../validate-counts/picture/time-ticks.tsx';
import { knownQuery, knownStations, type Compared } from './compare.resource.ts';
import { togetherMarks } from './known.rules.ts';
import { placesByStation } from './points.rules.ts';
import { Plot, type PlotAxis } from './plot.tsx';
import { axisEnd, type PlotLine } from './plot.rules.ts';
import { useBinName, useSeriesName, useShortName } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { useReading } from './use-reading.ts';

/** What a series tells of a bin: what was counted, or where its base is 100. */
export const valuesOf = (
  { values, base }: Pick<ComparedSeriesReply, 'values' | 'base'>,
  as: DatedComparison['as'],
): (number | null)[] => (as === 'index' ? values.map((value) => indexOf(value, base)) : values);

type Props = { comparison: DatedComparison; compared: Compared };

/** The series over time, with what the calendar knows of the days above them; each station by itself where that is asked for. */
export function TimePicture({ comparison, compared }: Props) {
  const { as, bin } = comparison;
  const { series } = compared;
  const lines = useLines(comparison, compared);
  const shown = useTimes(comparison, compared);
  const known = useKnown(comparison, compared, shown.span);
  const isLong = bin !== 'week' && bin !== 'month' && bin !== 'year';
  const usual = series[0]?.typical ?? null;
  const places = comparison.apart ? placesByStation(series) : [series.map((_, at) => at)];
  const upTo = axisEnd(series.map((one) => valuesOf(one, as)));
  const seriesName = useSeriesName();
  const nameOf = (station: string) => {
    const one = series.find(({ station_id_tmg: id }) => id === station);
    return one ? seriesName({ ...one, flow: null, year: null }) : station;
  };
  return (
    <>
      {places.map((own, at) => (
        <TimePlot
          key={series[own[0] ?? 0]?.key}
          {...{ comparison, compared, shown }}
          lines={own.flatMap((place) => lines[place] ?? [])}
          apart={comparison.apart ? { upTo, first: series[own[0] ?? 0] } : null}
          band={at === 0 ? usual : null}
          known={isLong ? known.beside(own.flatMap((place) => series[place] ?? [])) : null}
        />
      ))}
      {isLong
        ? known.stations.map(({ station, days, weatherFrom }) => (
            <KnownInWords
              key={station}
              days={days}
              weatherFrom={weatherFrom}
              of={known.stations.length > 1 ? nameOf(station) : null}
            />
          ))
        : null}
    </>
  );
}

function useLines({ as }: DatedComparison, { series }: Compared): PlotLine[] {
  const shortName = useShortName();
  return series.map((one, place) => {
    const partial = new Set(one.group?.partial);
    return {
      place,
      name: shortName(one),
      values: valuesOf(one, as),
      open: new Set(one.open.filter((at) => !partial.has(at))),
      partial,
    };
  });
}

type Times = { span: Span; shareOf: (at: number) => number };

/** Where the bins begin and the last one ends. */
function useTimes({ bin, from }: DatedComparison, { starts, length }: Compared): Times {
  return useMemo(() => {
    const times = [...starts.map(toTime), toTime(nextStart(starts.at(-1) ?? from, bin, length))];
    const span: Span = { from: times[0] ?? 0, to: times.at(-1) ?? 1 };
    const middle = (at: number) => ((times[at] ?? 0) + (times[at + 1] ?? 0)) / 2;
    return { span, shareOf: (at: number) => (middle(at) - span.from) / (span.to - span.from) };
  }, [starts, bin, length, from]);
}

type PlotProps = Props & {
  shown: Times;
  lines: PlotLine[];
  /** Of a picture among several: where their axes end, and of which station it is. */
  apart: { upTo: number; first: ComparedSeriesReply | undefined } | null;
  band: ComparedSeriesReply['typical'];
  known: Strip | null;
};

function TimePlot({ comparison, compared, shown, lines, apart, band, known }: PlotProps) {
  const t = useTexts(compareTexts);
  const { bin, as } = comparison;
  const { starts, length } = compared;
  const binName = useBinName(bin);
  const seriesName = useSeriesName();
  const readingOf = useReading(lines, band);
  const timeAxis = ({ gutter, width }: PlotAxis) => ({ shown: shown.span, gutter, width });
  const label = t(as === 'index' ? 'chartOfIndex' : 'chart');
  const station = apart?.first ? seriesName({ ...apart.first, flow: null, year: null }) : null;
  return (
    <>
      {station === null ? null : <h3>{station}</h3>}
      <Plot
        label={station === null ? label : t('chartOf', { chart: label, station })}
        title={as === 'index' ? t('indexTitle') : t(`per_${bin}`, { minutes: formatNumber(length) })}
        lines={lines}
        band={band}
        upTo={apart?.upTo}
        count={starts.length}
        shareOf={shown.shareOf}
        readingOf={(at) => readingOf(binName(starts[at] ?? ''), at)}
        above={
          known
            ? (axis) => (
                <KnownStrip
                  days={known.days}
                  axis={timeAxis(axis)}
                  pointer={known.pointer}
                  hasFailed={known.hasFailed}
                />
              )
            : undefined
        }
        below={(axis) => <TimeTicks axis={timeAxis(axis)} />}
      />
    </>
  );
}

type Strip = { days: readonly DayFacts[]; pointer: Pointer; hasFailed: boolean };

/**
 * The days of the period with what is known of them at each station of the series, and beside a picture at all stations of its own
 * series. What has not come yet has its room.
 */
function useKnown(comparison: DatedComparison, { series }: Compared, { from, to }: Span) {
  const [pointer] = useState(createPointer);
  const asked = knownStations(series);
  const { load } = useLoaded(knownQuery(asked, comparison));
  const all = load.state === 'loaded' ? load.value : null;
  const marks = useMemo(() => {
    const period = { from: toDay(from), until: toDay(to - 1) };
    return new Map((all ?? []).map((one) => [one.station, marksOfDays(one.calendar, period)]));
  }, [all, from, to]);
  const days = (stations: readonly string[]) => {
    const own = stations.flatMap((station) => marks.get(station) ?? []);
    return own.length > 0 ? daysWith(togetherMarks(own), { from, to }) : [];
  };
  return {
    stations: asked.map((station) => ({
      station,
      days: days([station]),
      weatherFrom: all?.find((one) => one.station === station)?.calendar.weather?.site ?? null,
    })),
    beside: (own: Compared['series']): Strip => ({
      days: days(knownStations(own)),
      pointer,
      hasFailed: load.state === 'failed',
    }),
  };
}

const PLAIN = { total: null, missing: 0, suspects: 0, certified: false };

const daysWith = (marks: DayMarks, { from, to }: Span): DayFacts[] =>
  Array.from({ length: Math.round((to - from) / DAY) }, (_, at) => {
    const time = from + at * DAY;
    return { ...PLAIN, time, known: marks.get(toDay(time)) };
  });
