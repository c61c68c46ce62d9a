import { useMemo } from 'react';
import { indexOf, pointMarks, type ComparedSeriesReply, type DatedComparison } from 'shared-domain';
import { isOfPeriods } from 'shared-domain/texts';
import { formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { axisEnd, binAxis } from 'shared-ui/time-axis';
import { KnownInWords, KnownStrip } from '../validate-counts/picture/known-strip.tsx';
import { TimeTicks } from '../validate-counts/picture/time-ticks.tsx';
import type { Compared } from './compare.resource.ts';
import { NthTicks } from './nth-ticks.tsx';
import { lanesOver } from './known.rules.ts';
import { placesByStation } from './points.rules.ts';
import { Plot, type PlotAxis } from './plot.tsx';
import type { PlotLine } from './plot.rules.ts';
import { useBinNames, useSeriesName, useShortName } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { useKnown, useWeather, type Strip } from './use-known.ts';
import { useReading } from './use-reading.ts';
import { useWeatherReading } from './use-weather-reading.ts';
import { WeatherStrip } from './weather-strip.tsx';
import type { ComparedWeather } from './weather.rules.ts';

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
  const t = useTexts(compareTexts);
  const known = useKnown(comparison, compared, shown.span);
  const { weather, isWaiting } = useWeather(comparison, compared);
  const usual = series[0]?.typical ?? null;
  const places = comparison.apart ? placesByStation(series) : [series.map((_, at) => at)];
  const upTo = axisEnd(series.map((one) => valuesOf(one, as)));
  const seriesName = useSeriesName();
  const nameOf = (station: string) => {
    const one = series.find(({ station_id_tmg: id }) => id === station);
    return one ? seriesName(ofStation(one)) : station;
  };
  return (
    <>
      {places.map((own, at) => (
        <TimePlot
          key={series[own[0] ?? 0]?.key}
          {...{ comparison, compared, shown, weather }}
          lines={own.flatMap((place) => lines[place] ?? [])}
          apart={comparison.apart ? { upTo, first: series[own[0] ?? 0] } : null}
          band={at === 0 ? usual : null}
          known={known.beside(own.flatMap((place) => series[place] ?? []))}
        />
      ))}
      {isOfPeriods(series) ? (
        <p className="qc-help">{t('periodsNote', { days: formatPeriod(comparison.from, comparison.to) })}</p>
      ) : null}
      {comparison.weather && !isWaiting ? (
        <p className="qc-help">{weather ? t('weatherFrom', { site: weather.site }) : t('weatherNone')}</p>
      ) : null}
      {known.stations.map(({ station, days, weatherFrom }) => (
        <KnownInWords
          key={station}
          days={days}
          lanes={lanesOver(bin)}
          weatherFrom={lanesOver(bin).includes('weather') ? weatherFrom : null}
          of={known.stations.length > 1 ? nameOf(station) : null}
        />
      ))}
    </>
  );
}

/** The station of a series alone: nothing of what of it, and when. */
const ofStation = (series: ComparedSeriesReply): ComparedSeriesReply => ({
  ...series,
  flow: null,
  mode: null,
  year: null,
  first: null,
});

function useLines({ as }: DatedComparison, { series }: Compared): PlotLine[] {
  const shortName = useShortName();
  return series.map((one, place) => ({
    place,
    name: shortName(one),
    values: valuesOf(one, as),
    marks: pointMarks(one),
  }));
}

type Times = ReturnType<typeof binAxis>;

/** Where the bins begin and the last one ends. */
const useTimes = ({ bin, from }: DatedComparison, { starts, length }: Compared): Times =>
  useMemo(() => binAxis({ starts, length }, { bin, from }), [starts, bin, length, from]);

type PlotProps = Props & {
  shown: Times;
  lines: PlotLine[];
  /** Of a picture among several: where their axes end, and of which station it is. */
  apart: { upTo: number; first: ComparedSeriesReply | undefined } | null;
  band: ComparedSeriesReply['typical'];
  known: Strip;
  weather: ComparedWeather | null;
};

function TimePlot({ comparison, compared, shown, lines, apart, band, known, weather }: PlotProps) {
  const t = useTexts(compareTexts);
  const { bin, as } = comparison;
  const { starts, length } = compared;
  const binName = useBinNames(comparison, compared);
  const weatherReading = useWeatherReading(weather, comparison);
  const seriesName = useSeriesName();
  const readingOf = useReading(lines, band);
  const timeAxis = ({ gutter, width }: PlotAxis) => ({ shown: shown.span, gutter, width });
  const label = t(as === 'index' ? 'chartOfIndex' : 'chart');
  const station = apart?.first ? seriesName(ofStation(apart.first)) : null;
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
        readingOf={(at) => [readingOf(binName(at), at), ...weatherReading(starts[at] ?? '')].join(' · ')}
        above={(axis) => (
          <KnownStrip
            days={known.days}
            lanes={lanesOver(bin)}
            axis={timeAxis(axis)}
            pointer={known.pointer}
            hasFailed={known.hasFailed}
          />
        )}
        below={(axis) => (
          <>
            {isOfPeriods(compared.series) ? (
              <NthTicks comparison={comparison} compared={compared} axis={axis} shareOf={shown.shareOf} />
            ) : (
              <TimeTicks axis={timeAxis(axis)} />
            )}
            {weather ? <WeatherStrip weather={weather} shown={shown.span} axis={axis} /> : null}
          </>
        )}
      />
    </>
  );
}
