import { messageOf } from 'shared-ui/api';
import { useServices } from 'shared-ui/remote';

/** What is asked before something is deleted, which the text names, and what is said after. */
type RemovalTexts = { title: string; text: string; accept: string; removed: string; failed: string };

type Removal<T> = {
  texts: (record: T) => RemovalTexts;
  /** Where it is open in something modal, that closes before it goes: the focus can't leave it. */
  onBegin?: () => void;
  onRemoved: () => void;
};

/** Deletes something after a question; the button that asked goes with it, so the focus goes elsewhere. */
export function useRemoval<T>(
  remove: (record: T) => Promise<unknown>,
  { texts, onBegin, onRemoved }: Removal<T>,
) {
  const { confirm, notify } = useServices();
  return async (record: T): Promise<void> => {
    const { title, text, accept, removed, failed } = texts(record);
    if (!(await confirm({ title, text, accept, danger: true }))) return;
    onBegin?.();
    try {
      await remove(record);
      notify('success', removed);
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, failed));
    }
  };
}
