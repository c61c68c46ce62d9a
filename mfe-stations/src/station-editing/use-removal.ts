import { messageOf } from 'shared-ui/api';
import { useServices } from 'shared-ui/remote';

/** What is asked before something is deleted, and what is said after. */
export type RemovalTexts = { title: string; text: string; accept: string; removed: string; failed: string };

/** Deletes something after a question; the button that asked goes with it, so the focus goes elsewhere. */
export function useRemoval<T>(
  remove: (record: T) => Promise<void>,
  { texts, onRemoved }: { texts: RemovalTexts; onRemoved: () => void },
) {
  const { confirm, notify } = useServices();
  return async (record: T): Promise<void> => {
    const { title, text, accept, removed, failed } = texts;
    if (!(await confirm({ title, text, accept, danger: true }))) return;
    try {
      await remove(record);
      notify('success', removed);
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, failed));
    }
  };
}
