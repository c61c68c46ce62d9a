import type { PrimeReactPTOptions } from 'primereact/api';

/** Words that PrimeReact's parts lack. */
export type PartTexts = { filterOptions: string; selectAll: string };

/** `undefined` takes an attribute away that PrimeReact would set. */
const off = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
const COPIED_ARIA = ['aria-required', 'aria-describedby', 'aria-invalid', 'aria-label', 'aria-labelledby'];

/** The sentence in an empty list stands in for its options. */
const EMPTY = { role: 'option', 'aria-disabled': true, 'aria-selected': false };

/** An option that can't be chosen is grey; this says so. */
function disabledOption({ context }: { context: { selected: boolean; disabled?: boolean } }) {
  return { 'aria-disabled': context.disabled || undefined };
}

/**
 * Mends the markup of PrimeReact 10.9 for screen readers, once for the whole product: attributes meant for the input
 * are copied to the root, the select's arrow poses as an unnamed button, filter boxes have no name.
 */
export function passThrough({ filterOptions, selectAll }: PartTexts): PrimeReactPTOptions {
  return {
    dropdown: {
      emptyMessage: EMPTY,
      item: disabledOption,
      root: off('aria-activedescendant', ...COPIED_ARIA),
      trigger: { ...off('role', 'aria-label', 'aria-haspopup', 'aria-expanded'), 'aria-hidden': true },
      select: { 'aria-hidden': true },
      filterInput: { 'aria-label': filterOptions, role: 'searchbox' },
    },
    multiselect: {
      emptyMessage: EMPTY,
      item: disabledOption,
      wrapper: { tabIndex: 0 },
      root: off(...COPIED_ARIA),
      filterInput: { root: { 'aria-label': filterOptions } },
      headerCheckbox: { root: off('role', 'aria-checked'), input: { 'aria-label': selectAll } },
      checkbox: { input: { style: { display: 'none' } } },
    },
  };
}
