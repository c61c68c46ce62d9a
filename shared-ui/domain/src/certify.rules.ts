/** Why counts of a station can't be certified just now. */
export type CertifyObstacle = 'certifying' | 'importing' | 'nothingWaits' | 'noneUncertified';

/**
 * What stands in the way of certifying what matches; null: nothing. `counts` is how many uncertified ones match, `waiting`
 * whether any count of the station is uncertified. A job at the station's counts comes first, as it changes the rest.
 */
export function certifyObstacle({
  certifying,
  importing,
  counts,
  waiting,
}: {
  certifying: boolean;
  importing: boolean;
  counts: number;
  waiting: boolean;
}): CertifyObstacle | null {
  if (certifying) return 'certifying';
  if (importing) return 'importing';
  if (counts > 0) return null;
  return waiting ? 'noneUncertified' : 'nothingWaits';
}
