import { lazy, Suspense, useMemo } from 'react';
import type { MapSettings, StationSummary } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { surroundingsQuery } from '../station-home/station-home.resource.ts';
import { placeFrom, textsOf, type CoordinateTexts } from './place-text.rules.ts';
import { editingTexts } from './texts.ts';
import './place-on-map.css';

type PlaceOnMapProps = {
  /** The number of the station in the form; null before it is published. */
  stationId: string | null;
  /** What the form's fields hold. */
  typed: CoordinateTexts;
  /** Told what the fields are to hold once the place was set on the map. */
  onPlace: (texts: CoordinateTexts) => void;
};
type OnMapProps = PlaceOnMapProps & { stations: StationSummary[]; tiles: MapSettings['tiles'] };

/** Fetched behind the form, which waits for it nowhere and goes on without it where it can't be had. */
const OnMap = lazy(async () => {
  try {
    const { PlaceMap, countersOf } = await import('shared-ui/map');
    function Drawn({ stationId, typed: [latitude, longitude], onPlace, stations, tiles }: OnMapProps) {
      const place = useMemo(() => placeFrom([latitude, longitude]), [latitude, longitude]);
      const neighbours = useMemo(
        () => countersOf(stations).filter((other) => other.stationId !== stationId),
        [stations, stationId],
      );
      return (
        <PlaceMap
          place={place}
          neighbours={neighbours}
          tiles={tiles}
          onPlace={(to) => onPlace(textsOf(to))}
        />
      );
    }
    return { default: Drawn };
  } catch {
    return { default: NoMap };
  }
});

/**
 * The station's place on a map, bound both ways to the form's coordinate fields. Stations around it that can't be had
 * are left out.
 */
export function PlaceOnMap(props: PlaceOnMapProps) {
  const t = useTexts(editingTexts);
  const { load } = useLoaded(surroundingsQuery);
  const around = load.state === 'loaded' ? load.value : null;
  return (
    <div className="place-on-map">
      <h3>{t('onMap')}</h3>
      {load.state === 'loading' ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <OnMap {...props} stations={around?.stations ?? []} tiles={around?.map.tiles ?? null} />
        </Suspense>
      )}
    </div>
  );
}

/** As high as the map, so that nothing moves when it comes. */
const Waiting = () => <div className="place-on-map-waiting" aria-hidden />;

function NoMap() {
  const t = useTexts(editingTexts);
  return <p className="cx-muted">{t('noMap')}</p>;
}
