import type { CountEdit, CountRow, Suspect } from 'shared-domain';
import { filled } from './clipboard.rules.ts';
import type { Column } from './columns.ts';
import type { GridRow } from './grid-row.ts';

/** What was done, for the status line; worded by the list. */
type Notice = { what: 'selected' | 'cleared' | 'copied' | 'pasted' | 'updated'; count: number };

/** `anchor` is where a range selection starts. */
export type GridState = { rows: GridRow[]; anchor: number; notice: Notice | null };

export type GridAction =
  | { type: 'edit'; index: number; change: Partial<Pick<GridRow, 'suspect_id' | 'note'>> }
  | { type: 'restore'; index: number; column?: Column }
  | { type: 'toggle'; index: number }
  /** `before`: the row that the range ended at until now; what lies beyond the new end is let go. */
  | { type: 'range'; from: number; to: number; before?: number }
  | { type: 'selectAll'; on: boolean }
  | { type: 'paste'; index: number; column: Column; text: string; suspects: Suspect[] }
  | { type: 'copied'; count: number }
  /** The same counts as the server has them by now; whatever was typed is dropped. */
  | { type: 'loaded'; counts: CountRow[] }
  /** The same, come by themselves behind those of an earlier visit: what was typed and chosen meanwhile stays. */
  | { type: 'refreshed'; counts: CountRow[] }
  /** What was typed before the session ended. */
  | { type: 'kept'; edits: CountEdit[] }
  /** The server has what was sent; what was typed since stays an edit. */
  | { type: 'saved'; sent: CountEdit[] }
  /** The same, and rows that still are as they were (`before`) show it: a bulk update changes more than was typed. */
  | { type: 'written'; sent: CountEdit[]; before: CountEdit[] }
  | { type: 'refused'; index: number; message: string }
  | { type: 'dismiss'; index: number };

/** The list as it is when a page has come. */
export function gridOf(counts: CountRow[]): GridState {
  const rows = counts.map((count) => ({
    count,
    suspect_id: count.suspect_id,
    note: count.note ?? '',
    selected: false,
    refusal: null,
  }));
  return { rows, anchor: 0, notice: null };
}

/** Whether the row differs from what the server has. */
export function isEdited(row: GridRow): boolean {
  return row.suspect_id !== row.count.suspect_id || row.note !== (row.count.note ?? '');
}

/** The rows as POST /counts/update takes them; an empty note is none. */
export function editsOf(rows: GridRow[]): CountEdit[] {
  return rows.map(({ count, suspect_id, note }) => ({
    id: count.id,
    date: count.date,
    suspect_id,
    note: note.trim() === '' ? null : note,
  }));
}

/** A date as the list shows it: counters' exports may carry '.000' behind the seconds. */
export function shownDate(date: string): string {
  return date.replace(/\.000$/, '');
}

/** The list after an action. Rows that do not change keep their identity, so that only changed ones are drawn. */
export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'edit':
      return withRow(state, action.index, (row) => ({ ...row, ...action.change }));
    case 'restore':
      return withRow(state, action.index, (row) => restored(row, action.column));
    case 'dismiss':
      return withRow(state, action.index, (row) => ({ ...row, refusal: null }));
    case 'toggle': {
      const on = !state.rows[action.index]?.selected;
      return { ...withRow(state, action.index, (row) => ({ ...row, selected: on })), anchor: action.index };
    }
    case 'range':
      return rangeSelected(state, action);
    case 'selectAll':
      return allSelected(state, action.on);
    case 'paste': {
      const { rows, count } = filled(state.rows, action);
      return { ...state, rows, notice: { what: 'pasted', count } };
    }
    case 'copied':
      return { ...state, notice: { what: 'copied', count: action.count } };
    case 'loaded':
      return gridOf(action.counts);
    case 'refreshed':
      return refreshed(state, action.counts);
    case 'kept':
      return typedAgain(state, action.edits);
    case 'saved':
      return saved(state, action.sent);
    case 'written':
      return saved(shownAs(state, action.sent, action.before), action.sent);
    case 'refused':
    default:
      return withRow(state, action.index, (row) => ({ ...row, refusal: action.message }));
  }
}

