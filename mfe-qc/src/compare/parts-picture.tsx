import { hourMarks, meanMarks, weekdayMeans, type DatedComparison } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import type { Compared } from './compare.resource.ts';
import { hoursOf, pointsOf } from './points.rules.ts';
import { Plot } from './plot.tsx';
import type { PlotLine } from './plot.rules.ts';
import { HOURS, useShortName, useWeekdays } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { useReading } from './use-reading.ts';

type Props = { comparison: DatedComparison; compared: Compared };

/** The mean of each weekday, or of each hour of weekdays and of weekend days. */
export function PartsPicture({ comparison, compared }: Props) {
  return comparison.as === 'weekday' ? (
    <WeekdayPicture comparison={comparison} compared={compared} />
  ) : (
    <>
      <HoursPicture comparison={comparison} compared={compared} days="weekday" />
      <HoursPicture comparison={comparison} compared={compared} days="weekend" />
    </>
  );
}

function WeekdayPicture({ comparison, compared: { starts, series } }: Props) {
  const t = useTexts(compareTexts);
  const names = useWeekdays();
  const shortName = useShortName();
  const lines = series.map((one, place): PlotLine => {
    const means = weekdayMeans(pointsOf(one, starts, comparison.from));
    return {
      place,
      name: shortName(one),
      values: means.map(({ mean }) => mean),
      marks: means.map(({ uncertified }) => meanMarks(uncertified)),
    };
  });
  return <PartsPlot label={t('chartOfWeekdays')} title={t('perWeekday')} lines={lines} names={names} />;
}

function HoursPicture({ comparison: { share }, compared, days }: Props & { days: 'weekday' | 'weekend' }) {
  const t = useTexts(compareTexts);
  const shortName = useShortName();
  const lines = compared.series.map((one, place): PlotLine => ({
    place,
    name: shortName(one),
    values: hoursOf(one, { days, share }),
    marks: hourMarks(one.hours?.[days], HOURS.length, share),
  }));
  return (
    <>
      <h3>{t(days)}</h3>
      <PartsPlot
        label={t(share ? 'chartOfShares' : 'chartOfHours', { days: t(days) })}
        title={t(share ? 'perShare' : 'perHour')}
        lines={lines}
        names={HOURS}
      />
    </>
  );
}

/** Pixels that a name needs, its air with it. */
const LETTER = 7.2;

function PartsPlot({
  label,
  title,
  lines,
  names,
}: {
  label: string;
  title: string;
  lines: PlotLine[];
  names: readonly string[];
}) {
  const readingOf = useReading(lines, null);
  const shareOf = (at: number) => (at + 0.5) / names.length;
  return (
    <Plot
      label={label}
      title={title}
      lines={lines}
      count={names.length}
      shareOf={shareOf}
      readingOf={(at) => readingOf(names[at] ?? '', at)}
      below={({ width }) => <PartNames names={names} width={width} shareOf={shareOf} />}
    />
  );
}

function PartNames({
  names,
  width,
  shareOf,
}: {
  names: readonly string[];
  width: number;
  shareOf: (at: number) => number;
}) {
  const place = width / names.length;
  const longest = Math.max(...names.map((name) => name.length)) * LETTER;
  const isHours = names.length > 7;
  const every = isHours ? ([1, 3, 6].find((step) => step * place >= longest) ?? 12) : 1;
  return (
    <div className="qc-compare-names" aria-hidden>
      {names.map((name, at) =>
        at % every === 0 ? (
          <span key={name} style={{ left: `${shareOf(at) * 100}%` }}>
            {!isHours && longest > place ? name.slice(0, 3) : name}
          </span>
        ) : null,
      )}
    </div>
  );
}
