import { isForScale, placed, type Taken } from './labels.rules.ts';

const view = { x: 0, y: 0, scale: 1 };
const box = { width: 400, height: 200 };
const label = (text: string, x: number, y: number, rank = 1) => ({ text, x, y, rank });
const size = () => ({ width: 60, height: 12 });
const namesOf = (labels: ReturnType<typeof label>[], taken: Taken[] = []) =>
  placed(labels, view, box, size, taken).map(({ label: { text } }) => text);

const county = (text: string, x: number, y: number) => label(text, x, y, 0);

test('a label that would touch one before it is left out', () =>
  expect(namesOf([county('Travis', 0, 0), county('Hays', 20, 5), county('Bastrop', 0, 30)])).toEqual([
    'Travis',
    'Bastrop',
  ]));

test('a town that something stands on is named under it, or over it', () => {
  const marker: Taken = { west: 180, east: 220, north: 80, south: 120 };
  const at = (taken: Taken[]) => placed([label('Austin', 0, 0)], view, box, size, taken).map(({ y }) => y);
  expect(at([])).toEqual([100]);
  expect(at([{ ...marker, north: 84, south: 116 }])).toEqual([128]);
  expect(at([{ ...marker, north: 84, south: 200 }])).toEqual([72]);
  expect(at([{ ...marker, north: 0, south: 200 }])).toEqual([]);
});

test('what lies out of the box, or would be cut by its edge, has no label', () =>
  expect(namesOf([label('Austin', 0, 0), label('Houston', 900, 0), label('Katy', 190, 0)])).toEqual([
    'Austin',
  ]));

test('labels note what they take', () => {
  const taken: Taken[] = [];
  namesOf([label('Austin', 0, 0), label('Waco', 0, -60)], taken);
  expect(taken).toHaveLength(2);
});

test.each([
  ['a great town', 1, 0.2, true],
  ['a small town', 6, 0.2, false],
  ['a small town, near', 6, 5, true],
  ['a village', 7, 5, false],
  ['a village, very near', 7, 12, true],
  ['a county', 0, 0.5, false],
  ['a county, near', 0, 1, true],
])('%s is named or not at its scale', (_, rank, scale, isNamed) =>
  expect(isForScale(label('', 0, 0, rank), scale)).toBe(isNamed),
);
