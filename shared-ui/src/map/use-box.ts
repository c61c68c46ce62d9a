import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import type { Box } from './view.rules.ts';

/** Until the element is laid out. */
const FIRST_GUESS: Box = { width: 896, height: 500 };

/** Size of an element in pixels, kept up to date; told by the browser once it has laid the page out, which nobody makes it do twice. */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(FIRST_GUESS);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0)
        setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

/** The size as the style sheet takes it for paper, where the map is made smaller as a whole. */
export const sizeOnPaper = ({ width, height }: Box) =>
  ({ '--cx-map-width': width, '--cx-map-height': height }) as CSSProperties;
