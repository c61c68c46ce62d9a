import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Coordinates, MapSettings } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import type { Counter } from './counter.record.ts';
import { Makers } from './makers.tsx';
import { MapGround } from './map-ground.tsx';
import { NeighbourDots, NeighbourNames, useNeighboursInView } from './neighbours.tsx';
import { PanButtons } from './pan-buttons.tsx';
import { PlaceMarker } from './place-marker.tsx';
import {
  coordinatesAt,
  draggedTo,
  inDegrees,
  nudged,
  PLACE_SCALE,
  placeOf,
  viewAfterTyping,
  viewOf,
  viewWith,
} from './place.rules.ts';
import type { Place } from './projection.rules.ts';
import { placeTexts } from './texts.ts';
import { sizeOnPaper, useBox } from './use-box.ts';
import { useMapView } from './use-map-view.ts';
import { useStreets } from './use-streets.ts';
import { usePlaceSetting } from './use-place-setting.ts';
import { CITY_UNITS, COUNTY_UNITS } from './fitted-view.rules.ts';
import { isInside, toPixels, toUnits } from './view.rules.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './map.css';
import './place-map.css';

type PlaceMapProps = {
  /** Where the place is by now, wherever that was said; null while nowhere. */
  place: Coordinates | null;
  /** Stations that stand around it, shown quietly. */
  neighbours: Counter[];
  tiles: MapSettings['tiles'];
  /** Told each place that is set here, with six decimals; null where the first one is taken back. */
  onPlace: (place: Coordinates | null) => void;
};

/**
 * A map that one place is set on: a press puts the marker there, dragging and arrow keys move it, Escape puts it back
 * where it was. It follows what is said of the place elsewhere; fields beside it are the way without a pointer.
 */
export function PlaceMap({ place, neighbours, tiles, onPlace }: PlaceMapProps) {
  const t = useTexts(placeTexts);
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { map, box, marker, shown, showPlace } = usePlaceMap(surface, { place, neighbours, onPlace });
  const inView = useNeighboursInView(neighbours, map.view, box);
  const { at } = marker;
  const { overlay, isPartial } = useStreets(tiles, map.view, box);
  return (
    <section className="cx-map is-small is-placing" aria-label={t('placeGroup')}>
      <div
        ref={surface}
        tabIndex={-1}
        style={sizeOnPaper(box)}
        className={`cx-map-surface ${map.isWhole ? '' : 'is-near'}`}
      >
        <MapGround
          view={map.view}
          box={box}
          covered={at ? [...inView, at] : inView}
          tiles={tiles}
          overlay={overlay}
        />
        <NeighbourDots inView={inView} />
        {at && shown && isInside(at, box) && (
          <PlaceMarker {...marker} at={at} place={shown} describedBy={help} />
        )}
        <ZoomButtons {...map} showPlace={showPlace} />
        <p className="cx-map-readout" aria-live="polite">
          {shown ? inDegrees(shown) : t('nowhere')}
        </p>
      </div>
      <div className="cx-map-below">
        <PanButtons {...map} />
        <Makers tiles={tiles} isPartial={isPartial} />
      </div>
      <p id={help} className="cx-map-help">
        <span className="cx-keys">
          {t('placeByMouse')} {t('placeKeys')}
        </span>
        <span className="cx-touch">{t('placeByFinger')}</span> {t('placeByFields')}
      </p>
      <NeighbourNames inView={inView} />
    </section>
  );
}

/** What the map shows, and how its marker moves. */
function usePlaceMap(
  surface: RefObject<HTMLDivElement | null>,
  { place, neighbours, onPlace }: Omit<PlaceMapProps, 'tiles'>,
) {
  const box = useBox(surface);
  const wantsFocus = useRef(false);
  const [dragged, setDragged] = useState<Coordinates | null>(null);
  const [home] = useState(() =>
    place
      ? { points: [{ id: 'place', ...placeOf(place) }], nearest: CITY_UNITS }
      : { points: neighbours, nearest: COUNTY_UNITS },
  );
  const pressed = (about: Place) => {
    setting.begin();
    wantsFocus.current = true;
    setting.set(coordinatesAt(toUnits(about, map.view)));
  };
  const map = useMapView(
    box,
    surface,
    { ...home, most: PLACE_SCALE },
    { onEscape: () => true, onPress: pressed, about: place && placeOf(place) },
  );
  const setting = usePlaceSetting({
    place,
    onPlace,
    onTyped: (typed) => map.show(viewAfterTyping(typed, map.view, box)),
  });
  const shown = dragged ?? place;
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // for the arrow keys to go on from there
    surface.current?.querySelector<HTMLElement>('.cx-place-marker')?.focus({ preventScroll: true });
  });

  const onKey = (key: string, isFine: boolean) => {
    const back = key === 'Escape' ? setting.putBack() : undefined;
    // the marker goes, and with it the focus
    if (back === null) surface.current?.focus({ preventScroll: true });
    const to = back ?? (place && nudged(place, key, isFine, map.view.scale));
    if (to) map.show(viewWith(to, map.view, box));
    if (to && !back) setting.set(to);
    return Boolean(to) || back === null;
  };
  const marker = {
    at: shown && toPixels(placeOf(shown), map.view, box),
    onFocus: setting.begin,
    onBlur: setting.end,
    onDrag: (by: Place | null) => setDragged(by && place && draggedTo(place, by, map.view, box)),
    onDrop: (by: Place) => {
      setDragged(null);
      if (place) setting.set(draggedTo(place, by, map.view, box));
    },
    onKey,
  };
  return { map, box, marker, shown, showPlace: place && (() => map.show(viewOf(place, map.view, box))) };
}
