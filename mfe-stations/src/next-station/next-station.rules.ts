import { mayAccess, type User } from 'shared-ui/domain';
import type { NextStationValues } from './next-station.record.ts';

/** Last tab of the form; the one that publishes. */
export const LAST_TAB = 2;

/** Codes of signs that carry no number: 'Not signed' and 'None of the above'. */
const UNNUMBERED_SIGNS: ReadonlySet<string> = new Set(['1', '10']);

/** Whether the person may go on or save a draft: name and both coordinates given, no place being looked up. */
export function mayProceed(
  values: Pick<NextStationValues, 'station_name' | 'latitude_avg' | 'longitude_avg'>,
  geocoding: boolean,
): boolean {
  const given = [values.station_name, values.latitude_avg, values.longitude_avg];
  return !geocoding && given.every((text) => text.trim() !== '');
}

/** Whether a sign is posted that carries a number. */
export function isSigned(postedRouteSign: string): boolean {
  return postedRouteSign !== '' && !UNNUMBERED_SIGNS.has(postedRouteSign);
}

/** Whether 'View Stations' leads somewhere for this person: the list is for super admins with the preview. */
export function mayViewStations(user: User): boolean {
  return mayAccess('superAdmin+nextStations', user);
}
