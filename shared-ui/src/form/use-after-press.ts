import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something as soon as no button of the mouse is pressed; where none is, once what is being done is drawn. A tap
 * presses one, too. What is said of a field that is left grows or shrinks the page: under a pressed button or link that
 * would lose its click.
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onDown = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const runs = waiting.current ?? [];
      waiting.current = null;
      for (const run of runs) run();
    };
    // the click follows the end of the press
    const onUp = () => {
      clearTimeout(timer);
      timer = setTimeout(release);
    };
    window.addEventListener('mousedown', onDown, { capture: true });
    window.addEventListener('mouseup', onUp, { capture: true });
    window.addEventListener('dragend', onUp, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('mousedown', onDown, { capture: true });
      window.removeEventListener('mouseup', onUp, { capture: true });
      window.removeEventListener('dragend', onUp, { capture: true });
    };
  }, []);
  return useCallback((run) => {
    if (waiting.current) waiting.current.push(run);
    else queueMicrotask(run);
  }, []);
}
