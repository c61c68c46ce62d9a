import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import {
  COUNTS_RETRY_MS,
  FIRST_PAGE,
  type CountFilters,
  type CountsCursor,
  type CountsPage,
} from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { loadCountsPage } from './counts.resource.ts';
import { isWorthRetrying } from './retry.rules.ts';
import { validateTexts } from './texts.ts';

/** The page that is shown; `turn` is raised when another page takes its place, so that a list can start afresh. */
export type ShownPage = { page: CountsPage; turn: number };
/** Each asking is an object of its own: the same page may be asked for again. */
type Request = { cursor: CountsCursor };

/**
 * The pages of a station's counts, from the first on. The shown page stays until the next is here. An error is told,
 * and the load tried again after two seconds. `filters` must keep its identity while it means the same.
 */
export function useCountsPage(stationId: string, filters: CountFilters) {
  const t = useTexts(validateTexts);
  const [request, setRequest] = useState<Request>({ cursor: FIRST_PAGE });
  const [settled, setSettled] = useState<Request | null>(null);
  const [shown, setShown] = useState<(ShownPage & { cursor: CountsCursor }) | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reload = useCallback(() => setRequest(({ cursor }) => ({ cursor })), []);
  const goTo = useCallback((cursor: CountsCursor) => setRequest({ cursor }), []);

  const wordsOf = useEffectEvent((problem: unknown) => messageOf(problem, t('countsFailed')));
  useEffect(() => {
    let overtaken = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const show = (page: CountsPage) => {
      if (overtaken) return;
      const { cursor } = request;
      setShown((before) => ({
        page,
        cursor,
        turn: (before?.turn ?? 0) + (before?.cursor === cursor ? 0 : 1),
      }));
      setError(null);
      setSettled(request);
    };
    const fail = (problem: unknown) => {
      if (overtaken) return;
      setError(wordsOf(problem));
      setSettled(request);
      const status = problem instanceof ApiError ? problem.status : 0;
      if (isWorthRetrying(status)) retry = setTimeout(reload, COUNTS_RETRY_MS);
    };
    loadCountsPage(stationId, filters, request.cursor).then(show, fail);
    return () => {
      overtaken = true;
      clearTimeout(retry);
    };
  }, [stationId, filters, request, reload]);

  return { shown, error, busy: settled !== request, reload, goTo };
}
