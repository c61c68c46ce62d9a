import { useEffect, useEffectEvent, useState } from 'react';
import type { Station } from 'shared-domain';
import { ask } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { addressFromSearch, searchFromAddress } from './address.rules.ts';
import { scopeQuery } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/**
 * Who opens a station without filters comes to review: years of certified counts before the first day that waits are
 * skipped by setting the From filter, once; the address tells that nobody has chosen it. Clearing the filters shows all. True when the list may be shown.
 */
export function useWaitingFirst(station: Station): boolean {
  const [search, setSearch] = useSearchParams();
  const address = addressFromSearch(search);
  const filtered = isNarrowed(address.filters);
  const [settled, setSettled] = useState(filtered);
  if (filtered && !settled) setSettled(true);
  const arrive = useEffectEvent((minDate: string | null) => {
    if (minDate === null) setSettled(true);
    else {
      const filters = { ...address.filters, minDate };
      setSearch(searchFromAddress({ ...address, filters, opened: true }), { replace: true });
    }
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
    return firstWaitingDay(await ask(scopeQuery(stationId, {})), firstCount);
  } catch {
    // the list itself will ask again and tell what is wrong
    return null;
  }
}
