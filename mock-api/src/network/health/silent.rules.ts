import type { Minutes } from './instants.ts';
import { stateOf } from './health-state.rules.ts';
import { closedSpans, retiredAt } from './plan.ts';
import type { StoredWatch } from './stored-watch.ts';

/** A published station whose watch has found something, and what people have planned of it. */
export type WatchedNow = {
  permanent: boolean;
  year_station_discontinued: number | null;
  time_zone: string;
  closures: readonly { first_day: string; last_day: string }[];
  state: StoredWatch | null;
};

/** What the watch knows of a station by now: nothing of a counter that was exchanged for one which does not count by itself. */
export const watchOf = ({ permanent, state }: Pick<WatchedNow, 'permanent' | 'state'>): StoredWatch | null =>
  state?.is === 'counter' && !permanent ? null : state;

/** Whether a station's state is silent: the one rule, wherever it is told. What comes behind silence in its order is not asked for. */
export const isSilent = (of: WatchedNow, now: Minutes): boolean =>
  stateOf(
    {
      retiredAt: retiredAt(of),
      closures: closedSpans(of.closures, of.time_zone),
      watch: watchOf(of),
      hasCounts: true,
      needsReview: false,
      maintenanceSince: null,
      failingSince: null,
    },
    now,
  ).state === 'silent';
