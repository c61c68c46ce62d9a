import { useCallback, useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { clusterView, moved, wholeView, zoomed, type Box, type MapPoint, type View } from './map.rules.ts';
import { texas } from './texas.ts';

const STEP = 1.8;

/** What the map shows and how to change it. The whole state until somebody zooms; it then follows the box. */
export function useMapView(box: Box, surface: RefObject<HTMLElement | null>) {
  const whole = wholeView(texas, box);
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? whole;

  const zoom = useCallback(
    (factor: number) => {
      setChosen((now) => {
        const least = wholeView(texas, box);
        const next = zoomed(now ?? least, factor, least.scale);
        return next.scale === least.scale ? null : next;
      });
    },
    [box],
  );

  // the wheel scrolls the page, with Ctrl it zooms; React's own wheel handlers can't hold the browser's zoom back
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [surface, zoom]);

  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || chosen === null) return;
    setChosen(moved(chosen, event.movementX, event.movementY, texas));
  };

  useEffect(() => {
    const element = surface.current;
    const acts: Record<string, () => void> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      Escape: () => setChosen(null),
    };
    const onKey = ({ key }: KeyboardEvent) => acts[key]?.();
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [surface, zoom]);

  return {
    view,
    isWhole: chosen === null,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showAll: () => setChosen(null),
    showCluster: (points: MapPoint[]) => setChosen(clusterView(points, box, view)),
    drag,
  };
}
