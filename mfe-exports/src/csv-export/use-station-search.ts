import { useMemo, useState } from 'react';
import type { CodeOption, ExportStation, StationSearch } from 'shared-ui/domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import { searchStations } from './csv-export.resource.ts';

const dayOf = (time: string) => formatDate(time.slice(0, 10));

/** The stations found last, as choices that say how far certified counts reach, and the search for others. */
export function useStationSearch() {
  const t = useTexts(texts);
  const [found, setFound] = useState<ExportStation[]>([]);
  const [searching, setSearching] = useState(false);
  const options = useMemo<CodeOption[]>(
    () =>
      found.map(({ station_id_tmg, station_name, first_certified, last_certified }) => ({
        code: station_id_tmg,
        label:
          first_certified && last_certified
            ? t('stationReach', {
                station_id: station_id_tmg,
                station_name,
                first: dayOf(first_certified),
                last: dayOf(last_certified),
              })
            : t('stationWithout', { station_id: station_id_tmg, station_name }),
      })),
    [found, t],
  );
  /** Searches and keeps what was found; throws the ApiError of a refusal. */
  const search = async (choices: StationSearch): Promise<ExportStation[]> => {
    setSearching(true);
    try {
      const rows = await searchStations(choices);
      setFound(rows);
      return rows;
    } finally {
      setSearching(false);
    }
  };
  return { found, options, searching, search };
}
