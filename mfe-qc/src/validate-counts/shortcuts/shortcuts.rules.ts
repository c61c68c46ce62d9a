/** A key as the shortcuts see it. `inText`: it is typed into a text; `takesLetters`: into the list or a choice, where letters edit. */
export type PressedKey = {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  inText: boolean;
  takesLetters: boolean;
};

/** What a shortcut does. */
export type ShortcutAct =
  'next' | 'previous' | 'accept' | 'dismiss' | 'kind' | 'rows' | 'help' | 'undo' | 'redo';

/** The single keys, in the order in which they are explained. */
export const SINGLE_KEYS: readonly { key: string; act: ShortcutAct }[] = [
  { key: 'N', act: 'next' },
  { key: 'P', act: 'previous' },
  { key: 'A', act: 'accept' },
  { key: 'D', act: 'dismiss' },
  { key: 'K', act: 'kind' },
  { key: 'R', act: 'rows' },
  { key: '?', act: 'help' },
];

/**
 * What a key does on the screen as a whole; null: nothing. Single keys can be switched off (`single`) and never reach
 * out of a field or the list; in a text, undo and redo are the text's own.
 */
export function shortcutOf(pressed: PressedKey, single: boolean): ShortcutAct | null {
  const { key, ctrl, shift, alt, inText, takesLetters } = pressed;
  if (alt || inText) return null;
  const letter = key.toUpperCase();
  if (ctrl) {
    if (letter === 'Z') return shift ? 'redo' : 'undo';
    return letter === 'Y' ? 'redo' : null;
  }
  if (!single || takesLetters) return null;
  return SINGLE_KEYS.find((one) => one.key === letter)?.act ?? null;
}
