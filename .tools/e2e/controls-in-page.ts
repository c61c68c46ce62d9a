// What runs in the page: what a control is, looks like and is called.

/** What a person sees of a control: the drawn box of a hidden one. */
export function drawnOf(element: Element): Element {
  const hidden = element.closest('.p-hidden-accessible, .cx-hidden');
  const { width, height } = element.getBoundingClientRect();
  const isThere = width > 1 && height > 1 && Number(getComputedStyle(element).opacity) > 0;
  if (!hidden && isThere) return element;
  const drawn = (hidden?.parentElement ?? element).closest(
    'label, .p-dropdown, .p-multiselect, .p-component',
  );
  return drawn ?? hidden?.parentElement ?? element;
}

/** The name of a control, as far as faults are told by it. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = [
    by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label'),
    [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' '),
    element.matches('select, input') ? '' : element.textContent,
    element.querySelector('[aria-label]')?.getAttribute('aria-label'),
    element.querySelector('img')?.alt,
    element.getAttribute('title'),
  ];
  return (texts.find((text) => text?.trim()) ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}

/** What a fault is told of. */
export function calledIn(element: Element): string {
  const classes = element.getAttribute('class')?.trim().replaceAll(/\s+/g, '.');
  return `${element.getAttribute('role') ?? element.localName} "${nameOf(element)}"${classes ? ` .${classes}` : ''}`;
}

/** What is a control by its element or its role. */
export function isControl(element: Element): boolean {
  const roles = 'button link checkbox switch tab combobox menuitem option slider gridcell radio spinbutton';
  const native = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  return element.matches(native) || roles.split(' ').includes(element.getAttribute('role') ?? '');
}

/** Somebody sees it and may use it. */
export function isUsable(element: Element): boolean {
  const drawn = drawnOf(element);
  const { width, height } = drawn.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(drawn).pointerEvents !== 'none' &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-disabled="true"]')
  );
}
