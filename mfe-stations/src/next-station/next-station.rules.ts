import { mayAccess, type User } from 'shared-ui/domain';
import type { NextStationValues } from './next-station.record.ts';

/** Last tab of the form; the one that publishes. */
export const LAST_TAB = 2;

/** Whether the person may go on or save a draft: name and both coordinates given, no place being looked up. */
export function mayProceed(
  values: Pick<NextStationValues, 'station_name' | 'latitude_avg' | 'longitude_avg'>,
  geocoding: boolean,
): boolean {
  const given = [values.station_name, values.latitude_avg, values.longitude_avg];
  return !geocoding && given.every((text) => text.trim() !== '');
}

/** Whether 'View Stations' leads somewhere for this person: the list is for super admins with the preview. */
export function mayViewStations(user: User): boolean {
  return mayAccess('superAdmin+nextStations', user);
}
