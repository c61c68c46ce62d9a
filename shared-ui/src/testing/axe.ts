import axe from 'axe-core';

// jsdom computes no colours and no layout; both are checked in a real browser.
const NEEDS_LAYOUT = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable'];

/** Expects the structure of this part of the page to be accessible; says what is wrong and where otherwise. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }])),
  });
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
}
