import { lazy, Suspense, useMemo } from 'react';
import type { MapSettings, StationSummary } from 'shared-domain';
import { useLoaded } from 'shared-ui/query';
import { LoadState, Spinner } from 'shared-ui/ui';
import { surroundingsQuery } from './station-home.resource.ts';

/** Fetched when a station is looked at: no other screen of this part shows a map. */
const PlaceMap = lazy(async () => {
  const { CounterMap, countersOf } = await import('shared-ui/map');
  function OnMap({ stations, about, tiles }: PlaceMapProps) {
    const counters = useMemo(() => countersOf(stations), [stations]);
    return <CounterMap counters={counters} about={about} tiles={tiles} />;
  }
  return { default: OnMap };
});
type PlaceMapProps = {
  stations: StationSummary[];
  about: string;
  tiles: MapSettings['tiles'];
};

/** Where the station stands, with its neighbours. */
export function HomePlace({ stationId }: { stationId: string }) {
  const { load, reload } = useLoaded(surroundingsQuery);
  return (
    <div className="station-place">
      <LoadState load={load} retry={reload}>
        {({ stations, map }) => (
          <Suspense fallback={<Spinner />}>
            <PlaceMap stations={stations} about={stationId} tiles={map.tiles} />
          </Suspense>
        )}
      </LoadState>
    </div>
  );
}
