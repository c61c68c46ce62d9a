import { useEffect } from 'react';

/** Keeps the focus on the page as long as the layout stands; what does so comes after the first screen. */
export function useFocusHome(): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async () => {
      const { watchFocus } = await import('./focus-home.ts');
      if (!isOver) end = watchFocus();
    };
    // the page works without it
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}
