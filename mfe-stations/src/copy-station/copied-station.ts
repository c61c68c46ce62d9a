import { useSearchParams } from 'shared-ui/router';
import type { Asked } from 'shared-ui/query';

/** The search parameter that names the station which a new one is copied from. */
const COPY = 'copy';

/** The address of a form of a new station, filled in from a published one. */
export const copyHref = (form: string, stationId: string): string =>
  `${form}?${new URLSearchParams({ [COPY]: stationId }).toString()}`;

/** The number of the station that the address asks to copy; null without one. */
export const useCopied = (): string | null => useSearchParams()[0].get(COPY);

/** The station to copy as a form edits it, under a name of its own; null where none is asked for. */
export const copiedQuery = <T>(id: string | null, query: (id: string) => Asked<T>): Asked<T | null> =>
  id === null
    ? { queryKey: ['copied station', 'none'], queryFn: () => Promise.resolve(null) }
    : { ...query(id), queryKey: ['copied station', ...query(id).queryKey] };
