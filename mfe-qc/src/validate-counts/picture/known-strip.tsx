import { useMemo } from 'react';
import { stretchesOf } from 'shared-domain';
import { dayMarkInWords } from 'shared-domain/texts';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { DAY_LANES, DayLanes, laneMarks, type DayLane } from 'shared-ui/marks';
import { useWeatherWords } from 'shared-ui/weather';
import type { TimeAxis } from './axis.rules.ts';
import { CursorLine } from './cursor-line.tsx';
import type { DayFacts } from './days.rules.ts';
import { knownDaysIn, marksOf } from './known.rules.ts';
import type { Pointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';

/**
 * What is known of the days, over the lines: a lane of holidays, of events, works and breaks, of rain and snow, and of what happened to
 * the counter. Its room is there before they have come.
 */
export function KnownStrip({
  days,
  lanes = DAY_LANES,
  axis,
  pointer,
  hasFailed,
}: {
  days: readonly DayFacts[];
  lanes?: readonly DayLane[];
  axis: TimeAxis;
  pointer: Pointer;
  hasFailed: boolean;
}) {
  const t = useTexts(pictureTexts);
  const { shown } = axis;
  const marks = useMemo(() => laneMarks(days, shown), [days, shown]);
  const count = useMemo(() => knownDaysIn(days, shown), [days, shown]);
  return (
    <div className="qc-known">
      <div className="qc-known-lanes" aria-hidden>
        {lanes.map((lane) => (
          <span key={lane}>{t(`${lane}Lane`)}</span>
        ))}
      </div>
      <div className="qc-known-plot">
        {hasFailed ? (
          <p className="qc-help">{t('knownFailed')}</p>
        ) : (
          <DayLanes marks={marks} lanes={lanes} label={t('knownLabel', { count })} />
        )}
        <CursorLine pointer={pointer} shown={shown} />
      </div>
    </div>
  );
}

/** The same in words, for those who do not see it and those who want to know exactly; `of` names the station beside others. */
export function KnownInWords({
  days,
  weatherFrom,
  of = null,
  lanes = DAY_LANES,
}: {
  days: readonly DayFacts[];
  weatherFrom: string | null;
  of?: string | null;
  lanes?: readonly DayLane[];
}) {
  const t = useTexts(pictureTexts);
  // over weeks and longer the counter's lane stands alone
  const [words, wordsOf] =
    lanes.length === 1
      ? (['counterWords', 'counterWordsOf'] as const)
      : (['knownWords', 'knownWordsOf'] as const);
  return (
    <details className="qc-figures">
      <summary>{of === null ? t(words) : t(wordsOf, { station: of })}</summary>
      <Stretches days={days} />
      {weatherFrom !== null && <p className="qc-help">{t('knownWeather', { site: weatherFrom })}</p>}
    </details>
  );
}

function Stretches({ days }: { days: readonly DayFacts[] }) {
  const t = useTexts(pictureTexts);
  const { reader } = useWeatherWords();
  const stretches = useMemo(() => stretchesOf(marksOf(days)), [days]);
  if (stretches.length === 0) return <p>{t('knownNone')}</p>;
  return (
    <ul className="qc-known-list">
      {stretches.map(({ mark, first, last }) => (
        <li key={`${first} ${dayMarkInWords(mark, reader)}`}>
          {t('reading', { time: formatPeriod(first, last), value: dayMarkInWords(mark, reader) })}
        </li>
      ))}
    </ul>
  );
}
