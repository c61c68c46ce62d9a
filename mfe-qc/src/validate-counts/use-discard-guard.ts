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
  const { confirm } = useServices();
  const [dirty, setDirty] = useState(false);
  useUnsavedChanges(dirty);

  const mayDiscard = useCallback(async () => {
    if (!dirty) return true;
    return confirm({
      title: t('unsavedTitle'),
      text: t('unsavedText'),
      accept: t('unsavedAccept'),
      danger: true,
    });
  }, [dirty, confirm, t]);
  return { setDirty, mayDiscard };
}
