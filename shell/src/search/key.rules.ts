type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether the key opens the search: Ctrl+K, on a Mac ⌘K. There Ctrl+K deletes to the end of a line in every text, so it is
 * left to that.
 */
export const isSearchKey = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  isMac: boolean,
): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
