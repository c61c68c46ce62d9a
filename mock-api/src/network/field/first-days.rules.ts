/** The first of the days that are told of each station. */
export function firstDays(
  told: Iterable<readonly [station: number, day: string]>,
): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const [station, day] of told) {
    const known = first.get(station);
    if (known === undefined || day < known) first.set(station, day);
  }
  return first;
}
