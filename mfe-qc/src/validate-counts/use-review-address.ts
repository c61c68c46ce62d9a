import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CountFilters } from 'shared-ui/domain';
import { useLocation, useNavigationType, useSearchParams } from 'shared-ui/router';
import { addressFromSearch, searchFromAddress, type ReviewAddress } from './address.rules.ts';

/**
 * What the address says of the review, and the change of it. Changes hold at once; the address follows a moment later,
 * in place of the one before, so that Back leads out of the review.
 */
export function useReviewAddress() {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(() => addressFromSearch(search));
  const latest = useRef(shown);
  const hold = (next: ReviewAddress) => {
    latest.current = next;
    setShown(next);
  };

  // what replaces the address is our own; a link, Back and Forward are another's
  const { key } = useLocation();
  const action: string = useNavigationType();
  const follow = useEffectEvent(() => {
    if (action !== 'REPLACE') hold(addressFromSearch(search));
  });
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current !== key) follow();
    followed.current = key;
  }, [key]);

  const change = (next: ReviewAddress) => {
    hold(next);
    setSearch(searchFromAddress(next), { replace: true });
  };
  const text = JSON.stringify(shown.filters);
  return {
    /** The same object while they mean the same. */
    filters: useMemo(() => JSON.parse(text) as CountFilters, [text]),
    /** The finding that is looked at (`subjectOf`). */
    finding: shown.finding,
    changeFilters: (part: CountFilters) =>
      change({ ...latest.current, filters: { ...latest.current.filters, ...part } }),
    changeFinding: (finding: string | null) => change({ ...latest.current, finding }),
  };
}
