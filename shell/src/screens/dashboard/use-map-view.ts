import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';
import {
  clusterView,
  homeView,
  moved,
  wholeView,
  zoomed,
  type Box,
  type MapPoint,
  type View,
} from './map.rules.ts';
import { texas } from './texas.ts';

const STEP = 1.8;

/**
 * What the map shows and how to change it. It opens on `home`, the whole state where that is null, and follows the
 * size of the box until somebody zooms.
 */
export function useMapView(box: Box, surface: RefObject<HTMLElement | null>, home: MapPoint[] | null) {
  const whole = wholeView(texas, box);
  const [chosen, setChosen] = useState<View | 'whole' | null>(null);
  const view = chosen === 'whole' ? whole : (chosen ?? (home ? homeView(home, texas, box) : whole));
  const isWhole = view.scale === whole.scale;

  const zoom = (factor: number) => {
    const next = zoomed(view, factor, whole.scale);
    setChosen(next.scale === whole.scale ? 'whole' : next);
  };
  const zoomNow = useEffectEvent(zoom);

  // the wheel scrolls the page, with Ctrl it zooms; React's own wheel handlers can't hold the browser's zoom back
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomNow(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [surface]);

  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || isWhole) return;
    setChosen(moved(view, event.movementX, event.movementY, texas));
  };

  useEffect(() => {
    const element = surface.current;
    const acts: Record<string, () => void> = {
      '+': () => zoomNow(STEP),
      '=': () => zoomNow(STEP),
      '-': () => zoomNow(1 / STEP),
      Escape: () => setChosen('whole'),
    };
    const onKey = ({ key }: KeyboardEvent) => acts[key]?.();
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [surface]);

  return {
    view,
    isWhole,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showAll: () => setChosen('whole'),
    showCluster: (points: MapPoint[]) => setChosen(clusterView(points, box, view)),
    drag,
  };
}
