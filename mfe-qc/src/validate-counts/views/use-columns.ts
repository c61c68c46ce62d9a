import { useMemo } from 'react';
import type { Column } from '../grid/columns.ts';
import { useActs, useReview } from '../store/review-context.tsx';
import { awayOf, listedChoice, type ColumnChoice } from './columns.rules.ts';
import { useKeptColumns } from './kept-columns.store.ts';

/** The columns that the list shows, and how they are chosen: by the view or address that it is opened by, else as the person keeps them. */
export function useColumns() {
  const said = useReview((state) => state.columns);
  const { choose: say } = useActs().views;
  const [kept, keep] = useKeptColumns();
  const choose = (next: ColumnChoice) => (said === undefined ? keep : say)(listedChoice(next));
  return { choice: said === undefined ? kept : said, choose, keep };
}

/** The columns that are put away; the same list while they are the same. */
export function useAway(): readonly Column[] {
  const { choice } = useColumns();
  return useMemo(() => awayOf(choice), [choice]);
}
