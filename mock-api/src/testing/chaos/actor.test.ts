import { ask, madeOnce } from './actor.ts';

const answered = { reply: {} };

test.each([
  ['acknowledged and there', 1, answered, []],
  ['acknowledged and not there', 0, answered, ['lost']],
  ['acknowledged and there twice', 2, answered, ['doubled']],
  ['cut off and not there', 0, 'unknown', []],
  ['cut off and there', 1, 'unknown', []],
  ['cut off and there twice', 2, 'unknown', ['doubled']],
] as const)('an effect that was %s', (_, made, asked, expected) => {
  expect(madeOnce('it', made, asked).map(({ kind }) => kind)).toEqual(expected);
});

test('a question that breaks off leaves open whether it was heard', async () => {
  expect(await ask(Promise.reject(new Error('fetch failed')))).toBe('unknown');
  expect(await ask(Promise.resolve(3))).toEqual({ reply: 3 });
});
