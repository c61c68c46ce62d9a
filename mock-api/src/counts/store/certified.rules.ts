/**
 * What "certified" means in SQL; nobody else asks `certification_id` whether it is null. A certification of a large
 * station writes its id in pieces, so that nobody waits for it (C12). Until it has ended as done its counts are as
 * uncertified as before, for every reader: one row's change makes all of them certified. One that fails takes its
 * pieces back before it ends. `counts` is what the statement calls its counts.
 */
const RUNNING = `(select id from certifications where status = 'running')`;

/** The condition that a count is certified; never null. */
export const certified = (counts = 'counts'): string =>
  `(${counts}.certification_id is not null and ${counts}.certification_id not in ${RUNNING})`;

/** The condition that a count is not certified; never null. */
export const uncertified = (counts = 'counts'): string =>
  `(${counts}.certification_id is null or ${counts}.certification_id in ${RUNNING})`;

/** The condition that a certification that still runs has come to a count. */
export const certifying = (counts = 'counts'): string => `${counts}.certification_id in ${RUNNING}`;

/** The certifications that run at a station; `station` is the placeholder of its row id. */
const runningAt = (station: string): string =>
  `select id from certifications where station_id = ${station}::int and status = 'running'`;

/** The condition that a certification runs at a station; `station` is the placeholder of its row id. */
export const isCertifying = (station: string): string => `exists (${runningAt(station)})`;

/**
 * The uncertified counts of a station as a table, for statements that have few to find among many: by the index on those that
 * no certification names; what a running one names is only looked for where its station has one, and only under its own: of
 * two hundred stations that are certified at once each would be held against all. `station` is the placeholder of the
 * station's row id; the statement itself says that its counts are of it.
 */
export const uncertifiedCounts = (station: string): string => `(
  select * from counts where certification_id is null
  union all
  select * from counts where certification_id = any (array(${runningAt(station)})) and ${isCertifying(station)})`;

/**
 * The same condition for who writes: no certification runs while the station's lock is held, and the index on counts
 * that none names serves an update too.
 */
export const unclaimed = (counts = 'counts'): string => `${counts}.certification_id is null`;
