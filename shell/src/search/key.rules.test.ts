import { isSearchKey } from './key.rules.ts';

const NO = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each<[string, Partial<typeof NO> & { key: string }, boolean, boolean]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true, false],
  ['Ctrl+K with capitals on', { key: 'K', ctrlKey: true }, true, false],
  ['⌘K', { key: 'k', metaKey: true }, false, true],
  ['K alone', { key: 'k' }, false, false],
  ['Ctrl+Shift+K', { key: 'k', ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false, false],
  ['Ctrl+⌘+K', { key: 'k', ctrlKey: true, metaKey: true }, false, false],
  ['Ctrl+L', { key: 'l', ctrlKey: true }, false, false],
])('%s opens the search', (_key, pressed, elsewhere, onMac) => {
  expect(isSearchKey({ ...NO, ...pressed }, false)).toBe(elsewhere);
  expect(isSearchKey({ ...NO, ...pressed }, true)).toBe(onMac);
});
