import { restAfter } from './rest.rules.ts';

test.each([
  [0, 2],
  [1, 5],
  [2, 10],
  [4, 40],
  [9, 40],
])('after %i failures in a row it rests for %i minutes', (tries, minutes) => {
  const now = new Date('2026-03-02T12:00:00Z');
  expect(restAfter(now, tries).getTime() - now.getTime()).toBe(minutes * 60_000);
});
