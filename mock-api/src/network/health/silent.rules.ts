import { DAY, type Minutes } from './instants.ts';
import { stateOf } from './health-state.rules.ts';
import { planOf, type Entered } from './plan.ts';
import type { StoredWatch } from './stored-watch.ts';

/** A published station whose watch has found something, and what people have planned of it. */
export type WatchedNow = Entered & { permanent: boolean };

/** What the watch knows of a station by now: nothing of a counter that was exchanged for one which does not count by itself. */
export const watchOf = ({ permanent, state }: Pick<WatchedNow, 'permanent' | 'state'>): StoredWatch | null =>
  state?.is === 'counter' && !permanent ? null : state;

/** Since when a station's state is silent, null where it is another: the one rule, wherever it is told. What comes behind silence in its order is not asked for. */
function silentSince(of: WatchedNow, now: Minutes): Minutes | null {
  const { state, since } = stateOf(
    {
      ...planOf(of),
      expected: [],
      polled: null,
      watch: watchOf(of),
      hasCounts: true,
      needsReview: false,
      maintenanceSince: null,
      failingSince: null,
    },
    now,
  );
  return state === 'silent' ? since : null;
}

/** Whether a station's state is silent. */
export const isSilent = (of: WatchedNow, now: Minutes): boolean => silentSince(of, now) !== null;

const LONG: Minutes = 28 * DAY;

/** Whether it has been so for longer than four weeks: of these no more is told one by one. */
export const isSilentLong = (of: WatchedNow, now: Minutes): boolean =>
  (silentSince(of, now) ?? Infinity) < now - LONG;
