import { shortcutOf } from './shortcuts.rules.ts';

const press = (text: string, where: { inText?: boolean; takesLetters?: boolean } = {}) => {
  const parts = text.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrl: parts.includes('Ctrl'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
    inText: false,
    takesLetters: false,
    ...where,
  };
};

test.each([
  ['n', 'next'],
  ['p', 'previous'],
  ['a', 'accept'],
  ['d', 'dismiss'],
  ['k', 'kind'],
  ['r', 'rows'],
  ['Shift+?', 'help'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+a', null],
  ['Ctrl+n', null],
  ['Alt+n', null],
  ['x', null],
  ['Enter', null],
])('%s does %s', (key, act) => expect(shortcutOf(press(key), true)).toBe(act));

test.each(['n', 'a', 'Ctrl+z'])('%s typed into a field belongs to it', (key) => {
  expect(shortcutOf(press(key, { inText: true }), true)).toBeNull();
});

test('in list and choices letters edit, and undo is the screen’s', () => {
  expect(shortcutOf(press('a', { takesLetters: true }), true)).toBeNull();
  expect(shortcutOf(press('Ctrl+z', { takesLetters: true }), true)).toBe('undo');
});

test('switched off, only undo and redo are left', () => {
  expect(shortcutOf(press('a'), false)).toBeNull();
  expect(shortcutOf(press('Ctrl+z'), false)).toBe('undo');
});
