import { axisEnd, hoursNamed, pointsOf, PROFILE, xOf, yOf } from './profile-lines.rules.ts';

test.each([
  [[], 0.05],
  [[[0]], 0.05],
  [[[0.02], [0.1247]], 0.15],
  [[[0.15]], 0.15],
])('the axis of %j ends at %d', (lines, end) => expect(axisEnd(lines)).toBe(end));

test('nothing stands on the ground, the end of the axis at the top', () =>
  expect([yOf(0, 0.15), yOf(0.15, 0.15)]).toEqual([PROFILE.bottom, PROFILE.top]));

test('the hours fill the width from the axis on', () => {
  const step = (PROFILE.width - PROFILE.left) / 24;
  expect([xOf(0), xOf(23)]).toEqual([PROFILE.left + step / 2, PROFILE.width - step / 2]);
});

test('a line has a point for each hour', () =>
  expect(pointsOf([0, 0.05], 0.05)).toBe('68.8,226.0 102.5,34.0'));

test('in a drawing of another width hours and points stand closer', () => {
  const wide = 340;
  const step = (wide - PROFILE.left) / 24;
  expect([xOf(0, wide), xOf(23, wide)]).toEqual([PROFILE.left + step / 2, wide - step / 2]);
  expect(pointsOf([0], 0.05, wide)).toBe('58.0,226.0');
});

test.each([
  [860, 24, 1],
  [340, 8, 3],
  [200, 4, 6],
])('%i pixels have room for %i hours, every %i', (width, count, every) => {
  const named = hoursNamed(width);
  expect([named.length, named[1]]).toEqual([count, every]);
});
