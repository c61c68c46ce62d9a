import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import type { Box } from './view.rules.ts';

/** Until the element is laid out. */
const FIRST_GUESS: Box = { width: 896, height: 500 };

/** Size of an element in pixels, kept up to date with the window. */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(FIRST_GUESS);
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      if (width > 0 && height > 0)
        setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return box;
}

/** The size as the style sheet takes it for paper, where the map is made smaller as a whole. */
export const sizeOnPaper = ({ width, height }: Box) =>
  ({ '--cx-map-width': width, '--cx-map-height': height }) as CSSProperties;
