import { useCallback, useEffect, useRef, useState } from 'react';

/** For `ref`: what has just come takes the focus, since what had it is gone. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();

/** For `ref`: the first button of what has just come takes the focus. */
export const focusFirstButton = (element: HTMLElement | null): void =>
  element?.querySelector('button')?.focus();

/** A place that takes the focus when `focus` is called: the row that had it goes with what was done. */
export function useFocusPlace<E extends HTMLElement>() {
  const place = useRef<E>(null);
  const [times, setTimes] = useState(0);
  // after a dialog that closes has given it back to the button that opened it
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  const focus = useCallback(() => setTimes((before) => before + 1), []);
  return { place, focus };
}
