import { testApi } from '../../testing/index.ts';
import { inOrder } from '../db/database.ts';
import { readingOf } from './reading.ts';

const SCOPE = { agency: 2, user: 3, everything: false };

/** A reading over the test's database; `ways` tells what went there, `settled` how often the call's own was ended first. */
function watchedReading() {
  const { db } = testApi();
  const together = jest.spyOn(db, 'together');
  const settled = { times: 0 };
  const reading = readingOf(db, SCOPE, () => Promise.resolve(void (settled.times += 1)));
  return { reading, settled, ways: () => together.mock.calls.map(([{ statements }]) => statements.length) };
}

afterEach(() => jest.restoreAllMocks());

test('what is asked in the same moment goes in one round trip, each answered with its own rows', async () => {
  const { reading, settled, ways } = watchedReading();
  const [one, two, three] = await Promise.all([
    reading.query('select 1 as n'),
    reading.query('select $1::int as n', [2]),
    reading.query('select 3 as n where false'),
  ]);
  expect([one, two, three]).toEqual([[{ n: 1 }], [{ n: 2 }], []]);
  expect(ways()).toEqual([3]);
  expect(settled.times).toBe(1);
});

test('what waits for an answer goes in a round trip of its own', async () => {
  const { reading, ways } = watchedReading();
  const [first] = await reading.query('select 1 as n');
  await Promise.all([
    reading.query('select $1::int as n', [Number(first?.n)]),
    reading.query('select 2 as n'),
  ]);
  expect(ways()).toEqual([1, 2]);
});

test('what those who were answered together ask next goes in one round trip, however many steps each takes first', async () => {
  const { reading, ways } = watchedReading();
  const later = async (steps: number) => {
    await reading.query('select 1 as n');
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    return reading.query('select $1::int as n', [steps]);
  };
  expect(await Promise.all([0, 5, 20].map((steps) => later(steps)))).toEqual([
    [{ n: 0 }],
    [{ n: 5 }],
    [{ n: 20 }],
  ]);
  expect(ways()).toEqual([3, 3]);
});

test('a statement whose best plan is always the same has it kept, those beside it have none', async () => {
  const { reading } = watchedReading();
  const together = jest.mocked(testApi().db.together);
  const answers = await Promise.all([
    reading.query('select $1::int as n', [1], 'kept'),
    reading.query('select $1::int as n', [2]),
  ]);
  expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  const [asked] = together.mock.calls.map(([of]) => inOrder(of).map(({ plans }) => plans));
  expect(asked).toEqual(['kept', 'kept', 'anew']);
});

test('where one of them fails, all have, and the next are answered', async () => {
  const { reading } = watchedReading();
  const outcomes = await Promise.allSettled([
    reading.query('select 1 as n'),
    reading.query('select 1 / 0 as n'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(reading.query('select 2 as n')).resolves.toEqual([{ n: 2 }]);
});
