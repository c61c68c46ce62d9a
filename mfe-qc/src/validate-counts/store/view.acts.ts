import type { CountsOrder, TableView } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import type { ColumnChoice } from '../views/columns.rules.ts';
import { goToAddress } from './filter.acts.ts';
import { mayDiscard, type Inside } from './inside.ts';
import { addressOf, isSameList } from './review-state.rules.ts';

/** What can be done about the views of the list. */
export function viewActs(inside: Inside) {
  const { getState } = inside;
  /** To the same counts, shown otherwise. */
  const show = (part: Pick<ReviewAddress, 'view' | 'columns' | 'order'>) =>
    goToAddress(inside, { ...addressOf(getState()), ...part });
  return {
    /** Shows what a view keeps (null: none); other counts ask first where something is typed. False: declined. */
    open: async (
      view: number | null,
      { filters, order, ...look }: Pick<ReviewAddress, 'filters' | 'opened' | 'columns' | 'order'>,
    ): Promise<boolean> => {
      if (!isSameList(getState(), { filters, order }) && !(await mayDiscard(inside))) return false;
      const { subject: finding } = getState();
      goToAddress(inside, { columns: undefined, ...look, filters, order, finding, view });
      return true;
    },
    /** What is shown is this view from now on; null: no view any more. */
    keep: (view: TableView | null, columns: ColumnChoice) => show({ view: view?.id ?? null, columns }),
    /** Lists the counts from the other end; where something is typed, who declines stays. */
    order: async (order: CountsOrder) => {
      if (await mayDiscard(inside)) show({ order });
    },
    /** Shows these columns, where a view or the address says which. */
    choose: (columns: ColumnChoice) => show({ columns }),
  };
}
