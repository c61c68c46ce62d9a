import { enterCell, focusCell, isEditing, placeOf } from './cell-focus.ts';
import { COLUMNS } from './columns.ts';

const cells = (row: number) =>
  COLUMNS.map((column) => {
    if (column === 'note') return `<td tabindex="-1"><input type="text" value="Rain ${row}"></td>`;
    if (column === 'suspect') return `<td tabindex="-1"><select><option>Valid</option></select></td>`;
    if (column === 'update')
      return `<td tabindex="-1"><button>Update</button><p role="alert"><b>Busy.</b></p></td>`;
    return `<td tabindex="-1">${column}</td>`;
  }).join('');

let table: HTMLTableElement;
beforeEach(() => {
  const head = COLUMNS.map((column) => `<th tabindex="-1">${column}</th>`).join('');
  document.body.innerHTML = `<p>Above</p><table><thead><tr>${head}</tr></thead><tbody><tr>${cells(0)}</tr><tr>${cells(1)}</tr></tbody></table>`;
  table = document.querySelector('table')!;
});
const cell = (row: number, column: (typeof COLUMNS)[number]) =>
  table.rows[row + 1]!.cells[COLUMNS.indexOf(column)]!;

test.each([
  ['a cell', 0, 'date'],
  ['a cell of the next row', 1, 'count'],
  ['a heading', -1, 'note'],
] as const)('%s is its place, and nothing in it is edited', (_, row, column) => {
  const place = placeOf(cell(row, column));
  expect(place).toMatchObject({ row, column, control: null });
  expect(isEditing(place!)).toBe(false);
});

test.each([
  ['note', 'input', true],
  ['suspect', 'select', true],
  ['update', 'button', false],
] as const)('in %s keys belong to its %s: %p', (column, control, editing) => {
  const element = cell(1, column).querySelector<HTMLElement>(control)!;
  const place = placeOf(element);
  expect(place).toMatchObject({ row: 1, column, control: element });
  expect(isEditing(place!)).toBe(editing);
});

test('beside the table, in a note above a cell, and nowhere there is no place', () => {
  expect(placeOf(document.querySelector('p'))).toBeNull();
  expect(placeOf(document.querySelector('[role=alert] b'))).toBeNull();
  expect(placeOf(null)).toBeNull();
  expect(placeOf(document)).toBeNull();
});

test.each([
  [0, 'select'],
  [1, 'update'],
  [-1, 'date'],
] as const)('the focus goes to row %i, %s', (row, column) => {
  focusCell(table, { row, column });
  expect(document.activeElement).toBe(cell(row, column));
});

test('a row that is not there takes no focus', () => {
  focusCell(table, { row: 0, column: 'date' });
  focusCell(table, { row: 9, column: 'date' });
  expect(document.activeElement).toBe(cell(0, 'date'));
});

test('going into a note selects its text, so that typing replaces it', () => {
  expect(enterCell(cell(1, 'note'))).toBe(true);
  const input = document.activeElement as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Rain 1'.length]);
});

test('going into a choice focuses it; a cell without a control is not gone into', () => {
  expect(enterCell(cell(0, 'suspect'))).toBe(true);
  expect(document.activeElement?.tagName).toBe('SELECT');
  expect(enterCell(cell(0, 'date'))).toBe(false);
});
