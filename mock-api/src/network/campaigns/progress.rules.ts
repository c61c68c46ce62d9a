import type { CampaignProgress, CampaignStationState } from 'shared-domain';
import { isDone } from './station-state.rules.ts';

type Counted = { state: CampaignStationState; days: number; certified: number };

/** How far stations are: days that are certified of those with counts. One that is left out is done, and its days are not asked for. */
export function progressOf(stations: readonly Counted[]): CampaignProgress {
  const asked = stations.filter(({ state }) => state !== 'left out');
  return {
    days: asked.reduce((sum, { days }) => sum + days, 0),
    certified: asked.reduce((sum, { certified }) => sum + certified, 0),
    stations: stations.length,
    done: stations.filter(({ state }) => isDone(state)).length,
  };
}

/** Several parts as one. */
export const addedUp = (parts: readonly CampaignProgress[]): CampaignProgress =>
  parts.reduce(
    (sum, one) => ({
      days: sum.days + one.days,
      certified: sum.certified + one.certified,
      stations: sum.stations + one.stations,
      done: sum.done + one.done,
    }),
    { days: 0, certified: 0, stations: 0, done: 0 },
  );
