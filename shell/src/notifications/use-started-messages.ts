import { useCallback, useEffect, useRef } from 'react';
import type { Notification } from 'shared-domain';
import { closeMessage } from 'shared-ui/ui';
import { endedOf, startedFrom, stationAt, type Started } from './notifications.rules.ts';
import { onStarted } from './started.ts';

/** So long such a message can be read, in milliseconds, however soon the end comes. */
const READ_MS = 5_000;

/**
 * Remembers which messages may say that work was started; answers what takes those of an end away. Once its end is told
 * nobody waits for it any more; of what else is still at work it is read on.
 */
export function useStartedMessages(): (ended: Pick<Notification, 'kind' | 'href'>) => void {
  const waiting = useRef<(Started & { id: number; at: number })[]>([]);
  useEffect(
    () =>
      onStarted((id) => {
        // where the message was said from: the shell does not know what it is about
        const { pathname } = window.location;
        const kind = startedFrom(pathname);
        if (id !== null && kind !== null)
          waiting.current.push({ id, kind, station: stationAt(pathname), at: Date.now() });
      }),
    [],
  );
  return useCallback((ended) => {
    const over = endedOf(waiting.current, ended);
    for (const { id, at } of over) setTimeout(() => closeMessage(id), Math.max(0, at + READ_MS - Date.now()));
    waiting.current = waiting.current.filter((one) => !over.includes(one));
  }, []);
}
