import type { Dispatch, KeyboardEvent, MouseEvent } from 'react';
import { enterCell, focusCell, isEditing, placeOf, type Place } from './cell-focus.ts';
import type { Column } from './columns.ts';
import { actOfKey, type Act } from './grid-keys.rules.ts';
import { isEdited, type GridAction, type GridState } from './grid.rules.ts';

type Options = {
  state: GridState;
  dispatch: Dispatch<GridAction>;
  /** The columns that are put away. */
  away: readonly Column[];
  /** Sends the row to the server. */
  onSend: (index: number) => void;
};

/** Keys and clicks of the whole list, caught once at the table: 192 rows need no handlers of their own. */
export function gridEvents(options: Options) {
  const { state, dispatch, away } = options;
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    const { key, shiftKey: shift, altKey: alt } = event;
    const pressed = { key, shift, alt, ctrl: event.ctrlKey || event.metaKey };
    const act = actOfKey(pressed, place, state.rows.length, isEditing(place), away);
    // going into a control leaves a printable key to it; Enter and F2 are spent
    const spent =
      act && perform(act, place, event.currentTarget, options) && !(act.do === 'edit' && key.length === 1);
    if (spent) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || place.row < 0) return;
    if (place.column === 'update' && place.control) send(place.row, options);
    // the box is small for a finger: what is pressed is its cell
    if (place.column !== 'select' || !place.element.querySelector('input')) return;
    if (event.shiftKey) dispatch({ type: 'range', from: state.anchor, to: place.row });
    else dispatch({ type: 'toggle', index: place.row });
  };
  return { onKeyDown, onClick };
}

/** Does what a key asked for; false when nothing came of it. */
function perform(act: Act, place: Place, table: HTMLTableElement, options: Options): boolean {
  if (act.do === 'edit') return enterCell(place.element);
  const action = actionOf(act, place, options.state);
  if (action) options.dispatch(action);
  if (act.do === 'send') send(place.row, options);
  if ('to' in act) focusCell(table, act.to);
  return true;
}

/** What an act changes in the list; null when it only moves or sends. */
function actionOf(act: Act, { row, column }: Place, { rows, anchor }: GridState): GridAction | null {
  switch (act.do) {
    case 'range':
      return { type: 'range', from: rows[row]?.selected ? anchor : row, to: act.to.row, before: row };
    case 'leave':
      return act.keep ? null : { type: 'restore', index: row, column };
    case 'restore':
      return { type: 'restore', index: row };
    case 'toggle':
      return { type: 'toggle', index: row };
    case 'select':
      return { type: 'range', from: row, to: row };
    case 'selectAll':
      return { type: 'selectAll', on: !rows.every(({ selected, count }) => selected || count.certified) };
    default:
      return null;
  }
}

function send(index: number, { state, onSend }: Options): void {
  const row = state.rows[index];
  if (row && isEdited(row)) onSend(index);
}
