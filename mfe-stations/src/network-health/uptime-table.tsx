import { useMemo } from 'react';
import type { UptimeMonth } from 'shared-domain';
import { wallFormat } from 'shared-domain/texts';
import { currentLanguage, formatDate, formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { healthTexts } from './texts.ts';

/** How much of what each month should have brought is there, and how much of it is of use. */
export function UptimeTable({ months }: { months: UptimeMonth[] }) {
  const t = useTexts(healthTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <section className="health-part health-uptime" aria-label={t('uptime')}>
      <h3>{t('uptime')}</h3>
      <DataTable
        label={t('uptime')}
        rows={months}
        rowKey="month"
        columns={columns}
        empty={t('learning')}
        tools="uptime"
      />
    </section>
  );
}

/** 'March 2026' of '2026-03'. */
export const monthName = (month: string): string =>
  wallFormat(currentLanguage(), { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));

/** A part of a whole, in percent with one digit behind the point. */
export const share = (part: number, whole: number): string =>
  formatNumber(part / whole, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

function columnsOf(t: Translate<typeof healthTexts.en>): Column<UptimeMonth>[] {
  return [
    {
      field: 'month',
      header: t('month'),
      value: ({ month }) => month,
      cell: ({ month }) => monthName(month),
      rowHeader: true,
    },
    {
      field: 'present',
      header: t('present'),
      value: ({ present, expected }) => present / expected,
      csv: ({ present, expected }) => share(present, expected),
      cell: ({ present, expected, changed_at }) =>
        t('uptimeOf', { share: share(present, expected), missing: expected - present }) +
        (changed_at ? t('uptimeChanged', { date: formatDate(changed_at) }) : ''),
    },
    {
      field: 'usable',
      header: t('usable'),
      value: ({ usable, expected }) => usable / expected,
      csv: ({ usable, expected }) => share(usable, expected),
      cell: ({ usable, expected }) => share(usable, expected),
      align: 'end',
    },
    {
      field: 'grade',
      header: t('grade'),
      value: ({ grade }) => grade,
      cell: ({ grade }) => grade ?? <span className="cx-muted">{t('noGrade')}</span>,
      leads: true,
    },
  ];
}
