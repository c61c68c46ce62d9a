import { useMemo } from 'react';
import { stretchesOf } from 'shared-domain';
import { dayMarkInWords } from 'shared-domain/texts';
import { formatPeriod, useLanguage, useTexts } from 'shared-ui/i18n';
import type { TimeAxis } from './axis.rules.ts';
import { CursorLine } from './cursor-line.tsx';
import type { DayFacts } from './days.rules.ts';
import { KNOWN_SHAPES, SHAPE } from './known-shapes.tsx';
import { knownDaysIn, laneMarks, LANES, marksOf, type LaneMark } from './known.rules.ts';
import type { Pointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';

/** Height of a lane in pixels; the style sheet has the same. */
const LANE = 13;
const HALF = SHAPE / 2;

/**
 * What the calendar knows of the days, over the lines: a lane of holidays, of events, works and breaks, and of rain and snow. Its
 * room is there before they have come.
 */
export function KnownStrip({
  days,
  axis,
  pointer,
  hasFailed,
}: {
  days: readonly DayFacts[];
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
        {LANES.map((lane) => (
          <span key={lane}>{t(`${lane}Lane`)}</span>
        ))}
      </div>
      <div className="qc-known-plot">
        {hasFailed ? (
          <p className="qc-help">{t('knownFailed')}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
          <svg role="img" aria-label={t('knownLabel', { count })} height={LANES.length * LANE}>
            {marks.map((mark) => (
              <OnLane key={mark.key} mark={mark} />
            ))}
          </svg>
        )}
        <CursorLine pointer={pointer} shown={shown} />
      </div>
    </div>
  );
}

/** A shape at the middle of its day; an entry's bar is at least as wide as its shape. */
function OnLane({ mark: { lane, kind, from, to } }: { mark: LaneMark }) {
  // on a whole pixel, so that a bar and its shape are one
  const middle = LANES.indexOf(lane) * LANE + Math.floor(LANE / 2);
  return (
    <>
      {kind === 'entry' ? (
        <rect x={percent(from)} y={middle - HALF} width={percent(to - from)} height={SHAPE} />
      ) : null}
      <svg x={percent((from + to) / 2)} y={middle} overflow="visible">
        <path d={KNOWN_SHAPES[kind]} transform={`translate(${-HALF} ${-HALF})`} />
      </svg>
    </>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** The same in words, for those who do not see it and those who want to know exactly. */
export function KnownInWords({
  days,
  weatherFrom,
}: {
  days: readonly DayFacts[];
  weatherFrom: string | null;
}) {
  const t = useTexts(pictureTexts);
  return (
    <details className="qc-figures">
      <summary>{t('knownWords')}</summary>
      <Stretches days={days} />
      {weatherFrom !== null && <p className="qc-help">{t('knownWeather', { site: weatherFrom })}</p>}
    </details>
  );
}

function Stretches({ days }: { days: readonly DayFacts[] }) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const stretches = useMemo(() => stretchesOf(marksOf(days)), [days]);
  if (stretches.length === 0) return <p>{t('knownNone')}</p>;
  return (
    <ul className="qc-known-list">
      {stretches.map(({ mark, first, last }) => (
        <li key={`${first} ${dayMarkInWords(mark, language)}`}>
          {t('reading', { time: formatPeriod(first, last), value: dayMarkInWords(mark, language) })}
        </li>
      ))}
    </ul>
  );
}
