/** What a super admin says of a city; without a prefix it gets one when its first station is published. */
export type CityRequest = {
  city_area: string;
  county_code: number;
  tmg_prefix: string | null;
  latitude: number;
  longitude: number;
};

/** GET /cities: a city as it is administered (S12). `tmg_count` is the last number that it issued. */
export type AdministeredCity = CityRequest & {
  id: number;
  county: string;
  tmg_count: number;
  version: number;
};
