import { directionsFor, roadClassOf } from './direction-of-route.rules.ts';

const all = Array.from('1234567890').map((code) => ({ code, label: code }));
const offered = (funcClass: string | null) =>
  directionsFor(funcClass, all)
    .map(({ code }) => code)
    .join('');

test.each([
  ['8R', '90'],
  ['8U', '90'],
  ['9R', '90'],
  ['9U', '90'],
  ['1R', '12345678'],
  ['4U', '12345678'],
  ['7U', '12345678'],
  ['', '12345678'],
  [null, '12345678'],
])('functional class %s offers directions %s', (funcClass, expected) => {
  expect(offered(funcClass)).toBe(expected);
});

test.each<[Parameters<typeof roadClassOf>[0], string | null]>([
  [{ func_class_code: '8U' }, '8U'],
  [{ func_class_code: null }, null],
  [{}, null],
  [{ func_class: '4U' }, '4U'],
  [{ func_class: null }, null],
])('the class of the road of %j is %s', (station, expected) => expect(roadClassOf(station)).toBe(expected));
