/** The fields that reverse geocoding answers, in a form's own terms; null or '' where nothing was found. */
export type Place = Record<string, string | null>;

const isBlank = (value: string | null | undefined) => value === null || value === undefined || value === '';

/** Whether a form differs from what it began with by nothing but a found place in fields that were empty: nobody typed then. */
export function isFilledAlone(
  base: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  found: Place | null,
): boolean {
  const isChanged = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(base[name]);
  const isFilled = (name: string) =>
    found !== null && name in found && !base[name] && values[name] === found[name];
  return Object.keys({ ...base, ...values }).every((name) => !isChanged(name) || isFilled(name));
}

/**
 * The place fields with the found place in them. A field is filled while it is empty or still holds what the last
 * geocoding put there (`last`): what the person chose is never overwritten, and a corrected coordinate still moves the
 * city.
 */
export function prefillPlace<P extends Place>(place: P, found: P, last: P | null): P {
  const fill = (field: string) => {
    const untouched = isBlank(place[field]) || place[field] === last?.[field];
    return untouched && !isBlank(found[field]) ? found[field] : place[field];
  };
  return Object.fromEntries(Object.keys(found).map((field) => [field, fill(field)])) as P;
}
