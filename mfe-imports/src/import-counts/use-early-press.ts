import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImportRequest } from 'shared-domain';

/**
 * A press while the file is still being read is not lost: what it asks for is loaded once the file has been read whole. It is
 * forgotten when something else is chosen meanwhile, or when the file turns out not to be loadable.
 */
export function useEarlyPress({
  request,
  isAwaited,
  isKeptOut,
  load,
}: {
  request: ImportRequest | null;
  isAwaited: boolean;
  isKeptOut: boolean;
  load: () => Promise<void>;
}): { isPressed: boolean; press: () => void } {
  const [pressed, setPressed] = useState<string | null>(null);
  // once for each press, however often the file is read until that is answered
  const begun = useRef(false);
  const asked = JSON.stringify(request);
  const isPressed = pressed !== null;
  if (isPressed && (isKeptOut || pressed !== asked)) setPressed(null);
  const loadOnce = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    await load();
    setPressed(null);
  });
  useEffect(() => {
    if (isPressed && !isAwaited) void loadOnce();
  }, [isPressed, isAwaited]);
  const press = () => {
    begun.current = false;
    setPressed(asked);
  };
  return { isPressed, press };
}
