import { useEffect, useMemo, useState, type CSSProperties, type RefObject } from 'react';
import { usePrinting } from '../ui/index.ts';
import type { Box, Part } from './view.rules.ts';

/** Until the element is laid out. */
const FIRST_GUESS: Box = { width: 896, height: 500 };

/** So wide is a map on paper at least, before it is made smaller as a whole: that of a narrow window shows more to both sides. */
const LEAST_ON_PAPER = 700;

/** What lies on a map and must not lie on what it shows. */
const CONTROLS = '.cx-map-zoom, .cx-map-legend, .cx-map-readout';

/** Where controls lie on a map: what takes no room, as on paper, is none. */
function controlsOn(map: HTMLElement): Part[] {
  return [...map.querySelectorAll<HTMLElement>(CONTROLS)]
    .map(({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }) => {
      return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
    })
    .filter(({ left, right }) => right > left);
}

const isSame = (one: Box, other: Box) => JSON.stringify(one) === JSON.stringify(other);

/** Size of a map in pixels, and where controls lie on it, kept up to date; told by the browser once it has laid the page out, which nobody makes it do twice. */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(FIRST_GUESS);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      const next = { width, height, controls: controlsOn(measured) };
      if (width > 0 && height > 0) setBox((now) => (isSame(now, next) ? now : next));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  const isOnPaper = usePrinting() !== null;
  return useMemo(
    () => (isOnPaper ? { ...box, width: Math.max(box.width, LEAST_ON_PAPER) } : box),
    [box, isOnPaper],
  );
}

/** The size as the style sheet takes it for paper, where the map is made smaller as a whole. */
export const sizeOnPaper = ({ width, height }: Box) =>
  ({ '--cx-map-width': width, '--cx-map-height': height }) as CSSProperties;