function withRows(state: GridState, change: (row: GridRow, index: number) => GridRow): GridState {
  return { ...state, rows: state.rows.map((row, i) => (row.count.certified ? row : change(row, i))) };
}

function withRow(state: GridState, index: number, change: (row: GridRow) => GridRow): GridState {
  return withRows(state, (row, i) => (i === index ? change(row) : row));
}

function restored(row: GridRow, column?: Column): GridRow {
  return {
    ...row,
    suspect_id: column === 'note' ? row.suspect_id : row.count.suspect_id,
    note: column === 'suspect' ? row.note : (row.count.note ?? ''),
    refusal: null,
  };
}

function selectedAs(row: GridRow, selected: boolean): GridRow {
  return row.selected === selected ? row : { ...row, selected };
}

function rangeSelected(
  state: GridState,
  { from, to, before = to }: Extract<GridAction, { type: 'range' }>,
): GridState {
  const reaches = (end: number, row: number) => row >= Math.min(from, end) && row <= Math.max(from, end);
  const next = withRows(state, (row, i) =>
    reaches(to, i) || reaches(before, i) ? selectedAs(row, reaches(to, i)) : row,
  );
  const count = next.rows.filter((row) => row.selected).length;
  return { ...next, anchor: from, notice: { what: 'selected', count } };
}

function allSelected(state: GridState, on: boolean): GridState {
  const next = withRows(state, (row) => selectedAs(row, on));
  const count = next.rows.filter((row) => row.selected).length;
  return { ...next, notice: { what: on ? 'selected' : 'cleared', count } };
}

/** The list as the server has it by now, with what was typed and chosen in it; as it was where a typed row would be lost. */
function refreshed(state: GridState, counts: CountRow[]): GridState {
  const edited = state.rows.filter(isEdited);
  const open = new Set(counts.filter(({ certified }) => !certified).map(({ id }) => id));
  if (edited.some(({ count }) => !open.has(count.id))) return state;
  const before = new Map(state.rows.map((row) => [row.count.id, row]));
  const kept = withRows(gridOf(counts), (row) => {
    const { selected = false, refusal = null } = before.get(row.count.id) ?? {};
    return { ...row, selected, refusal };
  });
  return { ...typedAgain(kept, editsOf(edited)), anchor: state.anchor, notice: state.notice };
}

/** Rows that were typed into hold it again; a count that is certified or not on this page any more stays. */
function typedAgain(state: GridState, edits: CountEdit[]): GridState {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  return withRows(state, (row) => {
    const edit = byId.get(row.count.id);
    return edit ? { ...row, suspect_id: edit.suspect_id, note: edit.note ?? '' } : row;
  });
}

function shownAs(state: GridState, sent: CountEdit[], before: CountEdit[]): GridState {
  const byId = new Map(sent.map((edit) => [edit.id, edit]));
  const known = new Map(before.map((edit) => [edit.id, edit]));
  return withRows(state, (row) => {
    const edit = byId.get(row.count.id);
    const was = known.get(row.count.id);
    const [now] = editsOf([row]);
    const untouched = now?.suspect_id === was?.suspect_id && now?.note === was?.note;
    return edit && untouched ? { ...row, suspect_id: edit.suspect_id, note: edit.note ?? '' } : row;
  });
}

/** What was sent is saved; what was typed while the request ran stays an edit. */
function saved(state: GridState, sent: CountEdit[]): GridState {
  const byId = new Map(sent.map((edit) => [edit.id, edit]));
  const next = withRows(state, (row) => {
    const edit = byId.get(row.count.id);
    if (!edit) return row;
    const { suspect_id, note } = edit;
    // a note of blanks was sent as none
    const typed = row.note.trim() === '' ? '' : row.note;
    return { ...row, note: typed, count: { ...row.count, suspect_id, note }, refusal: null };
  });
  return { ...next, notice: { what: 'updated', count: sent.length } };
}
