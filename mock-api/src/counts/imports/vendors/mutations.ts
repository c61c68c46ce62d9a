import fc from 'fast-check';

/** One change of a file's bytes. Places are shares of its length, so that they fit every file. */
export type Mutation =
  | { kind: 'flip'; at: number; byte: number }
  | { kind: 'insert'; at: number; text: string }
  | { kind: 'cut' | 'repeat' | 'truncate'; at: number; length: number }
  | { kind: 'swap-lines'; at: number; other: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const junk = fc.oneof(
  fc.constantFrom(
    ',',
    ';',
    '"',
    '\n',
    '\r',
    '\t',
    '\0',
    '-',
    '.',
    '1e9',
    ',,,',
    '""',
    '\ufeff',
    'NA',
    '99999999999',
  ),
  fc.constantFrom(
    '2024-02-30 00:00:00',
    '13/13/2024',
    '0',
    '-1',
    '2.5',
    'PERIOD :024',
    'END OF DATA',
    '*Serial Number :x',
  ),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

/** Changes that files suffer on their way: broken bytes, lost, doubled and swapped lines, stray signs. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: share, byte: fc.nat(255) }),
    fc.record({ kind: fc.constant('insert' as const), at: share, text: junk }),
    fc.record({ kind: fc.constantFrom('cut' as const, 'repeat' as const), at: share, length: fc.nat(300) }),
    fc.record({ kind: fc.constant('truncate' as const), at: share, length: fc.constant(0) }),
    fc.record({ kind: fc.constant('swap-lines' as const), at: share, other: share }),
  ),
  { minLength: 1, maxLength: 6 },
);

/** The file with all of these changes. */
export function mutate(file: Buffer, changes: Mutation[]): Buffer {
  return changes.reduce(apply, file);
}

function apply(file: Buffer, change: Mutation): Buffer {
  const at = Math.floor(change.at * file.length);
  const [before, after] = [file.subarray(0, at), file.subarray(at)];
  switch (change.kind) {
    case 'flip':
      return Buffer.concat([before, Buffer.from([change.byte]), after.subarray(1)]);
    case 'insert':
      return Buffer.concat([before, Buffer.from(change.text), after]);
    case 'cut':
      return Buffer.concat([before, after.subarray(change.length)]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, change.length), after]);
    case 'swap-lines':
      return swapLines(file, change.at, change.other);
    case 'truncate':
    default:
      return before;
  }
}

function swapLines(file: Buffer, one: number, other: number): Buffer {
  const lines = file.toString('latin1').split('\n');
  const [a, b] = [one, other].map((place) => Math.min(Math.floor(place * lines.length), lines.length - 1));
  const swapped = lines.map((line, at) => lines[at === a ? (b ?? at) : at === b ? (a ?? at) : at] ?? line);
  return Buffer.from(swapped.join('\n'), 'latin1');
}
