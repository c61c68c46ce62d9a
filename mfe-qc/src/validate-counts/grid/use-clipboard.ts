import { useEffect, useEffectEvent, type Dispatch, type RefObject } from 'react';
import type { Suspect } from 'shared-domain';
import { placeOf } from './cell-focus.ts';
import { copied } from './clipboard.rules.ts';
import type { GridAction, GridState } from './grid.rules.ts';

/**
 * Copy and paste in the list. Heard at the document: a cell that has the focus holds no caret, so browsers tell the
 * page's body of its copy or paste, not the cell.
 */
export function useClipboard(
  table: RefObject<HTMLTableElement | null>,
  state: GridState,
  suspects: Suspect[],
  dispatch: Dispatch<GridAction>,
): void {
  const here = () => {
    const focused = document.activeElement;
    const place = table.current?.contains(focused) ? placeOf(focused) : null;
    return place && place.row >= 0 ? place : null;
  };
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const place = here();
    const inText = place?.control instanceof HTMLInputElement && place.column === 'note';
    if (!place || inText || document.getSelection()?.toString()) return;
    const taken = copied(state.rows, { index: place.row, column: place.column, suspects });
    if (!taken) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', taken.text);
    dispatch({ type: 'copied', count: taken.count });
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const place = here();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!place || (place.column !== 'note' && place.column !== 'suspect')) return;
    // a single value pasted into a note's text goes where the caret is
    if (place.column === 'note' && place.control && !/[\n\t]/.test(text)) return;
    event.preventDefault();
    dispatch({ type: 'paste', index: place.row, column: place.column, text, suspects });
  });
  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
