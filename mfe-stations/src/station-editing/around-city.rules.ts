/** Fields down to the city, below which stands what is said of the place, and those after it; all of them where none is the city. */
export function aroundCity<N extends string>(
  fields: readonly N[],
): [above: readonly N[], below: readonly N[]] {
  const city = fields.findIndex((name) => name === 'city');
  return city < 0 ? [fields, []] : [fields.slice(0, city + 1), fields.slice(city + 1)];
}
