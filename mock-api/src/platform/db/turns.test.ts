import { setImmediate as tick } from 'node:timers/promises';
import { createTurns } from './turns.ts';

/** Work that notes when it is done, after a while. */
const work = (done: string[], name: string) => async () => {
  await tick();
  done.push(name);
};

test('takes turns in the order in which they came, one at a time', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all(['a', 'b', 'c'].map((name) => turns.short(work(done, name))));
  expect(done).toEqual(['a', 'b', 'c']);
});

test('long work waits until no short turn is asked for', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all([
    turns.long(work(done, 'long 1')),
    turns.long(work(done, 'long 2')),
    turns.short(work(done, 'short 1')),
    turns.short(work(done, 'short 2')),
  ]);
  expect(done).toEqual(['short 1', 'short 2', 'long 1', 'long 2']);
});

test('what people look at longer goes before long work, and after what is short', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all([
    turns.long(work(done, 'long')),
    turns.reading(work(done, 'reading')),
    turns.short(work(done, 'short')),
  ]);
  expect(done).toEqual(['short', 'reading', 'long']);
});

test.each([
  ['reading', 5],
  ['long', 30],
] as const)('a turn for %s comes soon even where short turns never end', async (kind, most) => {
  const turns = createTurns();
  const done: string[] = [];
  const short = Array.from({ length: 60 }, (_none, at) => turns.short(work(done, `short ${at}`)));
  await turns[kind](work(done, kind));
  expect(done.length).toBeLessThan(most);
  await Promise.all(short);
  expect(done).toHaveLength(61);
});

test('long work comes to its turn where people read without end', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const others = Array.from({ length: 60 }, (_none, at) =>
    (at % 2 ? turns.short : turns.reading)(work(done, `other ${at}`)),
  );
  await turns.long(work(done, 'long'));
  expect(done.length).toBeLessThan(30);
  await Promise.all(others);
});

test.each([
  ['fails', () => Promise.reject(new Error('no'))],
  [
    'throws at once',
    () => {
      throw new Error('no');
    },
  ],
])('work that %s tells who asked for it, and the next goes on', async (_, fails) => {
  const turns = createTurns();
  const done: string[] = [];
  const failed = turns.short(fails);
  const next = turns.short(work(done, 'next'));
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(done).toEqual(['next']);
});
