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

/** The columns that a count gets beside its own where factors are asked for. */
export const FACTOR_COLUMNS = ['factor', 'factored_count'] as const;
