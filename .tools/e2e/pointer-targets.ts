// What runs in the page: what a pointer can use there and the keys have not come to.
import type * as Controls from './controls-in-page.ts';

// all files of the walk are one in the page
declare const calledIn: typeof Controls.calledIn;
declare const drawnOf: typeof Controls.drawnOf;
declare const isControl: typeof Controls.isControl;
declare const isUsable: typeof Controls.isUsable;

/** The composite that it is part of: the keys of such a thing are arrows, and one of its members is in the tab order. */
export function compositeOf(element: Element): Element | null {
  const roles = ['tablist', 'grid', 'radiogroup', 'menu', 'listbox', 'toolbar'];
  return element.closest([...roles.map((role) => `[role="${role}"]`), '.cx-markers'].join());
}

/** A click on it does something, as far as React or the pointer's shape tell. */
export function takesClicks(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
  const shape = (one: Element | null) => (one ? getComputedStyle(one).cursor : '');
  const listens = ['onClick', 'onMouseDown', 'onPointerDown'].some(
    (name) => typeof props?.[name] === 'function',
  );
  // PrimeReact's tables listen on every cell
  if (listens && !element.matches('tr, td, th')) return true;
  return shape(element) === 'pointer' && shape(element.parentElement) !== 'pointer';
}

/** The keys have been there: at itself, at what it is drawn for, or at another member of the composite it is part of. */
export function isReached(element: Element, seen: readonly Element[]): boolean {
  if (seen.includes(element)) return true;
  // a place on a map and a line of a list may lead to the same page
  const to = element.getAttribute('href');
  if (to && seen.some((one) => one.getAttribute('href') === to)) return true;
  const drawn = drawnOf(element);
  // what is not read is there for the control beside it, as is the native select that a drawn one keeps
  const beside = drawn === element ? element.closest('[aria-hidden="true"]')?.parentElement : drawn;
  const around = [beside, compositeOf(element)];
  if (around.some((box) => box && seen.some((one) => box.contains(one)))) return true;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  return seen.some(
    (one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === element.name,
  );
}

/** What takes clicks around or inside a control is that control's, and so is its label. */
export function belongsTo(element: Element, seen: readonly Element[]): boolean {
  const labelled = element.closest('label')?.control;
  if (labelled && isReached(labelled, seen)) return true;
  return seen.some((one) => one.contains(element) || element.contains(one) || drawnOf(one).contains(element));
}

/** What a pointer can use in a part of the page and the keys have not come to. */
export function outOfReach(part: Element, reached: ReadonlySet<Element>): string[] {
  const seen = [...reached];
  const all = [...part.querySelectorAll('*')].filter((one) => isControl(one) || takesClicks(one));
  const left = all.filter((one) => isUsable(one) && !isReached(one, seen));
  const controls = left.filter(isControl);
  const others = left.filter(
    (one) => !isControl(one) && !belongsTo(one, seen) && !controls.some((control) => control.contains(one)),
  );
  return [...controls, ...others].map(calledIn);
}
