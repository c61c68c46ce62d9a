import { useId } from 'react';
import type { PairState, WorkedOutValidation } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { ResultWords } from './result-words.tsx';
import { factorTexts } from './texts.ts';

type PairRow = { start: string; people: string; counter: string };
const STATES = { missing: 'stateMissing', excluded: 'stateExcluded', coarser: 'stateCoarser' } as const;

/** What people and the counter counted, interval by interval, and what follows. */
export function PairsTable({ worked }: { worked: WorkedOutValidation }) {
  const t = useTexts(factorTexts);
  const id = useId();
  const stateOf = (state: PairState) => (state === 'counted' ? '' : t(STATES[state]));
  const rows = worked.pairs.map(({ start, people, counter, state }) => ({
    start,
    people: formatNumber(people),
    counter: counter === null ? stateOf(state) : formatNumber(counter),
  }));
  const columns: Column<PairRow>[] = [
    { field: 'start', header: t('start'), value: ({ start }) => start, rowHeader: true },
    { field: 'people', header: t('peopleColumn'), value: ({ people }) => people, align: 'end' },
    { field: 'counter', header: t('counterColumn'), value: ({ counter }) => counter, align: 'end' },
  ];
  return (
    <>
      <h3 id={id}>{t('resultTitle')}</h3>
      <div aria-live="polite">
        <ResultWords result={worked.result} />
      </div>
      <DataTable
        labelledBy={id}
        rows={rows}
        rowKey="start"
        columns={columns}
        empty={t('none')}
        tools="validation-pairs"
        plain
      />
    </>
  );
}
