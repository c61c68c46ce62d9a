import type { Column } from './columns.ts';
import { actOfKey } from './grid-keys.rules.ts';

const ROWS = 192;
const press = (text: string) => {
  const parts = text.split('+').filter(Boolean);
  const key = text.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  return {
    key: key === 'Space' ? ' ' : key,
    ctrl: parts.includes('Ctrl'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
  };
};
const act = (text: string, row: number, column: Column, editing = false) =>
  actOfKey(press(text), { row, column }, ROWS, editing);
const to = (row: number, column: Column) => ({ do: 'move', to: { row, column } });

test.each([
  ['ArrowDown', 0, 'note', to(1, 'note')],
  ['ArrowDown', 191, 'note', to(191, 'note')],
  ['ArrowUp', 5, 'date', to(4, 'date')],
  ['ArrowUp', 0, 'date', to(-1, 'date')],
  ['ArrowUp', -1, 'date', to(-1, 'date')],
  ['ArrowRight', 0, 'select', to(0, 'date')],
  ['ArrowRight', 0, 'update', to(0, 'update')],
  ['ArrowLeft', 0, 'select', to(0, 'select')],
  ['PageDown', 0, 'note', to(12, 'note')],
  ['PageDown', 185, 'note', to(191, 'note')],
  ['PageUp', 5, 'note', to(0, 'note')],
  ['Home', 7, 'note', to(7, 'select')],
  ['End', 7, 'note', to(7, 'update')],
  ['Ctrl+Home', 7, 'note', to(0, 'select')],
  ['Ctrl+End', 7, 'note', to(191, 'update')],
] as const)('%s on row %i, %s moves', (key, row, column, expected) => {
  expect(act(key, row, column)).toEqual(expected);
});

const AWAY: Column[] = ['count_type', 'count_int'];

test.each([
  ['ArrowRight', 'date', 'direction'],
  ['ArrowRight', 'direction', 'count'],
  ['ArrowLeft', 'count', 'direction'],
  ['ArrowLeft', 'direction', 'date'],
  ['Home', 'count', 'select'],
  ['End', 'date', 'update'],
] as const)('columns that are put away are passed over: %s from %s', (key, from, column) => {
  expect(actOfKey(press(key), { row: 4, column: from }, ROWS, false, AWAY)).toEqual(to(4, column));
});

test.each([
  ['Space', 3, 'date', { do: 'toggle' }],
  ['Enter', 3, 'select', { do: 'toggle' }],
  ['Space', -1, 'select', { do: 'selectAll' }],
  ['Space', -1, 'note', null],
  ['Shift+Space', 3, 'note', { do: 'select' }],
  ['Ctrl+a', 3, 'note', { do: 'selectAll' }],
  ['Shift+ArrowDown', 3, 'note', { do: 'range', to: { row: 4, column: 'note' } }],
  ['Shift+ArrowUp', 0, 'note', { do: 'range', to: { row: 0, column: 'note' } }],
] as const)('%s on row %i, %s selects', (key, row, column, expected) => {
  expect(act(key, row, column)).toEqual(expected);
});

test.each([
  ['Enter', 'note', { do: 'edit' }],
  ['F2', 'suspect', { do: 'edit' }],
  ['x', 'note', { do: 'edit' }],
  ['x', 'date', null],
  ['F2', 'count', null],
  ['Ctrl+c', 'note', null],
  ['Escape', 'note', { do: 'restore' }],
  ['Enter', 'update', { do: 'send' }],
  ['Space', 'update', { do: 'send' }],
  ['Ctrl+Enter', 'date', { do: 'send' }],
  ['Tab', 'note', null],
  ['Alt+ArrowDown', 'suspect', null],
] as const)('%s in %s of a row begins or ends work', (key, column, expected) => {
  expect(act(key, 3, column)).toEqual(expected);
});

test.each([
  ['Enter', 'note', { do: 'leave', to: { row: 4, column: 'note' }, keep: true }],
  ['Shift+Enter', 'note', { do: 'leave', to: { row: 2, column: 'note' }, keep: true }],
  ['Escape', 'suspect', { do: 'leave', to: { row: 3, column: 'suspect' }, keep: false }],
  ['ArrowDown', 'note', { do: 'leave', to: { row: 4, column: 'note' }, keep: true }],
  ['ArrowDown', 'suspect', null],
  ['ArrowLeft', 'note', null],
  ['Home', 'note', null],
  ['Space', 'note', null],
  ['a', 'note', null],
  ['Ctrl+Enter', 'note', { do: 'send' }],
] as const)('%s inside the control of %s', (key, column, expected) => {
  expect(act(key, 3, column, true)).toEqual(expected);
});
