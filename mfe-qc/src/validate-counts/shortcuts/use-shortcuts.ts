import { useEffect, useEffectEvent, useState } from 'react';
import { shortcutOf, type ShortcutAct } from './shortcuts.rules.ts';

const STORED_AS = 'qc-single-keys';
/** Fields that keys are typed into; boxes and buttons are none. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea';
const LETTERS = 'select, [role=grid], [role=grid] *';

/** Listens for the screen's shortcuts; not while a dialog is open, whose keys are its own. */
export function useShortcuts(acts: Partial<Record<ShortcutAct, () => void>>, single: boolean): void {
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
      single,
    );
    const run = act && acts[act];
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

/** Whether single keys are on, kept in this browser: speech input and unsteady hands may want them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(STORED_AS) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(STORED_AS, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
