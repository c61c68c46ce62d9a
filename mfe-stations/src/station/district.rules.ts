import type { V1StationOptions } from 'shared-domain';

/** The district that a county is in, by name, as the server stores it with the county; '' while no county is chosen. */
export function districtOf(
  county: string | null,
  lists: Pick<V1StationOptions, 'county' | 'txdotDistrict'>,
): string {
  const district = lists.county.find(({ code }) => code === county)?.txdot_district_code;
  return lists.txdotDistrict.find(({ code }) => code === String(district))?.label ?? '';
}
