import { useEffect, useEffectEvent, useState } from 'react';
import { hasTypedWork, keepWork, session } from 'shared-ui/auth';
import type { Services, SwitchedOff } from 'shared-ui/remote';
import type { PageEntry } from './page-entry.ts';
import { useLive, type Live } from './live.ts';

/** Why a remote is off: what was said of it, or that this tab does without it. */
export type Off = SwitchedOff | 'tab';

/** Whether a remote is off by now, and why; null when it is on. One that its person brought into this tab is on. */
export function offOf({ name, disabled, isBrought }: PageEntry, { off, without }: Live): Off | null {
  if (without.includes(name)) return 'tab';
  if (isBrought) return null;
  return (off === null ? disabled : Object.hasOwn(off, name) ? off[name] : null) ?? null;
}

/** The same, followed. */
export const useOff = (entry: PageEntry): Off | null => offOf(entry, useLive());

const AGAIN_MS = 2000;

/** What was typed on the page is nothing, or kept. */
function isSafe(): boolean {
  const { user } = session.getState();
  return !hasTypedWork() || (user !== null && keepWork(user, 'off'));
}

/**
 * Closes a screen that was switched off while it is open, once what was typed there is safe. What can't be kept holds it
 * open until it was saved, or its person closes it.
 */
export function useClosing(isOff: boolean, setDirty: Services['setDirty']) {
  const [state, setState] = useState<'open' | 'held' | 'closed'>(isOff ? 'closed' : 'open');
  const close = () => {
    // or leaving the page would still be asked about
    setDirty(false);
    setState('closed');
  };
  const follow = useEffectEvent(() => {
    if (!isOff) setState('open');
    else if (state === 'closed') return;
    else if (isSafe()) close();
    else setState('held');
  });
  useEffect(() => {
    const soon = setTimeout(() => follow());
    const again = isOff ? setInterval(() => follow(), AGAIN_MS) : undefined;
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [isOff]);
  return { isClosed: isOff && state === 'closed', isHeld: isOff && state === 'held', close };
}
