import { compareHref, paths, STATION_FORMS, stationForm, type StationHome } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { copyHref } from '../copy-station/copied-station.ts';
import { ADD_FLOW } from '../flow/flow.rules.ts';

/** The addresses of what can be done with a station. */
export type Ways = ReturnType<typeof useWays>;

/** Where everything is done that can be done with a station, by the form that its person has. */
export function useWays({ station: { station_id_tmg: stationId } }: StationHome) {
  const form = STATION_FORMS[stationForm(useUser())];
  const edit = form.edit.href({ stationId });
  const addFlows = `${edit}?field=${ADD_FLOW}`;
  const of = (screen: string) => `${screen}?${new URLSearchParams({ station: stationId }).toString()}`;
  return {
    edit,
    copy: copyHref(form.add.href(), stationId),
    addFlows,
    takeChannels: addFlows,
    review: paths.validateCounts.href({ stationId }),
    upload: of(paths.importCounts.href()),
    fetch: paths.importEcoCounts.href(),
    imports: of(paths.importHistory.href()),
    export: of(paths.exports.href()),
    compare: compareHref(stationId),
    share: `${paths.shareLinks.href()}?${new URLSearchParams({ shows: stationId }).toString()}`,
  };
}
