/**
 * A table of a station's counts; `key` is its primary key, with the station in it. Without one its rows are told apart by
 * nothing: a number from a sequence would have them made at the coordinator, past row security.
 */
type Spread = { table: string; key: readonly string[] | null };

/**
 * What belongs to the counts of one station lies on one machine, so whatever is asked of a station is asked of that one,
 * and what is changed together is changed there. `counts` is the first: the others lie where its rows do.
 */
export const SPREAD: readonly Spread[] = [
  { table: 'counts', key: ['station_id', 'ts', 'flow_id'] },
  { table: 'count_months', key: ['station_id', 'flow_id', 'month'] },
  { table: 'certified_days', key: ['station_id', 'flow_id', 'day'] },
  { table: 'certifying_days', key: ['station_id', 'certification_id', 'flow_id', 'day'] },
  { table: 'certified_revisions', key: ['station_id'] },
  { table: 'count_changes', key: null },
  { table: 'count_edits', key: ['station_id', 'id'] },
  { table: 'findings', key: ['station_id', 'id'] },
  { table: 'finding_decisions', key: ['station_id', 'edit_id', 'finding_id'] },
  { table: 'import_replaced', key: ['station_id', 'import_id', 'ts', 'flow_id'] },
];

/**
 * Small, rarely written, and asked for with nearly every count: each machine has all of it. Everything else (stations, people,
 * jobs, files) stays at the coordinator; what a statement needs of it travels with the statement.
 */
export const EVERYWHERE: readonly string[] = ['suspects', 'certifications'];

/** Every table that does not stay at the coordinator alone. */
export const PLACED: readonly string[] = [...EVERYWHERE, ...SPREAD.map(({ table }) => table)];

/** What statements about counts call where the counts lie. The extension itself takes along what is made later. */
export const CALLED_THERE: readonly string[] = ['csv_cell(text)'];

/** What a release from before 0032 relied on; the writer of counts keeps the same. */
export const LET_GO: readonly string[] = [
  ...['added', 'changed', 'removed', 'emptied'].map((what) => `count_months_${what}`),
  ...['added', 'changed', 'removed', 'emptied', 'recounted'].map((what) => `certified_days_${what}`),
  'certifying_days_ended',
];

/** The condition of the policy that each of these tables has, as the database writes it, before and after it is spread. */
export const OWN_STATION: readonly RegExp[] = [
  /^\(station_id IN \( SELECT stations\.id\s+FROM stations\)\)$/,
  /current_setting\(\('app\.stations_'/,
];
