import { useMemo } from 'react';
import type { FlowCompleteness, StationTables } from 'shared-domain';
import { formatDate, formatNumber, formatPercent, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figure-words.texts.ts';
import { programmeTexts } from './texts.ts';

/** What of each flow's year is there, what is not, and what a person left out. */
export function CompletenessPanel({ tables }: { tables: StationTables }) {
  const t = useTexts(programmeTexts);
  const columns = useCompletenessColumns();
  return (
    <DataTable
      label={t('completeness')}
      rows={tables.completeness}
      rowKey="flowid_txdot"
      columns={columns}
      empty={t('emptyTable')}
      tools="figure-completeness"
      plain
    />
  );
}

function useCompletenessColumns(): Column<FlowCompleteness>[] {
  const t = useTexts(programmeTexts);
  const words = useTexts(figureWords);
  return useMemo(() => {
    const listOf = (
      field: string,
      header: string,
      items: (row: FlowCompleteness) => string[],
    ): Column<FlowCompleteness> => ({
      field,
      header,
      value: (row) => items(row).join('; '),
      cell: (row) => <List items={items(row)} />,
    });
    return [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      {
        field: 'days',
        header: t('days'),
        value: ({ days, days_of_year: of }) => words('ofDays', { days, of }),
        align: 'end',
      },
      {
        field: 'hours',
        header: t('hoursShare'),
        value: ({ hours }) => hours,
        cell: ({ hours }) => formatPercent(hours),
        align: 'end',
      },
      listOf('gaps', t('gaps'), ({ gaps }) =>
        gaps.map(({ from, until, days }) =>
          t('spell', {
            from: formatDate(from),
            until: formatDate(until),
            days: words('dayCount', { count: days }),
          }),
        ),
      ),
      listOf('excluded', t('excluded'), ({ excluded }) =>
        excluded.map(({ label, counts, share }) =>
          t('excludedBy', {
            label,
            counts: formatNumber(counts),
            share: formatNumber(share, { style: 'percent', maximumFractionDigits: 2 }),
          }),
        ),
      ),
      {
        field: 'uncertified',
        header: t('uncertified'),
        value: ({ uncertified }) => uncertified,
        align: 'end',
      },
      { field: 'empty', header: t('empty'), value: ({ empty }) => empty, align: 'end' },
      listOf('factors', t('factorsHeld'), ({ factors }) =>
        factors.map(({ factor, from, until, reason }) =>
          t('factorHeld', {
            factor: formatNumber(factor, { maximumFractionDigits: 3 }),
            from: formatDate(from),
            until: formatDate(until),
            reason,
          }),
        ),
      ),
    ];
  }, [t, words]);
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="figures-why">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
