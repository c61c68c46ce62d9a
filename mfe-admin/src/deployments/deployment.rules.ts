import { narrowPlaces } from 'shared-domain';
import type { CodeOption, DeploymentStation, PlaceLists, PlaceOption } from 'shared-domain';
import type { DeploymentValues } from './deployment.record.ts';

type PlaceChoices = Pick<DeploymentValues, 'agency' | 'txdot_districts' | 'counties'>;

/** Districts, counties and agencies with what can still be chosen beside the other choices. */
export function placesFor(
  places: PlaceLists,
  { agency, txdot_districts, counties }: PlaceChoices,
): Record<'districts' | 'counties' | 'agencies', PlaceOption[]> {
  return narrowPlaces(places, {
    districts: txdot_districts.map(Number),
    counties: counties.map(Number),
    agencies: agency === null ? [] : [Number(agency)],
  });
}

/**
 * The stations on offer: those of the chosen agency in the chosen districts and counties; a statewide agency may count
 * at everybody's. Chosen ones stay on offer while the agency may have them, so that stations of several places can be
 * gathered.
 */
export function stationsFor(
  { stations, places }: { stations: readonly DeploymentStation[]; places: Pick<PlaceLists, 'agencies'> },
  values: PlaceChoices & Pick<DeploymentValues, 'station_id_tmgs'>,
): CodeOption[] {
  const { agency, txdot_districts, counties, station_id_tmgs } = values;
  const owner = places.agencies.find(({ id }) => String(id) === agency);
  const within = (chosen: string[], code: number | null) =>
    chosen.length === 0 || chosen.includes(String(code));
  const isOwn = (station: DeploymentStation) => owner?.statewide || station.agency_id === owner?.id;
  const isThere = (station: DeploymentStation) =>
    within(txdot_districts, station.txdot_district_code) && within(counties, station.county_code);
  return stations
    .filter(
      (station) => isOwn(station) && (isThere(station) || station_id_tmgs.includes(station.station_id_tmg)),
    )
    .map(({ station_id_tmg, station_name }) => ({
      code: station_id_tmg,
      label: `${station_id_tmg} ${station_name}`,
    }));
}

/** The contacts on offer: those of the chosen agency; a statewide agency may name everybody's. */
export function contactsFor<C extends { agency_id: number }>(
  contacts: readonly C[],
  { places }: { places: Pick<PlaceLists, 'agencies'> },
  { agency }: Pick<DeploymentValues, 'agency'>,
): C[] {
  const owner = places.agencies.find(({ id }) => String(id) === agency);
  return contacts.filter(({ agency_id }) => owner?.statewide || agency_id === owner?.id);
}

/** Whether a deployment can be sent: it has a name and at least one station. */
export function isSendable({ name, station_id_tmgs }: DeploymentValues): boolean {
  return name.trim() !== '' && station_id_tmgs.length > 0;
}
