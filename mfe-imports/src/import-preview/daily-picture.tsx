import { lazy, Suspense, useMemo } from 'react';
import type { ImportPreview, StationChannel } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { MarkSwatch, SeriesStroke } from 'shared-ui/marks';
import { Spinner } from 'shared-ui/ui';
import { DailyTable } from './daily-table.tsx';
import { daysOf, emptyDays, linesOf, STORED_DASH, type DayLine } from './daily-sums.rules.ts';
import { previewTexts } from './texts.ts';

const DailyChart = lazy(async () => ({ default: (await import('./daily-chart.tsx')).DailyChart }));

/** The sums of each day of the file, beside what is stored now: as a chart, and in figures. */
export function DailyPicture({
  preview,
  channels,
}: {
  preview: ImportPreview;
  channels: readonly StationChannel[];
}) {
  const t = useTexts(previewTexts);
  const days = useMemo(() => daysOf(preview), [preview]);
  const lines = useMemo(() => {
    const nameOf = ({ name, isStored }: DayLine) => t(isStored ? 'stored' : 'inFile', { name });
    const names = new Map(channels.map(({ id, name }) => [id, name]));
    return linesOf(preview, (id) => names.get(id) ?? '').map((line) => ({ ...line, name: nameOf(line) }));
  }, [preview, channels, t]);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  // one day is no line: its sums say it
  if (first === last)
    return (
      <section className="imports-picture">
        <h3>{t('chartTitle')}</h3>
        <DailyTable days={days} lines={lines} startsOpen />
      </section>
    );
  const drawn = lines.map(({ name }) => name).join(', ');
  const label = t('chartLabel', { first: formatDate(first), last: formatDate(last), channels: drawn });
  return (
    <section className="imports-picture">
      <h3>{t('chartTitle')}</h3>
      <ul className="imports-legend">
        {lines.map(({ name, isStored, place }) => (
          <li key={name}>
            <SeriesStroke place={place} dash={isStored ? STORED_DASH : []} ofCanvas />
            {name}
          </li>
        ))}
        {emptyDays(lines.map(({ sums }) => sums)).length === 0 ? null : (
          <li>
            <MarkSwatch mark="none" />
            {t('missing')}
          </li>
        )}
      </ul>
      <Suspense fallback={<Spinner label={t('loadingChart')} />}>
        <DailyChart days={days} lines={lines} label={label} />
      </Suspense>
      <DailyTable days={days} lines={lines} />
    </section>
  );
}
