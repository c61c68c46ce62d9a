import { useCallback, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { validateTexts } from './texts.ts';

/**
 * Keeps typed work from being lost: leaving the screen asks (the shell does that), and so does `mayDiscard` before
 * another page, filter or bulk update replaces the rows. Who says that there is typed work takes it back when unmounted.
 */
export function useDiscardGuard() {
  const t = useTexts(validateTexts);
  const { confirm, setDirty: tellShell } = useServices();
  // no state: nothing is drawn from it, and the first typed letter would draw the whole review again
  const dirty = useRef(false);
  const setDirty = useCallback(
    (now: boolean) => {
      dirty.current = now;
      tellShell(now);
    },
    [tellShell],
  );
  const mayDiscard = useCallback(async () => {
    if (!dirty.current) return true;
    return confirm({
      title: t('unsavedTitle'),
      text: t('unsavedText'),
      accept: t('unsavedAccept'),
      danger: true,
    });
  }, [confirm, t]);
  return { setDirty, mayDiscard };
}
