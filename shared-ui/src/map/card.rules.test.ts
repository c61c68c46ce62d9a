import { cardPlace } from './card.rules.ts';

const box = { width: 900, height: 500 };

test.each([
  ['under a place in the upper half', { x: 450, y: 100 }, { width: 300, left: 300, top: 120 }],
  ['over a place in the lower half', { x: 450, y: 400 }, { width: 300, left: 300, bottom: 120 }],
  ['within the left edge', { x: 20, y: 100 }, { width: 300, left: 10, top: 120 }],
  ['within the right edge', { x: 890, y: 100 }, { width: 300, left: 590, top: 120 }],
  [
    'within the box where the place was moved out of it',
    { x: -80, y: 900 },
    { width: 300, left: 10, bottom: 20 },
  ],
])('a card stands %s', (_, at, place) => expect(cardPlace(at, box)).toMatchObject(place));

test('a narrow map has a narrow card', () =>
  expect(cardPlace({ x: 200, y: 0 }, { width: 288, height: 500 })).toMatchObject({
    width: 268,
    left: 10,
    top: 20,
  }));

test.each([
  ['under its place', { x: 150, y: 150 }, '0 clamp(-160px, 120px - 100%, 0px)'],
  ['over its place', { x: 150, y: 160 }, '0 max(0px, 100% - 130px)'],
])('a card with too little room %s moves into the box by its own height', (_, at, translate) =>
  expect(cardPlace(at, { width: 400, height: 300 })).toMatchObject({ translate }),
);
