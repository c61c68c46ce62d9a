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

/** What statements about counts call where the counts lie. The extension itself takes along what is made later. */
export const CALLED_THERE: readonly string[] = ['csv_cell(text)'];
