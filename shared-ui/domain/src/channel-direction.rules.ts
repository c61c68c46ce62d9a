/** What tells the direction of a vendor's channel: its name, and which way past the counter it counts where the vendor says so. */
export type NamedChannel = { name: string; direction: 'in' | 'out' | null };

/** Travel directions of the guide as vendors spell them. */
const WORDS: [code: string, short: string, long: string][] = [
  ['1', 'n', 'north'],
  ['2', 'ne', 'northeast'],
  ['3', 'e', 'east'],
  ['4', 'se', 'southeast'],
  ['5', 's', 'south'],
  ['6', 'sw', 'southwest'],
  ['7', 'w', 'west'],
  ['8', 'nw', 'northwest'],
];
const NORTH = '1';
const EAST = '3';

const opposite = (code: string) => String(((Number(code) + 3) % 8) + 1);

/** The direction that a name says in words: 'NB', 'Northbound', 'IN (Eastbound)'; 'N' and 'North' only as the whole name, as they begin streets. */
export function saidDirection(name: string): string | null {
  const whole = name.trim().toLowerCase();
  const words = new Set(whole.split(/[^a-z]+/));
  const codes = WORDS.filter(
    ([, short, long]) =>
      whole === short || whole === long || words.has(`${short}b`) || words.has(`${long}bound`),
  ).map(([code]) => code);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Which way past its counter a channel counts, by its name or as the vendor says; null where they contradict each other. */
function sideOf({ name, direction }: NamedChannel): NamedChannel['direction'] {
  const [word] = /\b(?:IN|OUT)\b/.exec(name) ?? /^\s*(?:in|out)\s*$/i.exec(name) ?? [];
  const named = word === undefined ? null : word.trim().toLowerCase() === 'in' ? 'in' : 'out';
  if (named !== null && direction !== null && named !== direction) return null;
  return named ?? direction;
}

/** Where a site's IN channels lead, by what its other channels say; else by convention north (IN is north or east). */
function inwardOf(channels: readonly NamedChannel[]): string {
  const said = channels.flatMap((channel) => {
    const code = saidDirection(channel.name);
    return code === null ? [] : [{ code, side: sideOf(channel) }];
  });
  const sided = said.find(({ side }) => side !== null);
  if (sided) return sided.side === 'in' ? sided.code : opposite(sided.code);
  return said.some(({ code }) => code === EAST || code === opposite(EAST)) ? EAST : NORTH;
}

/**
 * The travel directions that the channels of a site propose by their names, in their order; null where one says nothing.
 * They are proposals: IN is north or east and OUT the other way by convention only, and not every counter keeps to it.
 */
export function proposedDirections(channels: readonly NamedChannel[]): (string | null)[] {
  const inward = inwardOf(channels);
  return channels.map((channel) => {
    const side = sideOf(channel);
    const byConvention = side === null ? null : side === 'in' ? inward : opposite(inward);
    return saidDirection(channel.name) ?? byConvention;
  });
}
