import { paths } from 'shared-domain';

/** What people are told about a station's counts, by the key of the notification. */
export type ToldOfCounts =
  | 'certified'
  | 'certifyFailed'
  | 'certifyNeedsReason'
  | 'lateCounts'
  | 'imported'
  | 'importFailed'
  | 'importUndone'
  | 'undoFailed';

/** The station's own page, the review of its counts, or what was brought in for it. */
type Place = 'station' | 'review' | 'imports';

const PLACES: Record<ToldOfCounts, Place> = {
  // with what was certified
  certified: 'station',
  // where it is tried again
  certifyFailed: 'review',
  // where findings are decided
  certifyNeedsReason: 'review',
  lateCounts: 'review',
  imported: 'review',
  // with the lines that were refused
  importFailed: 'imports',
  importUndone: 'station',
  undoFailed: 'imports',
};

const WAYS: Record<Place, (stationId: string) => string> = {
  station: (stationId) => paths.station.href({ stationId }),
  review: (stationId) => paths.validateCounts.href({ stationId }),
  imports: (stationId) =>
    `${paths.importHistory.href()}?${new URLSearchParams({ station: stationId }).toString()}`,
};

/** The screen that a notification about a station's counts leads to: where what it tells of is seen, or set right. */
export const toldWhere = (message: ToldOfCounts, stationId: string): string =>
  WAYS[PLACES[message]](stationId);
