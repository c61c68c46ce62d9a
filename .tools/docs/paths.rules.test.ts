import { linksIn, pathsIn, placesIn } from './paths.rules.ts';

test('paths, links and places are read from a page', () => {
  expect(pathsIn('`shell/src` and `npm run x`, `api/y.ts`; ```\n`a/b`\n``` `/api` `rspack.base.ts`')).toEqual(
    ['shell/src', 'api/y.ts', 'rspack.base.ts'],
  );
  expect(linksIn('[a](../b.md) [c](https://example.org) [d](#e)')).toEqual(['../b.md']);
  expect(placesIn('| x | `a/b.ts` | `WORD` |')).toEqual([{ file: 'a/b.ts', word: 'WORD' }]);
});
