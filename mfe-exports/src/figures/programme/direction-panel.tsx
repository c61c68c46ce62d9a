import { useMemo } from 'react';
import type { FigureDirection, FigureSplitRow, ModeTables } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { share, whole } from '../numbers.ts';
import { programmeTexts } from './texts.ts';

const OF = {
  year: 'splityear',
  morning: 'splitmorning',
  evening: 'splitevening',
  'hour 30': 'splithour30',
  'highest 30': 'splithighest30',
} as const satisfies Record<FigureSplitRow['of'], string>;

/** Which of two opposite directions is busier: of the year, in the morning and evening, in the highest hours. */
export function DirectionPanel({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  if (mode.directions.length === 0) return <p>{t('oneWay')}</p>;
  return (
    <div className="figures-stack">
      {mode.directions.map((direction) => (
        <Pair key={direction.flows.map(({ flowid_txdot }) => flowid_txdot).join(' ')} direction={direction} />
      ))}
    </div>
  );
}

function Pair({ direction: { flows, rows } }: { direction: FigureDirection }) {
  const t = useTexts(programmeTexts);
  const names = flows.map(({ name }) => name).join(' / ');
  const columns = useMemo(
    (): Column<FigureSplitRow>[] => [
      { field: 'of', header: t('of'), value: ({ of }) => t(OF[of]), rowHeader: true },
      ...flows.map(({ flowid_txdot, name }, at): Column<FigureSplitRow> => ({
        field: flowid_txdot,
        header: name,
        value: ({ counts }) => counts[at] ?? null,
        cell: ({ counts }) => whole(counts[at] ?? null),
        align: 'end',
      })),
      {
        field: 'larger',
        header: t('larger'),
        value: ({ larger }) => (larger === null ? null : (flows[larger]?.name ?? null)),
      },
      {
        field: 'share',
        header: t('share'),
        value: (row) => row.share,
        cell: (row) => share(row.share),
        align: 'end',
      },
      { field: 'hours', header: t('hours'), value: ({ hours }) => hours, align: 'end' },
    ],
    [t, flows],
  );
  return (
    <section>
      <h3>{names}</h3>
      <DataTable
        label={names}
        rows={rows}
        rowKey="of"
        columns={columns}
        empty={t('emptyTable')}
        tools="figure-directions"
        plain
      />
    </section>
  );
}
