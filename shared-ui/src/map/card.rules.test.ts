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
])('a card stands %s', (_, at, place) => expect(cardPlace(at, box)).toEqual(place));

test('a narrow map has a narrow card', () =>
  expect(cardPlace({ x: 200, y: 0 }, { width: 288, height: 500 })).toEqual({
    width: 268,
    left: 10,
    top: 20,
  }));
