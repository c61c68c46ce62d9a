import { useEffect, useEffectEvent } from 'react';
import { shortcutOf, type ShortcutAct } from './shortcuts.rules.ts';

/** Fields that keys are typed into; boxes and buttons are none. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea';
const LETTERS = 'select, [role=grid], [role=grid] *';

/** What the shortcuts do just now; a key that has nothing to do is left to others. */
export type ShortcutActs = Partial<Record<ShortcutAct, () => unknown>>;

/** Listens for the screen's shortcuts; not while a dialog is open, whose keys are its own. */
export function useShortcuts(actsNow: () => ShortcutActs, single: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.repeat) return;
    const act = shortcutOf(
      {
        key: event.key,
        ctrl: event.ctrlKey || event.metaKey,
        shift: event.shiftKey,
        alt: event.altKey,
        inText: target?.matches(TEXT) ?? false,
        takesLetters: target?.matches(LETTERS) ?? false,
      },
      single(),
    );
    const run = act && actsNow()[act];
    // asked last: it looks through a page of many rows, and most keys are typed text
    if (!run || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
