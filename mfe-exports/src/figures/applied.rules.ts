import type { StationFigure } from 'shared-domain';

type Layered = Pick<NonNullable<StationFigure['layered']>, 'factors' | 'filled_days'>;

/** Which words tell what was laid over the counts: a layer that isn't there is not named. */
export function appliedTo({ factors, filled_days }: Layered): 'withLayers' | 'withFactors' | 'withFilled' {
  if (filled_days === 0) return 'withFactors';
  return factors.length === 0 ? 'withFilled' : 'withLayers';
}
