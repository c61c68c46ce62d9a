import type { StationSummary } from 'shared-domain';
import type { MapPoint } from './map.rules.ts';
import { project, type Projection } from './texas.rules.ts';

/** A station on the map. */
export type Counter = MapPoint & {
  stationId: string;
  name: string;
  area: string | null;
  /** Days that wait for review, null when none do. */
  days: number | null;
};

/** The published stations that have a place, as points of the map. */
export function countersOf(stations: StationSummary[], projection: Projection): Counter[] {
  return stations.flatMap((station) => {
    const { key, station_id_tmg, latitude, longitude } = station;
    if (station_id_tmg === null || latitude === null || longitude === null) return [];
    const [x, y] = project(projection, longitude, latitude);
    return {
      id: key,
      x,
      y,
      stationId: station_id_tmg,
      name: station.station_name,
      area: station.city,
      days: station.days_count,
    };
  });
}
