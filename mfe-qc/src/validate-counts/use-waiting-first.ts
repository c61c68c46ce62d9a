import { useEffect, useEffectEvent, useState } from 'react';
import type { Station } from 'shared-domain';
import { loadScope } from './counts.resource.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/**
 * Who opens a station without filters comes to review: years of certified counts before the first day that waits are
 * skipped by setting the From filter, once. Clearing the filters shows all. True when the list may be shown.
 */
export function useWaitingFirst(station: Station, filtered: boolean, onFrom: (day: string) => void): boolean {
  const [settled, setSettled] = useState(filtered);
  if (filtered && !settled) setSettled(true);
  const arrive = useEffectEvent((day: string | null) => {
    if (day) onFrom(day);
    else setSettled(true);
  });
  const { station_id_tmg: stationId, first_count: firstCount } = station;
  useEffect(() => {
    if (settled) return undefined;
    let left = false;
    const look = async () => {
      const day = await firstDay(stationId, firstCount);
      if (!left) arrive(day);
    };
    void look();
    return () => {
      left = true;
    };
  }, [settled, stationId, firstCount]);
  return settled;
}

async function firstDay(stationId: string, firstCount: string | null): Promise<string | null> {
  try {
    return firstWaitingDay(await loadScope(stationId, {}), firstCount);
  } catch {
    // the list itself will ask again and tell what is wrong
    return null;
  }
}
