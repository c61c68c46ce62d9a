import { placesIn, scrolledClear, sideFor, type Rect } from './message-place.rules.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
// a phone of 390 by 844 pixels, with one message of 100
const places = { top: rect(16, 118, 358, 100), bottom: rect(16, 728, 358, 100) };
const low = rect(32, 740, 300, 44);
const high = rect(32, 150, 300, 44);
const middle = rect(32, 400, 300, 44);
const whole = rect(0, 0, 390, 844);

test.each([
  ['stay below where nothing has the focus', 'bottom', [], 'bottom'],
  ['stay below over a field in the middle', 'bottom', [middle], 'bottom'],
  ['stay above over a field in the middle', 'top', [middle], 'top'],
  ['leave a field that they would cover below', 'bottom', [low], 'top'],
  ['leave a field that they would cover above', 'top', [high], 'bottom'],
  ['leave a field that only its ring would touch', 'bottom', [rect(32, 680, 300, 44)], 'top'],
  ['leave the buttons of the form', 'bottom', [middle, low], 'top'],
  ['cover a button rather than the field', 'bottom', [high, low], 'bottom'],
  ['cover one of two buttons where both edges have one', 'top', [middle, low, high], 'top'],
  ['are in the way at both edges of what fills the window', 'bottom', [whole], null],
] as const)('messages %s', (_, now, wanted, side) => expect(sideFor(places, now, wanted)).toBe(side));

test.each([
  ['leave a field that nobody is at', 'bottom', [], [low], 'top'],
  ['leave the fields that nobody is at rather than stay', 'top', [], [high, middle], 'bottom'],
  ['stay where they cover as many', 'top', [], [high, low], 'top'],
  ['cover what nobody is at rather than what has the focus', 'bottom', [high], [low], 'bottom'],
] as const)('messages %s', (_, now, wanted, others, side) =>
  expect(sideFor(places, now, wanted, others)).toBe(side),
);

// a dialog whose messages are so many that they reach from above its buttons over its cross
const manyInDialog = {
  top: rect(930, 8, 420, 400),
  bottom: rect(930, 102, 420, 400),
  low: rect(930, 484, 420, 400),
};
const cross = rect(1068, 338, 32, 32);
const button = rect(960, 525, 132, 36);
test.each([
  ['lie over its buttons rather than over what has the focus', 'bottom', [cross, button], 'low'],
  ['leave its buttons when one has the focus', 'low', [button, cross], 'bottom'],
  ['stay off its buttons while nothing has the focus', 'low', [button], 'bottom'],
  ['are over both where they reach over the whole of it', 'low', [rect(930, 102, 420, 782)], null],
] as const)('many messages in a dialog %s', (_, now, wanted, side) =>
  expect(sideFor(manyInDialog, now, wanted)).toBe(side),
);
test('what lay over the buttons of a dialog stays at the edge when that is closed', () =>
  expect(sideFor(places, 'low', [middle])).toBe('bottom'));

test('beside a field, on a desk, they cover nothing', () => {
  const desk = { top: rect(930, 76, 420, 100), bottom: rect(930, 652, 420, 100) };
  expect(sideFor(desk, 'bottom', [rect(300, 660, 500, 44)])).toBe('bottom');
});

// a low window, where the messages above and below leave less than a field between them
test.each([
  ['by what is covered of it, and its ring', rect(32, 300, 300, 44), 30],
  ['not at all where it would go under the bar', rect(32, 100, 300, 244), 0],
])('what neither edge leaves clear is scrolled up %s', (_, covered, by) =>
  expect(scrolledClear(rect(16, 320, 300, 200), covered, { top: 118 })).toBe(by),
);

// a message of 100 pixels, 16 above the lower edge of a phone of 844, whose bar takes 68
const stack = rect(16, 728, 358, 100);
test.each([
  ['at the edges of the window', null, 76, 728],
  ['at the same where all of the window is seen', { offsetTop: 0, height: 844 }, 76, 728],
  ['above the keys that lie over the window', { offsetTop: 0, height: 508 }, 76, 392],
  ['in what is seen where the keys pushed it down', { offsetTop: 200, height: 508 }, 208, 592],
  ['below the bar where that is pushed out in part', { offsetTop: 40, height: 508 }, 76, 432],
  ['from the upper edge on where less is seen than they are high', { offsetTop: 0, height: 120 }, 76, 76],
])('messages stand %s', (_, visual, top, bottom) => {
  const places = placesIn(stack, { height: 844, visual, bar: 68 });
  expect(places).toEqual({ top: rect(16, top, 358, 100), bottom: rect(16, bottom, 358, 100) });
});

test.each([
  ['above the buttons of a dialog', rect(18, 718, 354, 110), 610, 728],
  ['as they are beside those', rect(380, 718, 354, 110), 728, undefined],
  ['as they are where keys lie over those', rect(18, 860, 354, 110), 728, undefined],
])('in a dialog messages stand %s', (_, foot, bottom, low) => {
  const found = placesIn(stack, { height: 844, visual: null, bar: 0, foot });
  expect([found.bottom.top, found.low?.top]).toEqual([bottom, low]);
});
