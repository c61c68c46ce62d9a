import { isImportUnderWay, outcomeInWords, outcomeParts } from './import-outcome.rules.ts';

test.each([
  ['waiting', true],
  ['running', true],
  ['done', false],
  ['failed', false],
] as const)('an import that is %s is under way: %s', (status, expected) =>
  expect(isImportUnderWay({ status })).toBe(expected),
);

test('tells the counts read and each fate that befell some', () => {
  const result = {
    read: 96,
    added: 90,
    replaced: 0,
    unchanged: 2,
    certified: 4,
    differing: 1,
    superseded: 24,
    first: null,
    last: null,
    warnings: [],
  };
  expect(outcomeParts(result)).toEqual([
    { part: 'read', count: 96 },
    { part: 'added', count: 90 },
    { part: 'superseded', count: 24 },
    { part: 'unchanged', count: 2 },
    { part: 'certified', count: 4 },
  ]);
  expect(outcomeInWords(result, (part, count) => `${count} ${part}`)).toBe(
    '96 read: 90 added, 24 superseded, 2 unchanged, 4 certified.',
  );
});

test('says that nothing was read', () => {
  const result = {
    read: 0,
    added: 0,
    replaced: 0,
    unchanged: 0,
    certified: 0,
    differing: 0,
    superseded: 0,
    first: null,
    last: null,
    warnings: [],
  };
  expect(outcomeParts(result)).toEqual([{ part: 'read', count: 0 }]);
  expect(outcomeInWords(result, (part, count) => `${count} ${part}`)).toBe('0 read.');
});
