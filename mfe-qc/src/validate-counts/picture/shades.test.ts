import { SHADES } from './heat-map.rules.ts';
import { shadesOf } from './shades.ts';
import { COLOURS } from './testing/colours.ts';

const { steps, paper } = shadesOf(COLOURS);

test('there are as many shades as steps, from the palest to the darkest', () => {
  expect(steps).toHaveLength(SHADES);
  expect(steps[0]).toBe(COLOURS['heat-low']);
  expect(steps.at(-1)).toBe(COLOURS['heat-high']);
  expect(paper).toBe(COLOURS.paper);
});

test('each is a colour, and none is paler than the one before', () => {
  const dark = (hex: string) => 0xffffff - Number.parseInt(hex.slice(1), 16);
  steps.forEach((step, i) => {
    expect(step).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark(step)).toBeGreaterThanOrEqual(dark(steps[i - 1] ?? COLOURS['heat-low']));
  });
});
