import { useMemo } from 'react';
import type { BackTestLine, FactorGroup } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figures/figure-words.texts.ts';
import { factorGroupTexts } from './factor-groups.texts.ts';
import { groupWords } from './group-words.texts.ts';
import { share, signedError } from '../figures/numbers.ts';

type Row = BackTestLine & { key: string };

/** How far short counts of a group's own counters come out, by method, length and season. */
export function BackTest({
  lines,
  label,
  group,
}: {
  lines: BackTestLine[];
  label: string;
  group: FactorGroup;
}) {
  const t = useTexts(factorGroupTexts);
  const columns = useBackTestColumns();
  const rows = useMemo(
    () => lines.map((line): Row => ({ ...line, key: `${line.method} ${line.days ?? 0} ${line.season}` })),
    [lines],
  );
  return (
    <section>
      <h3>{label}</h3>
      <p className="cx-muted">{t(rows.length === 0 ? 'noBackTest' : 'backTestHelp')}</p>
      {rows.length === 0 ? null : (
        <DataTable
          label={label}
          rows={rows}
          rowKey="key"
          columns={columns}
          empty={t('emptyTable')}
          urlState={`back-test-${group}`}
          tools={`group-back-test-${group}`}
          pageSize={30}
        />
      )}
    </section>
  );
}

function useBackTestColumns(): Column<Row>[] {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const figures = useTexts(figureWords);
  return useMemo(
    () => [
      {
        field: 'method',
        header: t('method'),
        value: ({ method }) => words(method),
        rowHeader: true,
        filter: 'select',
      },
      {
        field: 'length',
        header: t('length'),
        value: ({ days }) => (days === null ? t('twoHours') : figures('dayCount', { count: days })),
        filter: 'select',
      },
      {
        field: 'season',
        header: t('season'),
        value: ({ season }) => (season === 'year' ? t('wholeYear') : words(season)),
        filter: 'select',
      },
      { field: 'n', header: t('tries'), value: ({ n }) => n, align: 'end' },
      error('bias', t('bias'), ({ bias }) => bias, signedError),
      error('mean', t('mean'), ({ mean }) => mean, share),
      error('median', t('median'), ({ median }) => median, share),
      {
        field: 'range',
        header: t('range'),
        value: ({ p5, p95 }) => t('rangeOf', { low: signedError(p5), high: signedError(p95) }),
      },
      { ...error('within', t('within'), ({ within20 }) => within20, share), leads: true },
    ],
    [t, words, figures],
  );
}

const error = (
  field: string,
  header: string,
  value: (row: Row) => number,
  show: (value: number | null) => string,
): Column<Row> => ({
  field,
  header,
  value,
  cell: (row) => show(value(row)),
  align: 'end',
});
