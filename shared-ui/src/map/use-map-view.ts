import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Place } from './projection.rules.ts';
import { useGestures } from './use-gestures.ts';
import {
  clusterView,
  homeView,
  moved,
  wholeView,
  zoomed,
  type Box,
  type MapPoint,
  type View,
} from './view.rules.ts';

const STEP = 1.8;

/**
 * What the map shows and how to change it. It opens on the points of `home`, no nearer than its map units, or on the
 * whole state where it has none, and follows the size of the box until somebody zooms or moves it. `onEscape` says whether Escape had something else to do.
 */
export function useMapView(
  box: Box,
  surface: RefObject<HTMLElement | null>,
  home: { points: MapPoint[]; nearest: number },
  onEscape: () => boolean,
) {
  const whole = wholeView(box);
  const [chosen, setChosen] = useState<View | 'whole' | null>(null);
  const view = chosen === 'whole' ? whole : (chosen ?? homeView(home.points, box, home.nearest));
  const isWhole = view.scale === whole.scale;

  const zoom = (factor: number, about?: Place) => {
    const next = zoomed(view, factor, whole.scale, about);
    setChosen(next.scale === whole.scale ? 'whole' : next);
  };
  useGestures(surface, {
    zoom,
    move: (dx, dy) => {
      if (!isWhole) setChosen(moved(view, dx, dy));
    },
  });

  const onKeyNow = useEffectEvent((key: string) => {
    if (key === '+' || key === '=') zoom(STEP);
    if (key === '-') zoom(1 / STEP);
    if (key === 'Escape' && !onEscape()) setChosen('whole');
  });
  useEffect(() => {
    const element = surface.current;
    const onKey = ({ key }: KeyboardEvent) => onKeyNow(key);
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
  };
}
