import { weekInWords } from './week-in-words.rules.ts';

test.each([
  [[1, null, 3, 3], { total: 7, missing: 1, busiest: 2 }],
  [[0, 0], { total: 0, missing: 0, busiest: 0 }],
  [[null], { total: 0, missing: 1, busiest: null }],
])('says %j in words', (hours, words) => {
  expect(weekInWords(hours)).toEqual(words);
});
