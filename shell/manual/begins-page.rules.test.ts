import { beginsPage } from './begins-page.rules.ts';

test.each([
  ['a text', undefined, 0.9, 0, false],
  ['a section at the top', 1, 0, 5, false],
  ['a section in the middle', 1, 0.5, 5, false],
  ['a section far down', 1, 0.7, 5, true],
  ['a section with nothing behind it', 1, 0.5, 0, true],
  ['a heading far down with its text', 2, 0.9, 1, false],
  ['a heading alone at the foot', 2, 0.9, 0, true],
])(
  '%s: headline level %s, %d down, %i behind it, begins a page: %s',
  (_, headlineLevel, verticalRatio, following, begins) => {
    const laid = { headlineLevel, startPosition: { verticalRatio } };
    const others = { getFollowingNodesOnPage: () => Array.from({ length: following }) };
    expect(beginsPage(laid, others)).toBe(begins);
  },
);
