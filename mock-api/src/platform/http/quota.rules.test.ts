import { roomOf } from './quota.rules.ts';

test.each([
  ['nothing is kept', { files: 2, bytes: 100 }, { files: 0, bytes: 0 }, 100],
  ['some is kept', { files: 2, bytes: 100 }, { files: 1, bytes: 30 }, 70],
  ['the files are all there', { files: 2, bytes: 100 }, { files: 2, bytes: 30 }, 0],
  ['the bytes are all there', { files: 2, bytes: 100 }, { files: 1, bytes: 100 }, 0],
  [
    'there is more than allowed, because less is allowed by now',
    { files: 2, bytes: 100 },
    { files: 1, bytes: 130 },
    0,
  ],
  ['bytes have no limit', { files: 2, bytes: 0 }, { files: 1, bytes: 130 }, Infinity],
  ['files have no limit', { files: 0, bytes: 100 }, { files: 50, bytes: 30 }, 70],
  ['nothing has a limit', { files: 0, bytes: 0 }, { files: 50, bytes: 130 }, Infinity],
])('room where %s', (_, quota, used, expected) => {
  expect(roomOf(quota, used)).toBe(expected);
});
