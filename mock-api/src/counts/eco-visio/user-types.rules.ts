/** What the platform counts by user type, as codes of our list countType; the motorized and undefined ones have none. */
const COUNT_TYPES: Record<number, string> = {
  1: '1', // pedestrian
  2: '2', // bicycle
  3: '3', // horse
  13: '5', // e-scooter
};

/** The count type of a channel, null where our list has none for it. */
export function countTypeOf(userType: number | null): string | null {
  return userType === null ? null : (COUNT_TYPES[userType] ?? null);
}
