import { useEffect, useEffectEvent, useState } from 'react';
import type { Station } from 'shared-domain';
import { ask, known } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { addressFromSearch, searchFromAddress } from './address.rules.ts';
import { scopeQuery } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/** For how long it needs no asking again, in milliseconds: what opens a review asks for it ahead. */
const FRESH_MS = 5000;

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

/** What was known when the station was left leads back to the same days at once; it is asked for again meanwhile. */
async function firstDay(stationId: string, firstCount: string | null): Promise<string | null> {
  const before = known(scopeQuery(stationId, {}));
  const now = ask({ ...scopeQuery(stationId, {}), staleTime: FRESH_MS });
  now.catch(() => undefined);
  try {
    return firstWaitingDay(before ?? (await now), firstCount);
  } catch {
    // the list itself will ask again and tell what is wrong
    return null;
  }
}
