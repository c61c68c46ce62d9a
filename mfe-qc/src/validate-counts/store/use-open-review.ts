import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from 'shared-ui/remote';
import { useLocation, useNavigationType, useSearchParams } from 'shared-ui/router';
import { addressFromSearch, searchFromAddress } from '../address.rules.ts';
import { leaveReview } from '../review-keys.ts';
import { openReviewOf, type Review } from './review.store.ts';

/**
 * Opens a review at the address of the page, for as long as the component is there. Changes hold at once; the address
 * follows a moment later, in place of the one before, so that Back leads out of the review. Who declines a link within
 * the review gets the address back.
 */
export function useOpenReview(stationId: string): Review {
  const [search, setSearch] = useSearchParams();
  const services = useServices();
  const [review] = useState(() => openReviewOf(stationId, addressFromSearch(search)));
  // what the page around has to offer changes; the review stays
  useLayoutEffect(() => {
    review.attach({
      services,
      writeAddress: (address) => setSearch(searchFromAddress(address), { replace: true }),
    });
  });

  useEffect(() => () => leaveReview(stationId), [stationId]);

  // what replaces the address is our own; a link, Back and Forward are another's. Another station starts anew
  const { key, pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const action: string = useNavigationType();
  const follow = useEffectEvent(() => {
    if (action !== 'REPLACE' && pathname === openedAt)
      void review.acts.filters.follow(addressFromSearch(search));
  });
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current !== key) follow();
    followed.current = key;
  }, [key]);
  return review;
}
