import { createCache } from './cache.ts';

let time = 0;
const cache = createCache(() => new Date(time));
const answering = (value: string) => () => Promise.resolve(value);

beforeEach(() => cache.clear());

test('reads once, and again after it is cleared', async () => {
  expect(await cache.get('suspects', answering('old'))).toBe('old');
  expect(await cache.get('suspects', answering('new'))).toBe('old');
  cache.clear();
  expect(await cache.get('suspects', answering('new'))).toBe('new');
});

test('keeps names apart', async () => {
  await cache.get('suspects en', answering('Sensor covered'));
  expect(await cache.get('suspects es', answering('Sensor tapado'))).toBe('Sensor tapado');
});

test('forgets after a minute', async () => {
  await cache.get('suspects', answering('old'));
  time += 60_000;
  expect(await cache.get('suspects', answering('new'))).toBe('new');
});

test('does not keep what was read while it was cleared', async () => {
  const reading = cache.get('suspects', async () => {
    cache.clear();
    return Promise.resolve('old');
  });
  expect(await reading).toBe('old');
  expect(await cache.get('suspects', answering('new'))).toBe('new');
});

test('keeps nothing of a failed read', async () => {
  await expect(cache.get('suspects', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get('suspects', answering('new'))).toBe('new');
});

test('keeps what has a stamp until the stamp is another or it is cleared', async () => {
  expect(await cache.getStamped('averages', '1', answering('old'))).toBe('old');
  time += 3_600_000;
  expect(await cache.getStamped('averages', '1', answering('new'))).toBe('old');
  expect(await cache.getStamped('averages', '2', answering('new'))).toBe('new');
  cache.clear();
  expect(await cache.getStamped('averages', '2', answering('newer'))).toBe('newer');
});

describe('what has a stamp each', () => {
  const ask = async (stamps: [number, string][], value: string) => {
    const asked: number[] = [];
    const found = await cache.getEach('averages', new Map(stamps), (keys) => {
      asked.push(...keys);
      return Promise.resolve(new Map(keys.filter((key) => key < 9).map((key) => [key, value])));
    });
    return { asked, found: Object.fromEntries(found) };
  };

  test('is read where it is not kept or is old, and nothing else is', async () => {
    await ask(
      [
        [1, 'a'],
        [2, 'a'],
      ],
      'old',
    );
    expect(
      await ask(
        [
          [1, 'a'],
          [2, 'b'],
          [3, 'a'],
        ],
        'new',
      ),
    ).toEqual({
      asked: [2, 3],
      found: { 1: 'old', 2: 'new', 3: 'new' },
    });
    expect(await ask([[2, 'b']], 'newer')).toEqual({ asked: [], found: { 2: 'new' } });
  });

  test('is asked for again where there was none', async () => {
    expect(await ask([[9, 'a']], 'none')).toEqual({ asked: [9], found: {} });
    expect(await ask([[9, 'a']], 'none')).toEqual({ asked: [9], found: {} });
  });

  test('is not kept where everything was cleared while it was read', async () => {
    const reading = cache.getEach('averages', new Map([[1, 'a']]), async ([key = 0]) => {
      cache.clear();
      return Promise.resolve(new Map([[key, 'old']]));
    });
    expect(Object.fromEntries(await reading)).toEqual({ 1: 'old' });
    expect(await ask([[1, 'a']], 'new')).toMatchObject({ asked: [1] });
  });
});

describe('what was noted', () => {
  test('is known until everything is forgotten', () => {
    const known = createCache(() => new Date(0));
    known.note('one', 1);
    known.note('one', 2);
    expect([known.last('one'), known.last('two')]).toEqual([2, undefined]);
    known.clear();
    expect(known.last('one')).toBeUndefined();
  });

  test('first makes room', () => {
    const known = createCache(() => new Date(0));
    for (let at = 0; at < 5000; at += 1) known.note(`${at}`, at);
    expect([known.last('0'), known.last('4999')]).toEqual([undefined, 4999]);
  });
});
