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

test('long work comes to its turn even where short turns never end', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const short = Array.from({ length: 60 }, (_none, at) => turns.short(work(done, `short ${at}`)));
  await turns.long(work(done, 'long'));
  expect(done.length).toBeLessThan(30);
  await Promise.all(short);
  expect(done).toHaveLength(61);
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
