import { useCallback, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices, useUnsavedChanges } from 'shared-ui/remote';
import { validateTexts } from './texts.ts';

/**
 * Keeps typed work from being lost: leaving the screen asks (the shell does that), and so does `mayDiscard` before
 * another page, filter or bulk update replaces the rows.
 */
export function useDiscardGuard() {
  const t = useTexts(validateTexts);
  const { confirm, setDirty: tellShell } = useServices();
  const [dirty, setDirty] = useState(false);
  useUnsavedChanges(dirty);

  const mayDiscard = useCallback(async () => {
    if (!dirty) return true;
    const accepted = await confirm({
      title: t('unsavedTitle'),
      text: t('unsavedText'),
      accept: t('unsavedAccept'),
      danger: true,
    });
    // what follows may change the address at once, and must not be asked about again
    if (accepted) tellShell(false);
    return accepted;
  }, [dirty, confirm, tellShell, t]);
  return { setDirty, mayDiscard };
}
