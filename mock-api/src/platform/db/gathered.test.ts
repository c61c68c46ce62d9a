import { gathered } from './gathered.ts';

/** A database that answers when it is told to, with ten times each question. */
function slowDatabase() {
  const asked: number[][] = [];
  let going = Promise.withResolvers<void>();
  const ask = async (questions: number[]) => {
    asked.push(questions);
    await going.promise;
    return questions.map((question) => question * 10);
  };
  const answer = () => {
    const { resolve } = going;
    going = Promise.withResolvers();
    resolve();
  };
  return { asked, ask, answer };
}

const moment = () => new Promise((resolve) => void setImmediate(() => setImmediate(resolve)));

test('those who ask in the same moment are asked for together, each told its own answer', async () => {
  const { asked, ask, answer } = slowDatabase();
  const one = gathered(ask);
  const answers = Promise.all([one(1), one(2), one(3)]);
  await moment();
  answer();
  expect(await answers).toEqual([10, 20, 30]);
  expect(asked).toEqual([[1, 2, 3]]);
});

test('who comes while others are answered goes with the next, together', async () => {
  const { asked, ask, answer } = slowDatabase();
  const one = gathered(ask);
  const first = one(1);
  await moment();
  const later = Promise.all([one(2), one(3)]);
  answer();
  expect(await first).toBe(10);
  await moment();
  answer();
  expect(await later).toEqual([20, 30]);
  expect(asked).toEqual([[1], [2, 3]]);
});

test('a failure is told to those who asked with it, and the next are asked for again', async () => {
  let fails = true;
  const one = gathered((questions: number[]) =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(questions),
  );
  await expect(Promise.all([one(1), one(2)])).rejects.toThrow('away');
  fails = false;
  expect(await one(3)).toBe(3);
});
