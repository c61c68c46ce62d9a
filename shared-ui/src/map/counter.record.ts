import type { StationSummary } from 'shared-domain';
import type { CounterFigure } from './counter-figure.ts';
import { project } from './projection.rules.ts';
import type { MapPoint } from './view.rules.ts';

/** A station on the map. */
export type Counter = MapPoint & {
  stationId: string;
  name: string;
  area: string | null;
  /** Days that wait for review, null when none do. */
  days: number | null;
  /** On a map of figures: what stands in place of what waits for review. */
  figure?: CounterFigure;
};

type Located = Pick<
  StationSummary,
  'key' | 'station_id_tmg' | 'station_name' | 'city' | 'latitude' | 'longitude' | 'days_count'
>;

/** Where a place lies on the map. */
export const placedAt = (longitude: number, latitude: number) => project(longitude, latitude);

/** The published stations that have a place, as points of the map. */
export function countersOf(stations: readonly Located[]): Counter[] {
  return stations.flatMap((station) => {
    const { key, station_id_tmg, latitude, longitude } = station;
    if (station_id_tmg === null || latitude === null || longitude === null) return [];
    return {
      id: key,
      ...project(longitude, latitude),
      stationId: station_id_tmg,
      name: station.station_name,
      area: station.city,
      days: station.days_count,
    };
  });
}
