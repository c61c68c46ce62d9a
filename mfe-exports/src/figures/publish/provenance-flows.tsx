import { useMemo } from 'react';
import type { ProvenanceFlow } from 'shared-domain';
import { formatDate, formatNumber, formatPercent, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figure-words.texts.ts';
import { publishTexts } from './texts.ts';

/** What each flow gives to a figure, and of how many counts. */
export function ProvenanceFlows({ flows }: { flows: readonly ProvenanceFlow[] }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const columns = useMemo(
    (): Column<ProvenanceFlow>[] => [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      {
        field: 'value',
        header: t('figure'),
        value: ({ value }) => value,
        cell: ({ value }) => (value === null ? words('incomplete') : formatNumber(Math.round(value))),
        align: 'end',
      },
      { field: 'days', header: t('days'), value: ({ days }) => days, align: 'end' },
      { field: 'cells', header: t('cells'), value: ({ cells }) => words('ofCells', { cells }), align: 'end' },
      { field: 'counts', header: t('counts'), value: ({ counts }) => counts, align: 'end' },
      {
        field: 'excluded',
        header: t('excludedShare'),
        value: ({ excluded_share }) => excluded_share,
        cell: ({ excluded_share }) => formatPercent(excluded_share),
        align: 'end',
      },
      {
        field: 'digest',
        header: t('digest'),
        value: ({ counts_sha256 }) => counts_sha256,
        cell: ({ counts_sha256 }) => <code>{counts_sha256.slice(0, 12)}</code>,
      },
    ],
    [t, words],
  );
  return (
    <section>
      <h3>{t('flows')}</h3>
      <DataTable
        label={t('flows')}
        rows={flows}
        rowKey="flowid_txdot"
        columns={columns}
        empty={t('none')}
        tools="provenance-flows"
        plain
      />
    </section>
  );
}

type DayUsed = ProvenanceFlow['days_used'][number];

/** Every day of a flow with usable counts, folded until somebody looks. */
export function DaysUsed({ flow }: { flow: ProvenanceFlow }) {
  const t = useTexts(publishTexts);
  const title = t('daysUsedOf', { flow: flow.name, count: flow.days_used.length });
  const columns = useMemo(
    (): Column<DayUsed>[] => [
      {
        field: 'date',
        header: t('day'),
        value: ({ date }) => date,
        cell: ({ date }) => formatDate(date),
        rowHeader: true,
      },
      { field: 'total', header: t('total'), value: ({ total }) => total, align: 'end' },
      { field: 'counts', header: t('counts'), value: ({ counts }) => counts, align: 'end' },
      {
        field: 'digest',
        header: t('digest'),
        value: ({ sha256 }) => sha256,
        cell: ({ sha256 }) => <code>{sha256}</code>,
      },
    ],
    [t],
  );
  return (
    <details>
      <summary>{title}</summary>
      <DataTable
        label={title}
        rows={flow.days_used}
        rowKey="date"
        columns={columns}
        empty={t('none')}
        tools="provenance-days"
        plain
        pageSize={31}
      />
    </details>
  );
}
