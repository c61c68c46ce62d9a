import { saidDirection } from 'shared-domain';

/** What is counted, as people and vendors spell it in both languages. */
const MODES: Readonly<Record<string, readonly string[]>> = {
  bicycle: [
    'bike bikes bicycle bicycles bicyclist bicyclists cyclist cyclists',
    'bici bicis bicicleta bicicletas ciclista ciclistas',
  ],
  pedestrian: ['ped peds pedestrian pedestrians walker walkers', 'peaton peatón peatones'],
};
const MODE_OF = new Map(
  Object.entries(MODES).flatMap(([mode, words]) =>
    words.flatMap((some) => some.split(' ')).map((word) => [word, mode] as const),
  ),
);

/** 'NB' and 'northbound' are a direction; 'north' and 'N' may begin a street. */
function directionOf(word: string): string | null {
  return /(?:b|bound)$/.test(word) ? saidDirection(word) : null;
}

/**
 * What the name of a column or flow says, whatever the order of its words and however mode and direction are spelled: 'NB Bike' and
 * 'Bicycle Northbound' say the same, 'SB Bike' does not. '' where it says nothing.
 */
export function saysOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words
    .map((word) => MODE_OF.get(word) ?? directionOf(word) ?? word)
    .toSorted()
    .join(' ');
}
