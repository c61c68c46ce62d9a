import { useCallback, useMemo } from 'react';
import {
  comparisonSearch,
  exportDay,
  parseComparison,
  usualPeriod,
  type Comparison,
  type DatedComparison,
} from 'shared-domain';
import { useNavigate, useSearchParams } from 'shared-ui/router';

const VIEW = 'view';
const today = () => exportDay(new Date());

/**
 * The comparison that the address says, and what of it can't be read. Each change is an address of its own, so that the way back
 * leads to what was before.
 */
export function useComparison() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { comparison: read, unknown } = useMemo(() => parseComparison(search), [search]);
  const comparison = useMemo((): DatedComparison => ({ ...read, ...usualPeriod(read, today()) }), [read]);
  const view = /^\d{1,9}$/.test(search.get(VIEW) ?? '') ? Number(search.get(VIEW)) : null;
  const show = useCallback(
    (next: Comparison, current: number | null) => {
      const parts = [comparisonSearch(next), current === null ? '' : `${VIEW}=${current}`];
      // as it is written: by way of `URLSearchParams` people would read %7E between the series
      void navigate({ search: parts.filter(Boolean).join('&') });
    },
    [navigate],
  );
  const change = (part: Partial<Comparison>) => show({ ...comparison, ...part }, view);
  return { comparison, unknown, view, show, change };
}
