import { useMemo } from 'react';
import type { CountedHour, HighDay, ModeTables } from 'shared-domain';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { weekdayNames } from '../weekday-names.ts';
import { HourCell } from './hour-cell.tsx';
import { hourText, share, whole } from '../numbers.ts';
import { notesText } from './notes-text.rules.ts';
import { programmeTexts } from './texts.ts';

const NOT_SHOWN = {
  'no figure': 'kNoFigure',
  'too few days': 'kDays',
  'too few hours': 'kHours',
} as const;

type HourRow = CountedHour & { place: number };
type DayRow = HighDay & { place: number };
const placed = <T,>(rows: readonly T[]) => rows.map((row, at) => ({ ...row, place: at + 1 }));

/** The highest hours with what they are of the annual average, and the highest days with what is known of them. */
export function PeaksPanel({ mode: { peaks } }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const { k1, k30, k_not_shown: why, rolling } = peaks;
  return (
    <div className="figures-stack">
      <p>{why === null ? t('k', { k1: share(k1), k30: share(k30) }) : t(NOT_SHOWN[why])}</p>
      {rolling === null ? null : (
        <p>
          {t('rolling', { count: whole(rolling.count), time: rolling.time, date: formatDate(rolling.date) })}
        </p>
      )}
      <HighDays rows={placed(peaks.days)} />
      <HighHours rows={placed(peaks.hours)} />
    </div>
  );
}

function HighDays({ rows }: { rows: DayRow[] }) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const columns = useMemo((): Column<DayRow>[] => {
    const names = weekdayNames(language, 'long');
    return [
      { field: 'place', header: t('place'), value: ({ place }) => place, align: 'end' },
      {
        field: 'date',
        header: t('date'),
        value: ({ date }) => date,
        cell: ({ date }) => formatDate(date),
        rowHeader: true,
      },
      { field: 'weekday', header: t('day'), value: ({ weekday }) => names[weekday - 1] ?? '' },
      { field: 'count', header: t('count'), value: ({ count }) => count, align: 'end' },
      { field: 'notes', header: t('notes'), value: (day) => notesText(day, t('event')) },
    ];
  }, [t, language]);
  return (
    <section>
      <h3>{t('highDays')}</h3>
      <DataTable
        label={t('highDays')}
        rows={rows}
        rowKey="place"
        columns={columns}
        empty={t('emptyTable')}
        tools="figure-high-days"
        plain
      />
    </section>
  );
}

function HighHours({ rows }: { rows: HourRow[] }) {
  const t = useTexts(programmeTexts);
  const columns = useMemo(
    (): Column<HourRow>[] => [
      { field: 'place', header: t('place'), value: ({ place }) => place, align: 'end' },
      {
        field: 'date',
        header: t('date'),
        value: ({ date }) => date,
        cell: ({ date }) => formatDate(date),
        rowHeader: true,
      },
      {
        field: 'hour',
        header: t('hour'),
        value: ({ hour }) => hourText(hour),
        cell: ({ hour }) => <HourCell hour={hour} />,
      },
      { field: 'count', header: t('count'), value: ({ count }) => count, align: 'end' },
    ],
    [t],
  );
  return (
    <section>
      <h3>{t('highHours')}</h3>
      <DataTable
        label={t('highHours')}
        rows={rows}
        rowKey="place"
        columns={columns}
        empty={t('emptyTable')}
        tools="figure-high-hours"
        plain
        pageSize={30}
      />
    </section>
  );
}
