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
  const [first = 'A'] = own;
  const starts = [first, ...LETTERS.filter((letter) => letter !== first)];
  const candidates = [
    ...own.slice(1).map((letter) => first + letter),
    ...starts.flatMap((start) => LETTERS.map((letter) => start + letter)),
    ...starts.flatMap((start) => DIGITS.map((digit) => start + digit)),
  ];
  return candidates.find((prefix) => !given.has(prefix)) ?? null;
}
