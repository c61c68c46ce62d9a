import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import type { Place } from './projection.rules.ts';
import { useGestures } from './use-gestures.ts';
import { clusterView, homeView, wholeView } from './fitted-view.rules.ts';
import {
  isInside,
  moved,
  panned,
  toPixels,
  zoomed,
  type Box,
  type Direction,
  type MapPoint,
  type View,
} from './view.rules.ts';

const STEP = 1.8;

/** What a map opens on: points, no nearer than so many map units; and how far in it can be zoomed. */
type Home = { points: MapPoint[]; nearest: number; most?: number };
type Acts = {
  /** Whether Escape had something else to do than to show the whole state. */
  onEscape: () => boolean;
  /** What a press of the ground does, in pixels from the middle of the box; nothing if left out. */
  onPress?: (about: Place) => void;
  /** What keys and buttons zoom about, in map units, as long as it is in view; the middle if left out. */
  about?: Place | null;
};

/**
 * What the map shows and how to change it. It opens on the points of `home`, or on the whole state where it has none,
 * and follows the size of the box until somebody zooms or moves it.
 */
export function useMapView(
  box: Box,
  surface: RefObject<HTMLElement | null>,
  home: Home,
  { onEscape, onPress, about: kept = null }: Acts,
) {
  const whole = useMemo(() => wholeView(box), [box]);
  const { points, nearest } = home;
  // reckoned over all points: not at every step of a drag
  const first = useMemo(() => homeView(points, box, nearest), [points, box, nearest]);
  const [chosen, setChosen] = useState<View | 'whole' | null>(null);
  const viewOf = (now: View | 'whole' | null) => (now === 'whole' ? whole : (now ?? first));
  const view = viewOf(chosen);
  const isWhole = view.scale === whole.scale;

  // fingers and wheels tell more than one step between two drawings: each goes on from the one before it
  const zoom = (factor: number, about?: Place) =>
    setChosen((now) => {
      const next = zoomed(viewOf(now), factor, { least: whole.scale, most: home.most }, about);
      return next.scale === whole.scale ? 'whole' : next;
    });
  /** By a key or a button. */
  const step = (factor: number) => {
    const at = kept && toPixels(kept, view, box);
    zoom(factor, at && isInside(at, box) ? { x: at.x - box.width / 2, y: at.y - box.height / 2 } : undefined);
  };
  useGestures(surface, {
    zoom,
    move: (dx, dy) =>
      setChosen((now) => (viewOf(now).scale === whole.scale ? now : moved(viewOf(now), dx, dy))),
    press: onPress,
  });

  const onKeyNow = useEffectEvent((key: string) => {
    if (key === '+' || key === '=') step(STEP);
    if (key === '-') step(1 / STEP);
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
    zoomIn: () => step(STEP),
    zoomOut: () => step(1 / STEP),
    /** What moves the map that way; null where there is nothing to move to. */
    panTo: (direction: Direction) => {
      const next = isWhole ? null : panned(view, direction, box);
      return next && (() => setChosen(next));
    },
    showAll: () => setChosen('whole'),
    show: (next: View) => setChosen(next),
    showCluster: (points: MapPoint[]) => setChosen(clusterView(points, box, view, home.most)),
  };
}
