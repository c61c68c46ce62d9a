import { useState, type ComponentType } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { validateTexts } from './texts.ts';

type Closed = { onClose: () => void };

/**
 * A dialog whose script comes when it is first asked for, so that the list doesn't wait for the room of forms. What
 * opens it waits for it; a script that does not come is told, and asked for again at the next press.
 */
export function useLateDialog<Props extends object = object>() {
  const t = useTexts(validateTexts);
  const { notify } = useServices();
  const [Dialog, setDialog] = useState<ComponentType<Props & Closed> | null>(null);
  const open = async (load: () => Promise<ComponentType<Props & Closed>>) => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      notify('danger', t('dialogFailed'), 0);
    }
  };
  return { Dialog, open, close: () => setDialog(null) };
}
