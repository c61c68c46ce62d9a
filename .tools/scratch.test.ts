import { placeOfScratch } from './scratch.mjs';

const GIB = 2 ** 30;
const usual = () => '/usual';

test.each([
  ['where memory has room and stays free', true, 4 * GIB, 8 * GIB, '/dev/shm'],
  ['where containers have but little of it', true, GIB / 16, 64 * GIB, '/usual'],
  ['where the machine has little memory', true, 4 * GIB, 7 * GIB, '/usual'],
  ['where there is no such folder', false, 0, 64 * GIB, '/usual'],
])('%s, what tests write lies in %5$s', (_, there, room, free, expected) => {
  const around = { exists: () => there, room: () => room, free: () => free, usual };
  expect(placeOfScratch(around)).toBe(expected);
});
