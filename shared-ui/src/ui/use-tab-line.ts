import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the open tab in view where the tabs are a line that scrolls, the page itself where it is, and marks the sides
 * that more tabs lie beyond (`data-before`, `data-after`).
 */
export function useTabLine(list: RefObject<HTMLElement | null>, at: number): void {
  useLayoutEffect(() => {
    if (list.current) show(list.current, at);
  }, [list, at]);
  useEffect(() => {
    const line = list.current;
    if (!line) return undefined;
    const mark = () => markSides(line);
    mark();
    line.addEventListener('scroll', mark, { passive: true });
    const resized = () => {
      show(line, tabInUse(line));
      mark();
    };
    window.addEventListener('resize', resized);
    return () => {
      line.removeEventListener('scroll', mark);
      window.removeEventListener('resize', resized);
    };
  }, [list]);
}

const tabsOf = (line: HTMLElement) => [...line.querySelectorAll<HTMLElement>('[role="tab"]')];
const tabInUse = (line: HTMLElement) =>
  tabsOf(line).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

/** The open tab in the middle, as far as the line reaches. */
function show(line: HTMLElement, at: number): void {
  const tab = tabsOf(line)[at];
  if (tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

function markSides(line: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = line;
  line.toggleAttribute('data-before', scrollLeft > 1);
  line.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
