import {
  comparisonAsked,
  comparisonOf,
  exportDay,
  usualPeriod,
  type Api,
  type DatedComparison,
  type TableView,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';

/** What a saved comparison compares, up to today where it names no end. */
export function pinnedComparison({ look }: Pick<TableView, 'look'>): DatedComparison {
  const { comparison } = comparisonOf(look);
  return { ...comparison, ...usualPeriod(comparison, exportDay(new Date())) };
}

/** What it comes to, for whoever asks; null where nothing is compared any more. */
export const pinnedQuery = (comparison: DatedComparison): Asked<Api['GET /compare']['reply'] | null> => {
  const query = comparisonAsked(comparison);
  return {
    queryKey: ['compare', query],
    queryFn: async ({ signal }) => (query.s === '' ? null : call('GET /compare', { query }, { signal })),
  };
};
