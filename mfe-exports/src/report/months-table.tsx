import { useId, useMemo } from 'react';
import type { AadtReport, FlowAadt } from 'shared-domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { monthNames } from './month-names.ts';
import { yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';

/** The monthly averages of a year by flow. */
export function MonthsTable({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const id = useId();
  const columns = useMemo(
    (): Column<FlowAadt>[] => [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      ...monthNames(language, 'short').map((header, month): Column<FlowAadt> => {
        const value = (flow: FlowAadt) => whole(monthsOf(flow, year)[month] ?? null);
        return { field: `month${month + 1}`, header, value, align: 'end' };
      }),
    ],
    [t, language, year],
  );
  return (
    <section>
      <h3 id={id}>{t('months', { year: String(year) })}</h3>
      <DataTable
        labelledBy={id}
        rows={report.flows}
        rowKey="flowid_txdot"
        columns={columns}
        empty={t('noYears')}
        tools="report-months"
        plain
      />
    </section>
  );
}

const whole = (value: number | null) => (value === null ? null : Math.round(value));

/** Twelve values, null where the flow has none. */
export const monthsOf = (flow: FlowAadt, year: number): (number | null)[] =>
  yearOf(flow, year)?.months ?? Array.from({ length: 12 }, () => null);
