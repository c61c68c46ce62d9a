/** To this much the numbers of the reference hold: 1e-8, relative to what they are. */
const TOLERANCE = 1e-8;

/** Expects the same words, lists and records, and numbers that are the same but for the reference's tolerance. */
export const expectNear = (found: unknown, wanted: unknown): void =>
  expect(alike(found, wanted)).toEqual(wanted);

/** What was found, with the wanted number in the place of each that is near enough. */
function alike(found: unknown, wanted: unknown): unknown {
  if (typeof found === 'number' && typeof wanted === 'number') {
    return Math.abs(found - wanted) <= TOLERANCE * Math.max(1, Math.abs(wanted)) ? wanted : found;
  }
  if (Array.isArray(found) && Array.isArray(wanted)) {
    return found.map((one: unknown, at) => alike(one, (wanted as unknown[])[at]));
  }
  if (!isRecord(found) || !isRecord(wanted)) return found;
  return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, alike(one, wanted[key])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
