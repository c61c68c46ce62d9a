/** The fields that reverse geocoding answers, in a form's own terms; null or '' where nothing was found. */
export type Place = Record<string, string | null>;

const isBlank = (value: string | null | undefined) => value === null || value === undefined || value === '';

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
