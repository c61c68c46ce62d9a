import type { AdministeredCity, CityRequest, CodeOption, County } from 'shared-domain';

/** What the city dialog holds; the county by its code. */
export type CityValues = {
  city_area: string;
  county_code: string | null;
  tmg_prefix: string;
  latitude: string;
  longitude: string;
};

/** A city as the dialog shows it; null for a new one. */
export function toForm(city: AdministeredCity | null): CityValues {
  return {
    city_area: city?.city_area ?? '',
    county_code: city ? String(city.county_code) : null,
    tmg_prefix: city?.tmg_prefix ?? '',
    latitude: city ? String(city.latitude) : '',
    longitude: city ? String(city.longitude) : '',
  };
}

/** The dialog as the API takes it. */
export function toRequest(values: CityValues): CityRequest {
  return {
    city_area: values.city_area.trim(),
    county_code: Number(values.county_code),
    tmg_prefix: values.tmg_prefix.trim() || null,
    latitude: Number(values.latitude),
    longitude: Number(values.longitude),
  };
}

/** Counties as options, each once. */
export function countyOptions(counties: County[]): CodeOption[] {
  const names = new Map(counties.map(({ code, county }) => [String(code), county]));
  return [...names].map(([code, label]) => ({ code, label }));
}
