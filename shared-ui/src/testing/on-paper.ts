import { act } from '@testing-library/react';

/** Lays the page out for paper, as a browser tells it that prints; jsdom has no media. Gives what ends it. */
export function onPaper(): { begin: () => void; end: () => void } {
  const listeners = new Set<() => void>();
  const paper = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const screen = { ...paper, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = (query) => (query === 'print' ? paper : screen) as unknown as MediaQueryList;
  const tell = (matches: boolean) =>
    act(() => {
      paper.matches = matches;
      for (const listener of listeners) listener();
    });
  return { begin: () => tell(true), end: () => tell(false) };
}
