import { NOTE_MAX, type Suspect } from 'shared-domain';
import { COLUMNS, type Column } from './columns.ts';
import type { GridRow } from './grid-row.ts';

/** What is pasted, and the cell it is pasted at. */
type Paste = { index: number; column: Column; text: string; suspects: Suspect[] };

/** The rows that copying at this one takes: all selected ones if it is one of several, else itself. */
function copiedRows(rows: GridRow[], index: number): GridRow[] {
  const row = rows[index];
  if (!row) return [];
  return row.selected ? rows.filter(({ selected }) => selected) : [row];
}

/**
 * A column of suspects (by name) or notes as text, a line for each row: of the selected rows when the cell is in one of
 * them, else of its own row. Null for the other columns.
 */
export function copied(
  rows: GridRow[],
  { index, column, suspects }: Omit<Paste, 'text'>,
): { text: string; count: number } | null {
  if (column !== 'suspect' && column !== 'note') return null;
  const names = new Map(suspects.map(({ id, validity_condition }) => [id, validity_condition]));
  const taken = copiedRows(rows, index);
  if (taken.length === 0) return null;
  const lines = taken.map((row) =>
    column === 'note' ? row.note : row.suspect_id === null ? '' : (names.get(row.suspect_id) ?? ''),
  );
  return { text: lines.join('\n'), count: lines.length };
}

/**
 * The rows with the text pasted. A single value goes into every selected row when the cell is in one of them; anything
 * else fills downward from the cell, a line for each row, tab-separated values for suspect and note. Certified rows
 * take up their line and stay as they are.
 */
export function filled(rows: GridRow[], paste: Paste): { rows: GridRow[]; count: number } {
  const lines = paste.text.replace(/\r?\n$/, '').split(/\r?\n/);
  const everywhere = lines.length === 1 && rows[paste.index]?.selected === true;
  let count = 0;
  const next = rows.map((row, i) => {
    const line = everywhere ? (row.selected ? lines[0] : undefined) : lines[i - paste.index];
    if (line === undefined || row.count.certified) return row;
    count += 1;
    return withValues(row, line.split('\t'), paste);
  });
  return { rows: next, count };
}

function withValues(row: GridRow, values: string[], { column, suspects }: Paste): GridRow {
  const columns = COLUMNS.slice(COLUMNS.indexOf(column));
  return values.reduce((done, value, place) => {
    if (columns[place] === 'suspect') return { ...done, ...suspectNamed(value, suspects) };
    if (columns[place] === 'note') return { ...done, note: value.slice(0, NOTE_MAX) };
    return done;
  }, row);
}

/** A suspect by its name or number; nothing written means none; null: no such suspect, the row keeps its own. */
function suspectNamed(text: string, suspects: Suspect[]): { suspect_id: number | null } | null {
  const name = text.trim().toLowerCase();
  if (name === '') return { suspect_id: null };
  const suspect = suspects.find(
    ({ id, validity_condition }) => String(id) === name || validity_condition.toLowerCase() === name,
  );
  return suspect ? { suspect_id: suspect.id } : null;
}
