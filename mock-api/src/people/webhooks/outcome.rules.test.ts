import { outcomeOf, type Tried } from './outcome.rules.ts';

const now = new Date('2026-03-02T12:00:00Z');
const answered = (status: number, retryAfter: string | null = null): Tried => ({
  status,
  answer: '',
  retryAfter,
});
const after = (tried: Tried, tries: number, chance = 0.5) => {
  const { nextAt } = outcomeOf(tried, { tries, failingSince: null, now, chance });
  return nextAt && (nextAt.getTime() - now.getTime()) / 1000;
};

test.each([200, 201, 204, 299])('%i is a success', (status) =>
  expect(outcomeOf(answered(status), { tries: 1, failingSince: now, now, chance: 0 })).toEqual({
    state: 'done',
    nextAt: null,
    off: null,
  }),
);

test('ten tries are spread over 75.6 hours, then it is dead', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => after(answered(500), at + 1));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
  expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3600).toBeCloseTo(75.6, 1);
  expect(outcomeOf(answered(500), { tries: 10, failingSince: now, now, chance: 0.5 }).state).toBe('dead');
});

test.each([
  [0, 270],
  [1, 330],
])('by chance %i a pause is a tenth shorter or longer', (chance, seconds) =>
  expect(after({ fault: 'timeout' }, 2, chance)).toBeCloseTo(seconds, 6),
);

test.each<[string, Tried, number]>([
  ['is not followed', answered(302), 5],
  ['that is busy has a minute at least', answered(429), 60],
  ['that names its seconds has them', answered(429, '600'), 600],
  ['that names a moment has it', answered(503, 'Mon, 02 Mar 2026 13:00:00 GMT'), 3600],
  ['that names more than a day has a day', answered(502, '999999'), 86_400],
  ['that names nothing that can be read has a minute', answered(504, 'soon'), 60],
  ['that may not ask is not heeded', answered(500, '600'), 5],
])('an answer %s', (_, tried, seconds) => expect(after(tried, 1)).toBe(seconds));

test('a pause that is asked for makes none shorter', () => expect(after(answered(429, '1'), 3)).toBe(1800));

test('who says that it is gone is off', () =>
  expect(outcomeOf(answered(410), { tries: 1, failingSince: null, now, chance: 0 })).toEqual({
    state: 'dead',
    nextAt: null,
    off: 'gone',
  }));

test.each([
  ['2026-02-25T12:00:00Z', 'failing'],
  ['2026-02-25T12:00:01Z', null],
])('nothing but failures since %s: %p', (since, off) => {
  const failingSince = new Date(since);
  expect(outcomeOf({ fault: 'unreachable' }, { tries: 2, failingSince, now, chance: 0 }).off).toBe(off);
});
