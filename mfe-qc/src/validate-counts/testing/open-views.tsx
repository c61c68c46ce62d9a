import { useEffect, type ReactNode } from 'react';
import { paths, type CountFilters } from 'shared-domain';
import { lookups, useLoaded } from 'shared-ui/query';
import { renderScreen, type ScreenOptions } from 'shared-ui/testing';
import { stationQuery } from '../counts.resource.ts';
import { ReviewProvider } from '../store/review-context.tsx';
import type { Review } from '../store/review.store.ts';
import { useOpenReview } from '../store/use-open-review.ts';
import { STATION } from './review.tsx';

/** Draws parts of a review by themselves, as Austin's ordinary user; gives the review along with the rest. */
export async function openViews(
  children: ReactNode,
  filters: Partial<Record<keyof CountFilters | 'finding', string>> = {},
  { stationId = STATION, ...options }: ScreenOptions & { stationId?: string } = {},
) {
  let opened: Review | null = null;
  function Opened() {
    const review = useOpenReview(stationId);
    useEffect(() => {
      opened = review;
    }, [review]);
    const station = useLoaded(stationQuery(stationId)).load;
    const suspects = useLoaded(lookups.suspects).load;
    if (station.state !== 'loaded' || suspects.state !== 'loaded') return null;
    return (
      <ReviewProvider review={review} station={station.value} suspects={suspects.value}>
        {children}
      </ReviewProvider>
    );
  }
  const view = await renderScreen(<Opened />, {
    as: 'user',
    at: `${paths.validateCounts.href({ stationId })}?${new URLSearchParams(filters).toString()}`,
    routePattern: paths.validateCounts.pattern,
    ...options,
  });
  const review = () => opened!;
  return { ...view, review, state: () => review().store.getState() };
}
