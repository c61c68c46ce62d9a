/** An approved factor of a flow, 'YYYY-MM-DD'; the last day is null while it is open. */
export type DatedFactor = {
  id: number;
  flow_id: number;
  valid_from: string;
  valid_until: string | null;
  /** Why it ends where it does; null where nothing was said. */
  ended_by: 'equipment' | 'removal' | null;
  value: number;
  low: number | null;
  high: number | null;
};

/**
 * The factor of a flow that holds on a day: the one that began last, unless it has ended by then. It ends where the next
 * begins, at its last day, and at a change of equipment that another factor's end tells of; what began before a change
 * never reaches over it.
 */
export function factorOn<F extends DatedFactor>(factors: readonly F[], day: string): F | null {
  const begun = factors.filter(({ valid_from }) => valid_from <= day);
  const latest = begun.reduce<F | null>(
    (last, one) => (last === null || one.valid_from > last.valid_from ? one : last),
    null,
  );
  if (latest === null || (latest.valid_until !== null && latest.valid_until < day)) return null;
  const changed = factors.some(
    (one) => endsForGood(one) && one.valid_until >= latest.valid_from && one.valid_until < day,
  );
  return changed ? null : latest;
}

/** Whether a factor's end says that another counter, or none, stands there from then on. */
const endsForGood = <F extends Pick<DatedFactor, 'valid_until' | 'ended_by'>>(
  factor: F,
): factor is F & { valid_until: string } => factor.ended_by !== null && factor.valid_until !== null;

/**
 * The day of the last change of equipment that lies between two days, or null: what was validated on one side of it says
 * nothing of the other.
 */
export function changeBetween(
  ends: readonly Pick<DatedFactor, 'valid_until' | 'ended_by'>[],
  one: string,
  other: string,
): string | null {
  const [from, to] = one < other ? [one, other] : [other, one];
  const days = ends.filter(endsForGood).map(({ valid_until }) => valid_until);
  return (
    days
      .filter((day) => day >= from && day < to)
      .toSorted()
      .at(-1) ?? null
  );
}
