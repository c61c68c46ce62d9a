import { useMemo } from 'react';
import type { Load } from 'shared-ui/api';
import { VENDOR } from 'shared-domain';
import type { FileInspection, ReadingChoices, StationChannel, Upload } from 'shared-domain';
import { useLoaded } from 'shared-ui/query';
import { hasChoices } from '../file-reading/reading-choices.rules.ts';
import { proposeMapping, proposeSingleChannel, type Columns, type Mapping } from './channel-mapping.rules.ts';
import { channelsOf, timeMarkHeaders } from './count-file.resource.ts';

/** Both sides of a mapping. */
export type Sides = { channels: StationChannel[]; columns: Columns };

const NOTHING: Mapping = {};

/** What says the same stays the same object, however often it is asked for. */
function useSame<T>(value: T): T {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as T, [key]);
}

/**
 * Channels and columns once file and station are chosen (null before), with the mapping proposed for them. A TimeMark
 * file's columns are asked for on their own unless a person says how to read it; a TRAFx file holds a single set of
 * counts.
 */
export function useMapping({
  upload,
  station,
  vendor,
  read,
  reading,
}: {
  upload: Upload | null;
  station: string | null;
  vendor: string | null;
  /** The columns of the file as it is read now. */
  read: Pick<FileInspection, 'headers' | 'totals' | 'exportOf'> | null;
  reading: ReadingChoices;
}) {
  const asksHeaders = vendor === VENDOR.timeMark && !hasChoices(reading) && !read?.exportOf;
  const { load, reload } = useLoaded({
    queryKey: ['mapping', upload?.file, station, asksHeaders],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (!upload || !station) return null;
      const [channels, headers] = await Promise.all([
        channelsOf(station, { signal }),
        asksHeaders ? timeMarkHeaders(upload.file, { signal }) : null,
      ]);
      return { channels, own: headers && { headers, totals: [], exportOf: null } };
    },
  });
  const loaded = load.state === 'loaded' ? load.value : null;
  const found = loaded?.own ?? read;
  const columns = useSame<Columns | null>(
    found && { headers: found.headers, totals: found.totals, flows: found.exportOf?.flows },
  );
  const sides = useMemo(
    (): Sides | null => (loaded && columns ? { channels: loaded.channels, columns } : null),
    [loaded, columns],
  );
  const isSingle = vendor === VENDOR.trafx && !read?.exportOf;
  const propose = isSingle ? proposeSingleChannel : proposeMapping;
  const proposed = useSame(sides ? propose(sides.channels, sides.columns) : NOTHING);
  const shown: Load<Sides | null> = load.state === 'loaded' ? { state: 'loaded', value: sides } : load;
  return { isChosen: Boolean(upload && station), isSingle, load: shown, reload, proposed, sides };
}
