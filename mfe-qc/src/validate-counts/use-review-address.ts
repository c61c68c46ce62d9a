import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CountFilters } from 'shared-domain';
import { useLocation, useNavigationType, useSearchParams } from 'shared-ui/router';
import { addressFromSearch, searchFromAddress, type ReviewAddress } from './address.rules.ts';

/**
 * What the address says of the review, and the change of it. Changes hold at once; the address follows a moment later,
 * in place of the one before, so that Back leads out of the review. `mayDiscard` is asked before a link within the
 * review replaces the rows; who declines gets the address back.
 */
export function useReviewAddress(mayDiscard: () => Promise<boolean>) {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(() => addressFromSearch(search));
  const latest = useRef(shown);
  const hold = (next: ReviewAddress) => {
    latest.current = next;
    setShown(next);
  };
  const change = (next: ReviewAddress) => {
    hold(next);
    setSearch(searchFromAddress(next), { replace: true });
  };

  // what replaces the address is our own; a link, Back and Forward are another's. Another station starts anew
  const { key, pathname } = useLocation();
  const [station] = useState(pathname);
  const action: string = useNavigationType();
  const follow = useEffectEvent(async () => {
    if (action === 'REPLACE' || pathname !== station) return;
    const next = addressFromSearch(search);
    if (sameFilters(next, latest.current) || (await mayDiscard())) hold(next);
    else change(latest.current);
  });
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current !== key) void follow();
    followed.current = key;
  }, [key]);

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

const sameFilters = (one: ReviewAddress, other: ReviewAddress) =>
  JSON.stringify(one.filters) === JSON.stringify(other.filters);
