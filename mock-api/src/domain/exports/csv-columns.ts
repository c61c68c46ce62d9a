/** The columns that every CSV export starts with. */
export const STATION_COLUMNS = ['station_id_tmg', 'station_name'] as const;

/** The columns of a count; a row holds one. */
export const COUNT_COLUMNS = [
  'flowid_txdot',
  'flow_name',
  'count_type',
  'travel_direction',
  'date',
  'interval',
  'count',
  'suspect_id',
  'validity_condition',
  'note',
  'vendor_status',
] as const;

/** The columns of what else is known of a station. */
export const FACT_COLUMNS = [
  'agency',
  'station_id_agency',
  'street_or_trail_name',
  'neighborhood',
  'city_area',
  'county',
  'txdot_district',
  'latitude',
  'longitude',
  'year_station_established',
  'year_station_discontinued',
  'func_class_code',
  'direction_of_route_code',
] as const;
