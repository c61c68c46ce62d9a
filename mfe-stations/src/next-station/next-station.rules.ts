import {
  mayOpen,
  nextStationNumber,
  paths,
  roadClassOf,
  type NextStationOptions,
  type User,
} from 'shared-domain';
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
  return mayOpen(user, paths.nextStations);
}

/** The number that a station of the chosen city would get if it were published now; null without a city (S2). */
export function previewNumber(city: string | null, { city: cities }: Pick<NextStationOptions, 'city'>) {
  const chosen = cities.find(({ code }) => code === city);
  return chosen ? nextStationNumber(chosen) : null;
}

/** Whether the roadway information is there that flows build on. */
export function isRoadwayKnown(
  values: Parameters<typeof roadClassOf>[0] & Pick<NextStationValues, 'direction_of_route'>,
): boolean {
  return roadClassOf(values) !== null && values.direction_of_route !== null;
}
