import { useMemo, useRef } from 'react';
import type { Api, DatedComparison } from 'shared-domain';
import { isOfPeriods } from 'shared-domain/texts';
import { formatNumber, formatPeriod, useLanguage, useTexts } from 'shared-ui/i18n';
import { PartialBins, SeriesLine } from 'shared-ui/marks';
import { axisEnd, binAxis, nthNames, shareOf, ticksOf, useWidth } from 'shared-ui/time-axis';
import { heightOf, largestOf, PINNED, pinnedLines, roomFor } from './pinned.rules.ts';
import { pinnedTexts } from './pinned.texts.ts';

/** Before it is measured. */
const WIDTH = 336;
const NUMBERS = { maximumFractionDigits: 1 };

type Props = {
  comparison: DatedComparison;
  compared: Api['GET /compare']['reply'];
  names: readonly string[];
};

/** A pinned comparison as lines: what they count and up to how much at their left, and days, weeks, months or years below. */
export function PinnedLines({ comparison, compared, names }: Props) {
  const t = useTexts(pinnedTexts);
  const box = useRef<HTMLDivElement>(null);
  const whole = useWidth(box, WIDTH);
  const { as, bin, from, to } = comparison;
  const lines = pinnedLines(comparison, compared);
  const end = axisEnd(lines.map(({ values }) => values));
  const left = roomFor(formatNumber(end, NUMBERS));
  const width = Math.max(60, whole - left);
  const axis = useMemo(() => binAxis(compared, { bin, from }), [compared, bin, from]);
  const where = {
    xOf: (at: number) => left + axis.shareOf(at) * width,
    yOf: (value: number) => heightOf(value, end),
    width,
  };
  const unit = as === 'index' ? t('indexTitle') : t(`per_${bin}`, { minutes: formatNumber(compared.length) });
  const told = { period: formatPeriod(from, to), series: names.join('; '), unit };
  return (
    <div ref={box}>
      <svg
        viewBox={`0 0 ${whole} ${PINNED.height}`}
        height={PINNED.height}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
        role="img"
        aria-label={t('picture', { ...told, most: formatNumber(largestOf(lines), NUMBERS) })}
      >
        <text x={0} y={PINNED.title}>
          {unit}
        </text>
        <Numbers end={end} left={left} width={width} />
        <Times comparison={comparison} compared={compared} axis={axis} at={{ left, width }} />
        {lines.map((line) => (
          <PartialBins key={`partial ${line.place}`} line={line} {...where} />
        ))}
        {lines.map((line) => (
          <SeriesLine key={line.place} line={line} ring={3} {...where} />
        ))}
      </svg>
    </div>
  );
}

function Numbers({ end, left, width }: { end: number; left: number; width: number }) {
  return [0, 0.5, 1].map((share) => {
    const y = heightOf(end * share, end);
    return (
      <g key={share}>
        <line className="sh-pinned-rule" x1={left} x2={left + width} y1={y} y2={y} />
        <text x={left - 4} y={y + 4} textAnchor="end">
          {formatNumber(end * share, NUMBERS)}
        </text>
      </g>
    );
  });
}

type TimesProps = Omit<Props, 'names'> & {
  axis: ReturnType<typeof binAxis>;
  at: { left: number; width: number };
};

/** The axis of time; points of several periods have no date in common, and are counted. */
function Times({ comparison: { bin }, compared, axis, at: { left, width } }: TimesProps) {
  const [language] = useLanguage();
  if (isOfPeriods(compared.series))
    return nthNames(compared, { bin, width, language }).map(({ at, name }, place) => (
      <text
        key={at}
        x={left + axis.shareOf(at) * width}
        y={PINNED.words}
        // the first stands below the numbers of the other axis otherwise
        textAnchor={place === 0 ? 'start' : 'middle'}
      >
        {name}
      </text>
    ));
  return ticksOf(axis.span, width, language).ticks.map(({ time, label }) => {
    const x = left + shareOf(time, axis.span) * width;
    return (
      <g key={time}>
        <line className="sh-pinned-tick" x1={x} x2={x} y1={PINNED.bottom} y2={PINNED.words} />
        <text x={x + 3} y={PINNED.words}>
          {label}
        </text>
      </g>
    );
  });
}
