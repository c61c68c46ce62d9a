const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const DIGITS = Array.from('0123456789');

/**
 * The prefix for a city that has none: its first two letters, else its first and a later one, else any pair of letters
 * that is free, those with its first letter before the others, else a letter and a digit. Null when all are given.
 */
export function proposedPrefix(name: string, given: ReadonlySet<string>): string | null {
  const own = Array.from(
    name
      .normalize('NFD')
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, ''),
  );
  for (const prefix of candidatesOf(own)) if (!given.has(prefix)) return prefix;
  return null;
}

/** One after the other: a list of cities asks for one each of a thousand, and mostly takes the first. */
function* candidatesOf([first = 'A', ...later]: readonly string[]): Generator<string> {
  for (const letter of later) yield first + letter;
  const starts = [first, ...LETTERS.filter((letter) => letter !== first)];
  for (const seconds of [LETTERS, DIGITS])
    for (const start of starts) for (const second of seconds) yield start + second;
}
