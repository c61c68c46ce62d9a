import { isOwnWord, stillHolds } from './validated.rules.ts';

const [BEFORE, THEN, AFTER] = [
  '2026-04-06T09:00:00Z',
  '2026-04-07T09:00:00Z',
  '2026-04-08T09:00:00Z',
] as const;

test.each<[string, string | null, string | null, boolean]>([
  ['nobody has said anything', null, null, false],
  ['nobody has said anything of what came', null, BEFORE, false],
  ['nothing came since', THEN, null, true],
  ['what came was there before', THEN, BEFORE, true],
  ['counts came at that moment', THEN, THEN, false],
  ['counts came since', THEN, AFTER, false],
])('where %s', (_, said, renewed, holds) => {
  expect(stillHolds(said, renewed)).toBe(holds);
});

test.each<[string, number | null, string | null, boolean]>([
  ['their own', 7, 'Ada Austin', true],
  ['their own under the name they had', 7, 'Ada Adams', true],
  ["somebody's of the same name", 8, 'Ada Austin', false],
  ["somebody else's", 8, 'Hal Houston', false],
  ['an older one under their name', null, 'Ada Austin', true],
  ['an older one under another name', null, 'Hal Houston', false],
])('a validation is %s', (_, validated_user, validated_by, isOwn) => {
  expect(isOwnWord({ validated_user, validated_by }, { id: 7, name: 'Ada Austin' })).toBe(isOwn);
});
