import { outdate, type Key } from 'shared-ui/query';

/** What of a station an answer is about, as far as a change of its counts reaches it. */
type Subject =
  'station' | 'page' | 'paper' | 'scope' | 'findings' | 'picture' | 'history' | 'certify' | 'settings';

/** The name of an answer of the server about a station's counts. */
export function reviewKey(stationId: string, subject: Subject, ...rest: Key): Key {
  return ['review', stationId, subject, ...rest];
}

/** What changes when counts were marked: the page of the list shows by itself what it has sent. */
export const AFTER_MARKS = ['scope', 'findings', 'picture', 'history'] as const satisfies Subject[];

/** What changes when counts were changed elsewhere on the screen. */
export const AFTER_CHANGE = ['page', ...AFTER_MARKS] as const;

/** For how long an answer is kept that nothing shows, in milliseconds: between two drawings, not between two visits. */
const KEPT_MS = 1000;

/** An answer about a station's counts that is too long, or too seldom looked at, to outlive the review that shows it. */
export const ofReview = (stationId: string, subject: Subject, ...rest: Key) => ({
  queryKey: reviewKey(stationId, subject, ...rest),
  gcTime: KEPT_MS,
});

/** For how long what a review shows first is kept for the next visit, in milliseconds. */
const PICTURE_MS = 5 * 60_000;

/**
 * What a review shows first: the next visit shows it at once and asks again, as anybody may have changed the counts; not
 * where this person has (`keepOnly` of shared-ui/query).
 */
export const ofFirstLook = (stationId: string, subject: Subject, ...rest: Key) => ({
  ...ofReview(stationId, subject, ...rest),
  gcTime: PICTURE_MS,
});

/** The same of what several views show: while the review is open it holds until somebody says that it is outdated. */
export const ofViews = (stationId: string, subject: Subject, ...rest: Key) => ({
  ...ofFirstLook(stationId, subject, ...rest),
  staleTime: Infinity,
});

/** Says that a review was left: what its views showed is asked for again by the next visit. */
export function leaveReview(stationId: string): void {
  for (const subject of ['scope', 'findings'] as const) outdate(reviewKey(stationId, subject));
}
