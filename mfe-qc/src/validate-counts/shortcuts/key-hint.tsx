import { SINGLE_KEYS, type ShortcutAct } from './shortcuts.rules.ts';

/** The key of an act, for `aria-keyshortcuts`; undefined while single keys are off. */
export function keyOf(act: ShortcutAct, single: boolean): string | undefined {
  return single ? SINGLE_KEYS.find((one) => one.act === act)?.key : undefined;
}

/** The key of an act on its button; screen readers take it from `aria-keyshortcuts`. */
export function KeyHint({ act, single }: { act: ShortcutAct; single: boolean }) {
  const key = keyOf(act, single);
  return key ? (
    <kbd className="cx-keys" aria-hidden>
      {key}
    </kbd>
  ) : null;
}
