// What moves on a page while it comes: layout shifts as the browser tells of them, with what moved.
import type { Page } from '@playwright/test';

/** A part of the browser's entry that the types of the DOM do not know. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Noted = { value: number; moved: string[] };
type Noting = typeof globalThis & { notedShifts: Noted[] };

/** The most that may move on a screen while it comes, as the browser adds it up. */
export const MOST_SHIFT = 0.02;

/** Has a page note its layout shifts from its start on; those that a person's own key or click brings count for nothing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'gone';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} (${Math.round(width)} × ${Math.round(height)})`;
    const noted: Noted[] = [];
    Object.assign(globalThis, { notedShifts: noted });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        noted.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved since the page was opened, or since this was asked last, and what, the most first. */
export const shiftsOf = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    const noted = (globalThis as Noting).notedShifts
      .splice(0)
      .toSorted((one, other) => other.value - one.value);
    return {
      sum: noted.reduce((sum, { value }) => sum + value, 0),
      moved: noted.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`),
    };
  });
