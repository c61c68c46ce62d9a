import { useMemo } from 'react';
import type { CountFilters } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import type { FilterInUse } from 'shared-ui/ui';
import { filtersInWords } from './filter-words.rules.ts';
import { useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';

/** Those that choose flows. */
const ofFlows = ({ count_type, travel_direction, street_side }: CountFilters): CountFilters => ({
  count_type,
  travel_direction,
  street_side,
});

/** The filters in use as the screen names them: all, or those that choose flows. */
export function useFiltersInWords(which: 'all' | 'flows'): FilterInUse[] {
  const t = useTexts(validateTexts);
  const { station, suspects } = useSubject();
  const filters = useReview((state) => state.filters);
  return useMemo(() => {
    const some = which === 'all' ? filters : ofFlows(filters);
    return filtersInWords(some, { channels: station.channels, suspects }, t);
  }, [which, filters, station, suspects, t]);
}
