import { compareHref, mayOpen, paths, type StationHome } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { copyHref } from '../copy-station/copied-station.ts';
import { ADD_FLOW } from '../flow/flow.rules.ts';

/** The addresses of what can be done with a station. */
export type Ways = ReturnType<typeof useWays>;

/** Where everything is done that can be done with a station, by the form that suits it and its person. */
export function useWays({ station: { station_id_tmg: stationId }, form }: StationHome) {
  const byNextForm = mayOpen(useUser(), paths.editNextStation) && form === 'next';
  const edit = (byNextForm ? paths.editNextStation : paths.editStation).href({ stationId });
  const of = (screen: string) => `${screen}?${new URLSearchParams({ station: stationId }).toString()}`;
  return {
    edit,
    copy: copyHref((byNextForm ? paths.importNextStations : paths.importStations).href(), stationId),
    addFlows: byNextForm ? `${edit}?field=${ADD_FLOW}` : edit,
    takeChannels: byNextForm ? `${edit}?field=${ADD_FLOW}` : edit,
    review: paths.validateCounts.href({ stationId }),
    upload: of(paths.importCounts.href()),
    fetch: paths.importEcoCounts.href(),
    imports: of(paths.importHistory.href()),
    export: of(paths.exports.href()),
    compare: compareHref(stationId),
    share: `${paths.shareLinks.href()}?${new URLSearchParams({ shows: stationId }).toString()}`,
  };
}
