import type { CountsEdit } from 'shared-domain';
import {
  afterRedo,
  afterUndo,
  isOver,
  NO_STEPS,
  reworded,
  stepsOf,
  undoObstacle,
  withEarlier,
  withEdit,
  withoutStep,
  type Steps,
} from './undo.rules.ts';

const edit = (id: number, part: Partial<CountsEdit> = {}): CountsEdit => ({
  id,
  kind: 'rows',
  at: '2026-03-01T10:00:00Z',
  user_name: 'Uma',
  text: `edit ${id}`,
  counts: 1,
  first: null,
  last: null,
  findings: 0,
  undone: false,
  ...part,
});
const ids = ({ undo, redo }: Steps) => [undo.map((step) => step.edit), redo.map((step) => step.edit)];
const twenty = Array.from({ length: 20 }, (_, i) => edit(i + 1));

test('edits of before are undone newest first; undone ones and undoings are none', () => {
  const list = [edit(9, { kind: 'undo' }), edit(8, { undone: true }), edit(7), edit(3, { kind: 'bulk' })];
  expect(ids(stepsOf(list))).toEqual([[3, 7], []]);
});

test('twenty edits can be undone one after another', () => {
  let steps = twenty.reduce(withEdit, NO_STEPS);
  const undone: number[] = [];
  while (steps.undo.length > 0) {
    const step = steps.undo.at(-1)!;
    undone.push(step.edit);
    steps = afterUndo(steps, step, edit(100 + step.edit, { kind: 'undo' }));
  }
  expect(undone).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
  expect(steps.redo).toHaveLength(20);
});

test('redoing brings a step back under its own words', () => {
  const one = withEdit(NO_STEPS, edit(1));
  const back = afterUndo(one, one.undo[0]!, edit(2, { kind: 'undo', text: 'undone: edit 1' }));
  expect(back).toEqual({ undo: [], redo: [{ edit: 2, text: 'edit 1' }] });
  expect(afterRedo(back, back.redo[0]!, edit(3, { kind: 'undo' }))).toEqual({
    undo: [{ edit: 3, text: 'edit 1' }],
    redo: [],
  });
});

test('in another language the steps keep their order and take the new words', () => {
  const steps: Steps = {
    undo: [
      { edit: 1, text: 'one' },
      { edit: 2, text: 'two' },
    ],
    redo: [{ edit: 3, text: 'three' }],
  };
  expect(reworded(steps, [edit(2, { text: 'dos' })])).toEqual({
    undo: [
      { edit: 1, text: 'one' },
      { edit: 2, text: 'dos' },
    ],
    redo: [{ edit: 3, text: 'three' }],
  });
});

test('a new edit ends what could be redone', () => {
  const back: Steps = { undo: [], redo: [{ edit: 2, text: 'edit 1' }] };
  expect(ids(withEdit(back, edit(5)))).toEqual([[5], []]);
});

test('a step that can’t be taken back any more makes way for the one before', () => {
  const steps = twenty.slice(0, 2).reduce(withEdit, NO_STEPS);
  expect(ids(withoutStep(steps, steps.undo[1]!))).toEqual([[1], []]);
});

test('what was done while the list was on its way comes last', () => {
  const now = withEdit(NO_STEPS, edit(9));
  expect(ids(withEarlier(now, [edit(8), edit(7)]))).toEqual([[7, 8, 9], []]);
});

test.each([
  [404, true],
  [409, true],
  [0, false],
  [503, false],
])('after a refusal with %p a step is over: %p', (status, expected) => expect(isOver(status)).toBe(expected));

test.each([
  ['a step, and no import', 1, false, null],
  ['no step', 0, false, 'nothing'],
  ['a step during an import', 1, true, 'importing'],
  ['no step during an import', 0, true, 'nothing'],
] as const)('what stands in the way of undo: %s', (_, steps, importing, obstacle) => {
  const undo = twenty.slice(0, steps).reduce(withEdit, NO_STEPS);
  expect(undoObstacle(undo, { importing })).toBe(obstacle);
});
