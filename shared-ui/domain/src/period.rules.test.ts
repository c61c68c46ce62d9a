import { periodOf } from './period.rules.ts';

test.each([
  [null, null, { kind: 'none' }],
  ['2024-05-06', null, { kind: 'from', day: '2024-05-06' }],
  [null, '2024-05-20', { kind: 'until', day: '2024-05-20' }],
  ['2024-05-06', '2024-05-06', { kind: 'day', day: '2024-05-06' }],
  ['2024-05-06', '2024-05-20', { kind: 'span', start: '2024-05-06', end: '2024-05-20' }],
])('from %j to %j is %j', (start, end, expected) => expect(periodOf(start, end)).toEqual(expected));
