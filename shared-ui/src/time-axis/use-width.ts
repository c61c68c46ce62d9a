import { useEffect, useState, type RefObject } from 'react';

/** Width to draw with before the element has been measured, and where nothing is laid out. */
const FIRST = 700;

/** The element's width in whole pixels, kept up to date; `first` before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, first = FIRST): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      // hidden, as while the screen waits for a part of it: a canvas without a width can't be drawn from
      if (now > 0) setWidth(now);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
