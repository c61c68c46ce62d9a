import { useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 1000;

/**
 * Counts seconds down to zero and then calls `onEnd` once; 0 seconds: never. The clock stops while pointer or focus
 * are inside the element that gets `holders`.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [passed, setPassed] = useState(0);
  const held = useRef(false);
  const end = useEffectEvent(onEnd);
  const left = Math.max(0, seconds - passed);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const clock = setInterval(() => {
      if (!held.current) setPassed((now) => now + 1);
    }, TICK_MS);
    return () => clearInterval(clock);
  }, [running]);
  const over = seconds > 0 && !running;
  useEffect(() => {
    if (over) end();
  }, [over]);
  const hold = (on: boolean) => () => {
    held.current = on;
  };
  return {
    left,
    holders: {
      onMouseEnter: hold(true),
      onMouseLeave: hold(false),
      onFocus: hold(true),
      onBlur: hold(false),
    },
  };
}
