import { useMemo } from 'react';
import { paths, type StationFigure } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { CounterMap, figureClass, placedAt, TREND_SIGNS, type Counter } from 'shared-ui/map';
import { useLoaded } from 'shared-ui/query';
import { LoadState } from 'shared-ui/ui';
import { changeText, figureText, gradeText } from './figure-text.ts';
import { figureWords } from './figure-words.texts.ts';
import { mapSettingsQuery } from './figures.resource.ts';
import { oneByStation } from './map-counters.rules.ts';
import { levelOf, levelStarts } from './map-levels.rules.ts';
import { statewideTexts } from './statewide.texts.ts';
import { trendOf } from './trend.rules.ts';

type Words = { t: Translate<typeof statewideTexts.en>; words: Translate<typeof figureWords.en> };

/** The figures on the map: class by size and shade, grade by outline, change by arrow. */
export function FiguresMap({ rows, year }: { rows: readonly StationFigure[]; year: number }) {
  const t = useTexts(statewideTexts);
  const words = useTexts(figureWords);
  const { load, reload } = useLoaded(mapSettingsQuery);
  const shown = useMemo(() => oneByStation(rows), [rows]);
  const starts = useMemo(
    () =>
      levelStarts(
        shown.flatMap(({ value, taken }) => (value === null || taken === 'one direction' ? [] : [value])),
      ),
    [shown],
  );
  const counters = useMemo(
    () => shown.map((row) => counterOf(row, starts, year, { t, words })),
    [shown, starts, year, t, words],
  );
  return (
    <LoadState load={load} retry={reload}>
      {({ tiles }) => (
        <>
          <p className="cx-muted">{t('mapHelp')}</p>
          <CounterMap counters={counters} tiles={tiles} legend={<FigureLegend starts={starts} />} />
        </>
      )}
    </LoadState>
  );
}

function counterOf(
  row: StationFigure,
  starts: readonly number[],
  year: number,
  { t, words }: Words,
): Counter {
  const { station_id_tmg: stationId, station_name, county, value, change } = row;
  const grade = row.grade?.grade ?? null;
  const isFigure = value !== null && row.taken !== 'one direction';
  const said = {
    name: words(FIGURE_NAMES[row.mode]),
    figure: figureText(row, words),
    grade: gradeText(grade, words),
  };
  return {
    ...placedAt(row.longitude, row.latitude),
    id: stationId,
    stationId,
    name: station_name,
    area: county,
    days: null,
    figure: {
      level: isFigure ? levelOf(value, starts) : null,
      grade,
      trend: isFigure ? trendOf(change) : null,
      says:
        change === null || !isFigure
          ? t('says', said)
          : t('saysTrend', { ...said, change: changeText(change, words) }),
      way: { to: `${paths.stationFigures.href({ stationId })}?year=${year}`, label: t('open') },
    },
  };
}

const GRADES = ['A', 'B', 'C', 'D'] as const;
const TRENDS = { up: 'trendUp', down: 'trendDown', level: 'trendLevel' } as const;

function FigureLegend({ starts }: { starts: readonly number[] }) {
  const t = useTexts(statewideTexts);
  const words = useTexts(figureWords);
  const levels = [...starts, null].map((high, at) => {
    const low = starts[at - 1] ?? null;
    const [from, to] = [low, high].map((bound) => (bound === null ? '' : formatNumber(bound)));
    const text =
      low === null
        ? t('under', { high: to ?? '' })
        : high === null
          ? t('atLeast', { low: from ?? '' })
          : t('from', { low: from ?? '', high: to ?? '' });
    return { text, level: levelOf(low ?? 0, starts) };
  });
  return (
    <ul className="cx-figure-legend" aria-label={t('legend')}>
      {starts.length === 0
        ? null
        : levels.map(({ text, level }) => <Sign key={text} text={text} looks={{ level, grade: null }} />)}
      <Sign text={t('noFigure')} looks={{ level: null, grade: null }} />
      {GRADES.map((grade) => (
        <Sign key={grade} text={words(`grade${grade}`)} looks={{ level: 2, grade }} />
      ))}
      {Object.entries(TRENDS).map(([trend, text]) => (
        <li key={trend}>
          <span aria-hidden>{TREND_SIGNS[trend as keyof typeof TRENDS]}</span> {t(text)}
        </li>
      ))}
    </ul>
  );
}

function Sign({ text, looks }: { text: string; looks: Parameters<typeof figureClass>[0] }) {
  return (
    <li>
      <span className={`cx-figure-dot ${figureClass(looks)}`} aria-hidden /> {text}
    </li>
  );
}
