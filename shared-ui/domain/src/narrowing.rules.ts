import type { Agency } from './contract/administration.calls.ts';
import type { CodeOption, County, District } from './codes.ts';

/** What is chosen in the three lists: district codes, county codes, agency ids. An empty list does not narrow. */
export type PlaceChoice = { districts: number[]; counties: number[]; agencies: number[] };

/** An entry of a narrowed list; those that are not selectable stay visible. */
export type PlaceOption = { value: number; label: string; selectable: boolean };

/** The lists that narrow each other, as the lookups send them. */
export type PlaceLists = {
  districts: District[];
  counties: County[];
  agencies: Pick<Agency, 'id' | 'name' | 'statewide' | 'txdot_districts'>[];
};

type Owner = PlaceLists['agencies'][number];

const narrows = (chosen: number[], isConsistent: (value: number) => boolean): boolean =>
  chosen.length === 0 || chosen.some(isConsistent);

const once = <T extends { code: number }>(rows: T[]): T[] => [
  ...new Map(rows.map((row) => [row.code, row])).values(),
];

function reaches(owner: Owner | undefined, district: number | undefined): boolean {
  if (!owner || district === undefined) return false;
  return owner.statewide || owner.txdot_districts.includes(district);
}

/**
 * The three lists with what can still be chosen: an entry is selectable if at least one choice in each of the other
 * lists goes with it. Either of the two statewide agencies goes with every district and county. A list's own choices
 * never narrow it, and an entry that several agencies share appears once.
 */
export function narrowPlaces(
  lists: PlaceLists,
  chosen: PlaceChoice,
): { districts: PlaceOption[]; counties: PlaceOption[]; agencies: PlaceOption[] } {
  const districtOf = new Map(lists.counties.map((county) => [county.code, county.txdot_district_code]));
  const owners = new Map(lists.agencies.map((agency) => [agency.id, agency]));
  const isOwned = (district: number) => narrows(chosen.agencies, (id) => reaches(owners.get(id), district));
  return {
    districts: once(lists.districts).map(({ code, txdot_district }) => ({
      value: code,
      label: txdot_district,
      selectable: isOwned(code) && narrows(chosen.counties, (county) => districtOf.get(county) === code),
    })),
    counties: once(lists.counties).map(({ code, county, txdot_district_code }) => ({
      value: code,
      label: county,
      selectable:
        isOwned(txdot_district_code) &&
        narrows(chosen.districts, (district) => district === txdot_district_code),
    })),
    agencies: lists.agencies.map((agency) => ({
      value: agency.id,
      label: agency.name,
      selectable:
        narrows(chosen.districts, (district) => reaches(agency, district)) &&
        narrows(chosen.counties, (county) => reaches(agency, districtOf.get(county))),
    })),
  };
}

/**
 * A place list as choices. What does not go with the other lists can't be chosen and stands last; what is chosen stays
 * free, or it could not be taken back.
 */
export function placeOptions(places: PlaceOption[], chosen: readonly string[]): CodeOption[] {
  const options = places.map(({ value, label, selectable }) => ({
    code: String(value),
    label,
    disabled: !selectable && !chosen.includes(String(value)),
  }));
  return [...options.filter(({ disabled }) => !disabled), ...options.filter(({ disabled }) => disabled)];
}
