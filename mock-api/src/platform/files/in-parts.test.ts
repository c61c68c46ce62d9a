import { inParts } from './in-parts.ts';

async function* of(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
}

test.each([
  [[], []],
  [[''], []],
  [['ab'], ['ab']],
  [['abc'], ['abc']],
  [
    ['a', 'b', 'cd'],
    ['abc', 'd'],
  ],
  [
    ['abcdefgh', '', 'i'],
    ['abc', 'def', 'ghi'],
  ],
])('%j in parts of three is %j', async (pieces, parts) => {
  const found: string[] = [];
  for await (const part of inParts(of(...pieces), 3)) found.push(Buffer.from(part).toString());
  expect(found).toEqual(parts);
});
