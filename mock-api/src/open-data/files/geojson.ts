import type { Feature, FeatureCollection, Point } from 'geojson';
import type { Text } from '../../platform/text/language.ts';
import type { OpenStation, OpenStationLine } from '../store/snapshot.types.ts';

/** What of a station goes into a map's file: what is told of it in the list, and how to cite it. */
export type MappedStation = OpenStationLine & { source: Text };

/** A version of a station as the list tells it. */
export function lineOfVersion({ months, ...station }: OpenStation): OpenStationLine {
  const { agency, agency_id, version, hash, license, published_at, flows, aadt } = station;
  return {
    station: station.station,
    name: station.name,
    street_or_trail: station.street_or_trail,
    city: station.city,
    county: station.county,
    district: station.district,
    latitude: station.latitude,
    longitude: station.longitude,
    agency,
    flows,
    aadt,
    agency_id,
    version,
    hash,
    license,
    published_at,
    first_month: months[0]?.month ?? '',
    last_month: months.at(-1)?.month ?? '',
  };
}

/** The stations as points (RFC 7946): longitude before latitude, in WGS 84. One without a place is not there. */
export function geoJsonOf(stations: readonly MappedStation[]): FeatureCollection<Point> {
  const features = stations.flatMap((one) => featureOf(one));
  const places = features.map(({ geometry: { coordinates } }) => coordinates);
  const [lons, lats] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0));
  return {
    type: 'FeatureCollection',
    ...(lons && lats && places.length > 0
      ? { bbox: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] }
      : {}),
    features,
  };
}

function featureOf({ latitude, longitude, ...facts }: MappedStation): Feature<Point>[] {
  if (latitude === null || longitude === null) return [];
  return [
    {
      type: 'Feature',
      id: facts.station,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: facts,
    },
  ];
}
