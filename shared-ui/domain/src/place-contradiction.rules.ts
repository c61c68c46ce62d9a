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

/** A city by its id, and its name. */
export type NamedCity = { id: number; city_area: string };

/**
 * What a station says of its city, where its coordinates are in or near others of the county (`near`, best first) and
 * not near that one. Null where they are, where nothing is said, and where no city is near: then nothing is better than
 * what was said. Where a city ends is not known here, so that "near" is wide, and this only asks.
 */
export function cityContradiction(
  said: NamedCity | null,
  near: readonly NamedCity[],
): { chosen: string; held: string } | null {
  const [best] = near;
  if (!said || !best || near.some(({ id }) => id === said.id)) return null;
  return { chosen: said.city_area, held: best.city_area };
}
