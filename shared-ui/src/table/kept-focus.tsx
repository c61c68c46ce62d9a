import { useLayoutEffect, type RefObject } from 'react';

/** What had the focus, in words that hold in either layout: a column's filter, a control of a row, or another part. */
export type FocusPlace = { filter: string } | { row: number; name: string } | { sorting: true };

const CONTROLS = 'a[href], button, input, select, textarea';
/** The headings that sort, or what stands in for them above cards: the one in use first. */
const SORTING = ['[data-sorts]', 'th[aria-sort$="ending"] .cx-sort', '.cx-sort', CONTROLS];

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
const rowsOf = (boxes: readonly Element[]) => boxes.flatMap((box) => [...box.querySelectorAll('tbody > tr')]);
const allOf = (boxes: readonly Element[], selector: string) =>
  boxes.flatMap((box) => [...box.querySelectorAll<HTMLElement>(selector)]);

/** Where the focus is inside the boxes; null where it is elsewhere. */
function placeOfFocus(boxes: readonly Element[], focused: Element | null): FocusPlace | null {
  if (!focused || !boxes.some((box) => box.contains(focused))) return null;
  const filter = focused.getAttribute('data-filter');
  if (filter !== null) return { filter };
  const row = rowsOf(boxes).findIndex((one) => one.contains(focused));
  return row < 0 ? { sorting: true } : { row, name: nameOf(focused) };
}

/** The control that stands at a place now. */
function controlAt(boxes: readonly Element[], place: FocusPlace): HTMLElement | null {
  if ('filter' in place) {
    const filters = allOf(boxes, '[data-filter]');
    return filters.find(({ dataset }) => dataset['filter'] === place.filter) ?? null;
  }
  if ('row' in place) {
    const controls = allOf(rowsOf(boxes).slice(place.row, place.row + 1), CONTROLS);
    return controls.find((one) => nameOf(one) === place.name) ?? null;
  }
  return SORTING.flatMap((selector) => allOf(boxes, selector))[0] ?? null;
}

/**
 * Keeps the focus when the table becomes cards, or the cards a table. Its `key` is the layout, and it stands before both,
 * so that it is taken away while what had the focus is still there.
 */
export function KeptFocus({
  boxes,
  place,
}: {
  boxes: () => readonly Element[];
  place: RefObject<FocusPlace | null>;
}) {
  useLayoutEffect(() => {
    const wanted = place.current && document.activeElement === document.body ? place.current : null;
    const control = wanted && controlAt(boxes(), wanted);
    // a filter may be folded away
    const fold = control?.closest('details');
    if (fold) fold.open = true;
    control?.focus();
    return () => {
      place.current = placeOfFocus(boxes(), document.activeElement);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each layout
  }, []);
  return null;
}
