import { act } from '@testing-library/react';
import axe from 'axe-core';

// jsdom computes no colours and no layout; both are checked in a real browser.
const NEEDS_LAYOUT = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable'];

/** Of what is in order nothing is told, nor how to find it: that took longer than to look. */
const TOLD: Pick<axe.RunOptions, 'resultTypes' | 'selectors'> = {
  resultTypes: ['violations'],
  selectors: false,
};

/** Expects the structure of this part of the page to be accessible; says what is wrong and where otherwise. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const rules = Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }]));
  // It takes long enough for a countdown on the page to tick.
  const { violations } = await act(() => axe.run(container, { rules, ...TOLD }));
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
}
