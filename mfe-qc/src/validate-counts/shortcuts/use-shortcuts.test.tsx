import { fireEvent, render, screen } from '@testing-library/react';
import { areSingleKeysOn, keepSingleKeys } from './single-keys.ts';
import { useShortcuts, type ShortcutActs } from './use-shortcuts.ts';

let done: string[];
let single: boolean;
let current: boolean;
beforeEach(() => {
  done = [];
  single = true;
  current = false;
});
afterEach(() => localStorage.clear());

const actsNow = (): ShortcutActs => ({
  next: () => done.push('next'),
  undo: () => done.push('undo'),
  ...(current ? { accept: () => done.push('accept') } : {}),
});
function Screen() {
  useShortcuts(actsNow, () => single);
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="All" />
      <select aria-label="Suspect" />
      <div role="grid" aria-label="Counts">
        <button>Update</button>
      </div>
    </>
  );
}
const press = (key: string, part: Partial<KeyboardEvent> = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...part });

test.each([
  ['n', {}, ['next']],
  ['N', {}, ['next']],
  ['z', { ctrlKey: true }, ['undo']],
  ['z', { metaKey: true }, ['undo']],
  ['n', { altKey: true }, []],
  ['x', {}, []],
])('the key %s with %j does %j', (key, part, expected) => {
  render(<Screen />);
  press(key, part);
  expect(done).toEqual(expected);
});

test.each([
  ['Note', []],
  ['All', ['next']],
  ['Suspect', []],
  ['Update', []],
])('typed into %s the single key does %j', (name, expected) => {
  render(<Screen />);
  press('n', {}, screen.queryByLabelText(name) ?? screen.getByText(name));
  expect(done).toEqual(expected);
});

test('acts as the review is when the key is pressed', () => {
  render(<Screen />);
  press('a');
  current = true;
  press('a');
  single = false;
  press('a');
  press('z', { ctrlKey: true });
  expect(done).toEqual(['accept', 'undo']);
});

test('a key that has something to do is spent; another is left to others', () => {
  render(<Screen />);
  expect(press('n')).toBe(false);
  expect(press('a')).toBe(true);
});

test('a key that is held or spent does nothing more, nor any while a dialog is open', () => {
  render(<Screen />);
  press('n', { repeat: true });
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  press('n');
  expect(done).toEqual([]);
  dialog.remove();
  press('n');
  expect(done).toEqual(['next']);
});

test('a screen that is left listens no more', () => {
  render(<Screen />).unmount();
  press('n');
  expect(done).toEqual([]);
});

test('whether single keys are on is kept in this browser; on unless said', () => {
  expect(areSingleKeysOn()).toBe(true);
  keepSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  keepSingleKeys(true);
  expect(areSingleKeysOn()).toBe(true);
});
