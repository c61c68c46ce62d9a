import { useEffect, useState } from 'react';
import { messageOf, type Load } from 'shared-ui/api';
import { COUNTS_RETRY_MS, cursorIn, type CountsPage } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { countsPageQuery } from './counts.resource.ts';
import { isWorthRetrying } from './retry.rules.ts';
import { nothingSeen, seenAfter } from './shown-page.rules.ts';
import { useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';

/**
 * The page of counts that is asked for. The page before stays until it is here. An error is told, and the load tried
 * again after two seconds.
 */
export function useCountsPage() {
  const t = useTexts(validateTexts);
  const { station_id_tmg: stationId } = useSubject().station;
  const filters = useReview((state) => state.filters);
  const order = useReview((state) => state.order);
  const cursor = cursorIn(
    useReview((state) => state.cursor),
    order,
  );
  const { load, reload, refreshing } = useLoaded(countsPageQuery(stationId, filters, cursor));
  useRetry(load, reload);

  const [seen, setSeen] = useState(() => nothingSeen(filters));
  const now = seenAfter(seen, load, { filters, cursor });
  if (now !== seen) setSeen(now);
  // the page of an earlier visit, until an answer takes its place
  const [former, setFormer] = useState<CountsPage | null>(null);
  if (refreshing && former !== now.page) setFormer(now.page);
  return {
    page: now.page,
    /** Its name, and of no other page. */
    name: JSON.stringify([now.filters, now.cursor]),
    error: now.failure && messageOf(now.failure, t('countsFailed')),
    /** Whether the page is of an earlier visit, so that the next answer is no change of this person's. */
    isFormer: now.page !== null && now.page === former,
    busy: load.state === 'loading',
    reload,
  };
}

function useRetry(load: Load<CountsPage>, reload: () => Promise<void>): void {
  const again = load.state === 'failed' && isWorthRetrying(load.error.status);
  useEffect(() => {
    if (!again) return undefined;
    const retry = setTimeout(() => void reload(), COUNTS_RETRY_MS);
    return () => clearTimeout(retry);
  }, [again, reload]);
}
