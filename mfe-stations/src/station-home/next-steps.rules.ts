import type { StationHome } from 'shared-domain';

/** What can come next for a station, in the order of the work. */
export type NextStep =
  | { step: 'addFlows' | 'takeChannels' | 'review' | 'upload' | 'fetch' | 'export'; ready: true }
  /** Another step comes first. */
  | { step: Later; ready: false };
type Later = 'upload' | 'fetch' | 'review';

/**
 * The steps that a station's page proposes, the next one first. A step stays until it is done: flows until there are some,
 * counts until each flow has one, new channels at the
 * vendor's until a flow takes their counts, the review until no day waits, the export as long as something is certified. While nothing
 * can be done about a station but to begin, what comes later is named too.
 */
export function nextSteps({
  station,
  flows,
  certified_until,
  new_channels,
}: Pick<StationHome, 'flows' | 'certified_until' | 'new_channels'> & {
  station: Pick<StationHome['station'], 'days_count' | 'certifying' | 'importing' | 'last_count'>;
}): NextStep[] {
  if (flows.length === 0) return [now('addFlows'), later('upload'), later('fetch'), later('review')];
  const steps: NextStep[] = [];
  if (station.days_count !== null && station.certifying === 0) steps.push(now('review'));
  // nothing is imported of a channel by itself: whether it counts for the station a person knows
  if (new_channels !== null) steps.push(now('takeChannels'));
  // what an import under way will bring is not asked for once more
  if (station.importing === 0 && flows.some(({ last_count }) => last_count === null))
    steps.push(now('upload'), now('fetch'));
  if (station.last_count === null) steps.push(later('review'));
  if (certified_until !== null) steps.push(now('export'));
  return steps;
}

const now = (step: NextStep['step']): NextStep => ({ step, ready: true });
const later = (step: Later): NextStep => ({ step, ready: false });
