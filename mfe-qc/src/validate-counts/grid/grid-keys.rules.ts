import { COLUMNS, type Column } from './columns.ts';

/** Rows that PageUp and PageDown go. */
const PAGE_ROWS = 12;

/** A cell of the list; the header is row -1. */
export type Cell = { row: number; column: Column };
export type Key = { key: string; ctrl: boolean; shift: boolean; alt: boolean };

/** What a key asks for. 'edit' goes into the cell's control; 'leave' comes back out of it. */
export type Act =
  | { do: 'move'; to: Cell }
  | { do: 'range'; to: Cell }
  | { do: 'edit' }
  | { do: 'leave'; to: Cell; keep: boolean }
  | { do: 'restore' }
  | { do: 'toggle' }
  | { do: 'select' }
  | { do: 'selectAll' }
  | { do: 'send' };

const EDITABLE: readonly Column[] = ['suspect', 'note'];

/**
 * What a key does in a list of `rows` rows. Between cells the arrows move and typing starts an edit; inside a control
 * (`editing`) its own keys are left to it. Columns that are put `away` are passed over. Null: the key is not ours.
 */
export function actOfKey(
  key: Key,
  at: Cell,
  rows: number,
  editing: boolean,
  away: readonly Column[] = [],
): Act | null {
  if (key.alt) return null;
  if (key.ctrl && key.key === 'Enter') return at.row >= 0 ? { do: 'send' } : null;
  return editing
    ? inside(key, at, rows)
    : (selecting(key, at, rows) ?? moving(key, at, rows, away) ?? entering(key, at));
}

/** The cell as near to the wish as the list has one. */
function cellAt(row: number, column: Column, rows: number): Cell {
  return { row: Math.min(Math.max(row, -1), rows - 1), column };
}

function inside({ key, shift }: Key, at: Cell, rows: number): Act | null {
  const leave = (row: number, keep: boolean): Act => ({
    do: 'leave',
    to: cellAt(row, at.column, rows),
    keep,
  });
  if (key === 'Escape') return leave(at.row, false);
  if (key === 'Enter') return leave(at.row + (shift ? -1 : 1), true);
  // a select's own arrows choose; a line of text has no use for them
  if (at.column === 'note' && key === 'ArrowDown') return leave(at.row + 1, true);
  if (at.column === 'note' && key === 'ArrowUp') return leave(at.row - 1, true);
  return null;
}

function selecting({ key, ctrl, shift }: Key, at: Cell, rows: number): Act | null {
  if (ctrl && key.toLowerCase() === 'a') return { do: 'selectAll' };
  if (key === ' ' && at.column !== 'update') {
    if (at.row < 0) return at.column === 'select' ? { do: 'selectAll' } : null;
    return { do: shift ? 'select' : 'toggle' };
  }
  if (shift && at.row >= 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const to = Math.max(0, at.row + (key === 'ArrowDown' ? 1 : -1));
    return { do: 'range', to: cellAt(to, at.column, rows) };
  }
  return null;
}

function moving(
  { key, ctrl }: Key,
  { row, column }: Cell,
  rows: number,
  away: readonly Column[],
): Act | null {
  const shown = COLUMNS.filter((one) => !away.includes(one));
  const place = shown.indexOf(column);
  const move = (toRow: number, toPlace = place): Act => ({
    do: 'move',
    to: cellAt(toRow, shown[Math.min(Math.max(toPlace, 0), shown.length - 1)] ?? column, rows),
  });
  switch (key) {
    case 'ArrowDown':
      return move(row + 1);
    case 'ArrowUp':
      return move(row - 1);
    case 'ArrowLeft':
      return move(row, place - 1);
    case 'ArrowRight':
      return move(row, place + 1);
    case 'PageDown':
      return move(row + PAGE_ROWS);
    case 'PageUp':
      return move(Math.max(0, row - PAGE_ROWS));
    case 'Home':
      return ctrl ? move(0, 0) : move(row, 0);
    case 'End':
      return ctrl ? move(rows - 1, shown.length - 1) : move(row, shown.length - 1);
    default:
      return null;
  }
}

function entering({ key, ctrl }: Key, at: Cell): Act | null {
  if (at.row < 0) return null;
  if (key === 'Escape') return { do: 'restore' };
  if (key === 'Enter' && at.column === 'select') return { do: 'toggle' };
  if ((key === 'Enter' || key === ' ') && at.column === 'update') return { do: 'send' };
  const starts = key === 'Enter' || key === 'F2' || (key.length === 1 && !ctrl);
  return starts && EDITABLE.includes(at.column) ? { do: 'edit' } : null;
}
