import { invalidate, type Key } from 'shared-ui/query';

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

/** An answer about a station's counts: it does not outlive the review that shows it, as anybody may change counts. */
export const ofReview = (stationId: string, subject: Subject, ...rest: Key) => ({
  queryKey: reviewKey(stationId, subject, ...rest),
  gcTime: KEPT_MS,
});

/** The same of one that several views show: it holds until somebody says that it is outdated. */
export const ofViews = (stationId: string, subject: Subject, ...rest: Key) => ({
  ...ofReview(stationId, subject, ...rest),
  staleTime: Infinity,
});

/** Says that a review was left: what its views showed does not hold for the next visit. */
export function leaveReview(stationId: string): void {
  for (const subject of ['scope', 'findings'] as const) void invalidate(reviewKey(stationId, subject));
}
