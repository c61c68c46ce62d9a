import { paths, STATION_FORMS, stationForm, type SearchReply, type User } from 'shared-domain';
import type { Found } from './found.rules.ts';

/** What can be done with a station from wherever one is. */
export type StationAction = 'review' | 'upload' | 'export' | 'edit';

/** So few stations are found that the first of them is meant. */
const FEW = 3;

const ICONS: Record<StationAction, string> = {
  review: 'check-square',
  upload: 'upload',
  export: 'download',
  edit: 'pencil',
};

/**
 * What this person can do with the first station that was found, where few are; a draft has its own form alone. Certified counts
 * are exported where there are some, as far as the server says. `named` says it in words.
 */
export function stationActions(
  { stations: { rows, more } }: SearchReply,
  user: User,
  named: (action: StationAction, station: string) => string,
): Found[] {
  const [first] = rows;
  if (!first || first.station_id_tmg === null || more || rows.length > FEW) return [];
  const stationId = first.station_id_tmg;
  const of = (screen: string) => `${screen}?${new URLSearchParams({ station: stationId })}`;
  const ways: Record<StationAction, string> = {
    review: paths.validateCounts.href({ stationId }),
    upload: of(paths.importCounts.href()),
    export: of(paths.exports.href()),
    edit: STATION_FORMS[stationForm(user)].edit.href({ stationId }),
  };
  const isPossible = (action: StationAction) => action !== 'export' || first.certified !== false;
  return (Object.keys(ways) as StationAction[]).filter(isPossible).map((action) => ({
    id: `${action} ${stationId}`,
    kind: 'action',
    label: named(action, `${stationId} ${first.name}`),
    to: ways[action],
    icon: ICONS[action],
  }));
}
