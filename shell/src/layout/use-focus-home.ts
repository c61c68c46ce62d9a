import { useEffect } from 'react';

/** Keeps the focus on the page as long as the layout stands; what does so comes after the first screen. */
export function useFocusHome(): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    void import('./focus-home.ts').then(
      ({ watchFocus }) => {
        if (!isOver) end = watchFocus();
      },
      // the page works without it
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}
