import { useMemo, useRef } from 'react';
import { minutesOfText, wallClock, type HomeFlow } from 'shared-domain';
import { formatDate, formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { DayLanes, type LaneMark } from 'shared-ui/marks';
import { DAY, shareOf, ticksOf, toTime, useWidth } from 'shared-ui/time-axis';
import { sparkline } from 'shared-ui/marks';
import { homeTexts } from './texts.ts';
import { weekInWords } from './week-in-words.rules.ts';

const [WIDTH, HEIGHT] = [336, 56];
/** What is drawn over the week; the rest is told in words. */
const LANES = ['station'] as const;
/** Width of the axis before it is measured: about that of a phone. */
const FIRST = 240;

/** A week of hours as a line over its days, from zero to the busiest hour, with what happened to the counter, and in words for those who don't see it. */
export function HomeWeek({
  hours,
  from,
  marks,
}: {
  hours: HomeFlow['hours'];
  from: string;
  marks: readonly LaneMark[];
}) {
  const t = useTexts(homeTexts);
  const { total, missing, busiest } = weekInWords(hours);
  const highest = busiest === null ? 0 : (hours[busiest] ?? 0);
  const words = [
    t('week', { day: formatDate(from), total: formatNumber(total), missing: formatNumber(missing) }),
  ];
  if (busiest !== null) {
    const when = formatDate(wallClock((minutesOfText(from) ?? 0) + busiest * 60));
    words.push(t('busiest', { when, count: formatNumber(highest) }));
  }
  return (
    <figure className="station-week">
      <div className="station-week-axis" aria-hidden>
        {t('perHour')}
      </div>
      <div className="station-week-numbers" aria-hidden>
        {highest > 0 && <span>{formatNumber(highest)}</span>}
        <span>{formatNumber(0)}</span>
      </div>
      <WeekPlot hours={hours} from={from} marks={marks} label={words.join(' ')} />
      <figcaption className="cx-muted" aria-hidden>
        {words.join(' ')}
      </figcaption>
    </figure>
  );
}

/** The line, and below it the days: the axis of time that the review has, too. */
function WeekPlot({
  hours,
  from,
  marks,
  label,
}: {
  hours: HomeFlow['hours'];
  from: string;
  marks: readonly LaneMark[];
  label: string;
}) {
  const [language] = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, FIRST);
  const { line, dots } = useMemo(() => sparkline(hours, WIDTH, HEIGHT), [hours]);
  const { shown, ticks } = useMemo(() => {
    const start = toTime(from);
    const week = { from: start, to: start + 7 * DAY };
    return { shown: week, ticks: ticksOf(week, width, language).ticks };
  }, [from, width, language]);
  return (
    <div className="station-week-plot" ref={box}>
      {/* the line of words below the flows says the same */}
      <DayLanes marks={marks} lanes={LANES} />
      <svg
        className="station-week-line"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
        role="img"
        aria-label={label}
      >
        {ticks.map(({ time }) => (
          <line
            key={time}
            x1={shareOf(time, shown) * WIDTH}
            x2={shareOf(time, shown) * WIDTH}
            y1={0}
            y2={HEIGHT}
          />
        ))}
        <path d={line} />
        {dots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={1.5} />
        ))}
      </svg>
      <div className="station-week-days" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick.time} style={{ left: `${shareOf(tick.time, shown) * 100}%` }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  );
}
