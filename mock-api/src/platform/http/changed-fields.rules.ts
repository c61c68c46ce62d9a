/** What every write changes, or no form does. */
const KEPT = new Set(['id', 'draft', 'station_id_tmg', 'agency_id', 'version', 'flows_added']);

/** The fields that a save changed, for the audit log. */
export function changedFields<R extends object>(before: R, after: R): string[] {
  const fields = Object.keys(after) as (keyof R & string)[];
  return fields.filter(
    (field) => !KEPT.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
