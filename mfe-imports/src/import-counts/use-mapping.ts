import { useMemo } from 'react';
import { useLoad } from 'shared-ui/api';
import { VENDOR } from 'shared-ui/domain';
import type { StationChannel, Upload } from 'shared-ui/domain';
import { proposeMapping, proposeSingleChannel, type Mapping } from './channel-mapping.rules.ts';
import { channelsOf, timeMarkHeaders } from './count-file.resource.ts';

/** Both sides of a mapping. */
export type Sides = { channels: StationChannel[]; columns: Pick<Upload, 'headers' | 'totals'> };

const NOTHING: Mapping = {};

async function sidesOf(upload: Upload, station: string, isTimeMark: boolean): Promise<Sides> {
  const [channels, columns] = await Promise.all([
    channelsOf(station),
    isTimeMark ? timeMarkHeaders(upload.file).then((headers) => ({ headers, totals: [] })) : upload,
  ]);
  return { channels, columns };
}

/**
 * Channels and columns once file and station are chosen (null before), with the mapping proposed for them. A TimeMark
 * file's columns are asked for on their own; a TRAFx file holds a single set of counts.
 */
export function useMapping(upload: Upload | null, station: string | null, vendor: string | null) {
  const isTimeMark = vendor === VENDOR.timeMark;
  const { load, reload } = useLoad(
    async () => (upload && station ? sidesOf(upload, station, isTimeMark) : null),
    [upload, station, isTimeMark],
  );
  const sides = load.state === 'loaded' ? load.value : null;
  const isSingle = vendor === VENDOR.trafx;
  const proposed = useMemo(() => {
    if (!sides) return NOTHING;
    const propose = isSingle ? proposeSingleChannel : proposeMapping;
    return propose(sides.channels, sides.columns);
  }, [sides, isSingle]);
  return { isChosen: Boolean(upload && station), isSingle, load, reload, proposed };
}
