import { NOTE_MAX, type Finding } from 'shared-domain';
import { aFinding } from '../testing/finding.ts';
import { decidedIds, isBegun, isReason, marksOf, NO_DECISION, suspectChoices } from './decision.rules.ts';

test.each([
  ['as proposed', {}, {}],
  ['nothing marked', { suspect: 'none' }, { suspect_id: null }],
  ['another suspect and a note', { suspect: '3', note: ' cut grass ' }, { suspect_id: 3, note: 'cut grass' }],
])('%s', (_, part, expected) => expect(marksOf({ ...NO_DECISION, ...part })).toEqual(expected));

test.each([
  [null, false],
  ['  ', false],
  ['Marathon', true],
  ['x'.repeat(501), false],
])('reason %p will do: %p', (reason, expected) => expect(isReason(reason)).toBe(expected));

test('what the rule thinks of too stands first, what it proposes is left to its own option', () => {
  const finding = { suspect_id: 2, other_suspects: [4] } as Finding;
  const suspects = [1, 2, 3, 4].map((id) => ({ id, validity_condition: `S${id}`, excludes: true }));
  expect(suspectChoices(finding, suspects).map(({ id }) => id)).toEqual([4, 1, 3]);
});

test.each([
  [{}, false],
  [{ suspect: 'none' }, true],
  [{ note: 'a' }, true],
  [{ allOfKind: true }, true],
  [{ reason: '' }, true],
])('a decision with %j is begun: %p', (part, begun) =>
  expect(isBegun({ ...NO_DECISION, ...part })).toBe(begun),
);

test.each([
  ['alone', false, [2]],
  ['with all of its kind', true, [1, 2, 3]],
])('decides a finding %s', (_, allOfKind, expected) => {
  const [one, two, three] = [aFinding(1), aFinding(2), aFinding(3)];
  expect(decidedIds({ ...NO_DECISION, allOfKind }, two, [one, two, three])).toEqual(expected);
});

test.each<[string, number | null, number[], number[]]>([
  ['proposes nothing: all, as they are listed', null, [], [1, 2, 3, 4]],
  ['proposes one: it has an option of its own', 3, [], [1, 2, 4]],
  ['thinks of two more: these first, in the order of the list', 3, [4, 2], [2, 4, 1]],
  ['thinks of what it proposes: it is not listed twice', 3, [3], [1, 2, 4]],
  ['thinks of one that is not in use any more', null, [9], [1, 2, 3, 4]],
])('a rule %s', (_, suspect_id, other_suspects, expected) => {
  const suspects = [1, 2, 3, 4].map((id) => ({ id, validity_condition: `S${id}`, excludes: true }));
  const choices = suspectChoices(aFinding(1, { suspect_id, other_suspects }), suspects);
  expect(choices.map(({ id }) => id)).toEqual(expected);
});

test('a note of spaces is none, and one that is too long is cut to what the API takes', () => {
  expect(marksOf({ ...NO_DECISION, note: '   ' })).toEqual({});
  expect(marksOf({ ...NO_DECISION, note: 'x'.repeat(NOTE_MAX + 1) }).note).toHaveLength(NOTE_MAX);
});
