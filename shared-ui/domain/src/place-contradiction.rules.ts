/** A county by its code, and its name. */
export type NamedCounty = { code: number; county: string };

/**
 * What a station says of its county, where its coordinates lie in another (`held`) or in none of the state (null).
 * Null where the two agree, and where nothing is said. The forms name it, and the API asks about it before it stores a
 * published station (S9); neither refuses: stations stand on bridges at a border.
 */
export function countyContradiction(
  said: NamedCounty | null,
  held: NamedCounty | null,
): { chosen: string; held: string | null } | null {
  if (!said || said.code === held?.code) return null;
  return { chosen: said.county, held: held?.county ?? null };
}
