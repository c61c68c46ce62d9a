import { useMemo, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type CodeOption, type ExportStation, type StationSearch } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { texts } from '../texts.ts';
import { stationsQuery } from './stations.resource.ts';

const dayOf = (time: string) => formatDate(time.slice(0, 10));

/** The stations found last (null before any search), as choices that say how far certified counts reach, and the search for others. */
export function useStationSearch() {
  const t = useTexts(texts);
  const { notify } = useServices();
  const [found, setFound] = useState<ExportStation[] | null>(null);
  const { ask, asking: searching } = useAsk();
  const options = useMemo<CodeOption[]>(
    () =>
      (found ?? []).map(({ station_id_tmg, station_name, first_certified, last_certified }) => ({
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
  /** Searches, keeps what was found, and tells of it; answers the stations' ids; null where it failed, was left or overtaken. */
  const search = async (choices: StationSearch): Promise<Set<string> | null> => {
    try {
      const rows = await ask(stationsQuery(choices));
      if (!rows) return null;
      setFound(rows);
      if (rows.length > 0) notify('success', t('stationsFound'), ALERT_SECONDS.exports);
      else notify('info', t('noStationsFound'), ALERT_SECONDS.exports);
      return new Set(rows.map(({ station_id_tmg }) => station_id_tmg));
    } catch (error) {
      notify('danger', messageOf(error, t('searchFailed')), ALERT_SECONDS.exports);
      return null;
    }
  };
  return { found, options, searching, search };
}
