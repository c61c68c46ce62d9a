import { useEffect } from 'react';
import { ask } from 'shared-ui/query';
import { embedQuery } from './picture.resource.ts';

/** Fetches the built-in picture: the list does not wait for the charts' library. */
export const loadYearPicture = () => import('./year-picture.tsx');

/** Fetches the built-in picture while the list is being drawn, unless a visualization is configured in its place. */
export function usePictureAhead(stationId: string): void {
  useEffect(() => {
    const look = async () => {
      const { embed } = await ask({ ...embedQuery(stationId, false), staleTime: AHEAD_MS });
      if (embed === null) await loadYearPicture();
    };
    // told where it is to be drawn
    look().catch(() => undefined);
  }, [stationId]);
}

/** For how long the answer that was asked for ahead of the screen needs no asking again, in milliseconds. */
const AHEAD_MS = 5000;
