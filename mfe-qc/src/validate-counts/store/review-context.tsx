import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Finding, Station, Suspect } from 'shared-domain';
import { useLoaded } from 'shared-ui/query';
import { useStore } from 'shared-ui/store';
import { findingsQuery } from '../findings/findings.resource.ts';
import { ofFlows } from '../findings/queue.rules.ts';
import { markedOf, workOf, type Work } from '../findings/work.rules.ts';
import { flowFilter, flowNamer } from '../flows.rules.ts';
import type { Places } from './places.ts';
import type { ReviewState } from './review-state.ts';
import type { Acts, Review } from './review.store.ts';

/** What is reviewed: the station as it is by now, and the suspects that its counts may be marked with. */
type Subject = { station: Station; suspects: Suspect[] };

const ReviewContext = createContext<Review | null>(null);
const SubjectContext = createContext<Subject | null>(null);

/** Hands an open review to the views below. */
export function ReviewProvider({
  review,
  station,
  suspects,
  children,
}: Subject & { review: Review; children: ReactNode }) {
  const subject = useMemo(() => ({ station, suspects }), [station, suspects]);
  return (
    <ReviewContext.Provider value={review}>
      <SubjectContext.Provider value={subject}>{children}</SubjectContext.Provider>
    </ReviewContext.Provider>
  );
}

/** The whole of it, for what is no view. */
export function useReviewItself(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('A view of a review needs a ReviewProvider above it');
  return review;
}

/** What a view shows of the review; it is drawn again when just this has changed. */
export function useReview<T>(select: (state: ReviewState) => T): T {
  return useStore(useReviewItself().store, select);
}

/** What can be done, by what it is about. */
export const useActs = (): Acts => useReviewItself().acts;

/** The parts of the screen that actions lead to. */
export const usePlaces = (): Places => useReviewItself().places;

/** The station, and the suspects to mark with. */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext);
  if (!subject) throw new Error('A view of a review needs a ReviewProvider above it');
  return subject;
}

/** The station's open findings, as the server lists them. */
export function useOpenFindings() {
  return useLoaded(findingsQuery(useReviewItself().stationId, 'open'));
}

const NONE: never[] = [];

/** What is listed, and whether the filters let a flow through. */
function useListed() {
  const { station } = useSubject();
  const { load } = useOpenFindings();
  const filters = useReview((state) => state.filters);
  const shown = useMemo(() => flowFilter(station, filters), [station, filters]);
  return { listed: load.state === 'loaded' ? load.value.data : NONE, shown };
}

/** The same as a queue of work. */
export function useWork(): Work {
  const { listed, shown } = useListed();
  const subject = useReview((state) => state.subject);
  return useMemo(() => workOf(listed, shown, subject), [listed, shown, subject]);
}

/** The findings that list and picture mark: the same whichever is looked at. */
export function useMarked(): Finding[] {
  const { listed, shown } = useListed();
  return useMemo(() => markedOf(ofFlows(listed, shown)), [listed, shown]);
}

/** How the station's flows are called, by id. */
export function useFlowName(): (flowId: number) => string {
  const { station } = useSubject();
  return useMemo(() => flowNamer(station), [station]);
}
