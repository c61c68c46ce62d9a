import { ALERT_SECONDS, type CountEdit, type CountsCursor, type CountsEdit } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { bulkUpdateOf, type BulkInput } from '../bulk.rules.ts';
import { updateCounts, updateMatching } from '../counts.resource.ts';
import { historyTexts } from '../history/texts.ts';
import { validateTexts } from '../texts.ts';
import { afterChange, afterMarks, noteEdit } from './after-change.ts';
import { mayDiscard, type Inside } from './inside.ts';
import type { Places } from './places.ts';
import type { BulkTarget } from './review-state.ts';

/** What can be done about the list of counts. Refusals of the server are thrown, to be told where they belong. */
export function countActs(inside: Inside, places: Places, undo: (edit: number) => unknown) {
  const { stationId, getState, setState, around } = inside;
  const aim = (target: BulkTarget) => setState({ target });
  /** Says how many were changed, with the way to take that back. */
  const tell = (count: number, edit: CountsEdit | null) => {
    const t = translate(validateTexts, currentLanguage());
    const act = edit
      ? { label: translate(historyTexts, currentLanguage())('undo'), act: () => undo(edit.id) }
      : undefined;
    around().services.notify('success', t('bulkDone', { count }), ALERT_SECONDS.counts, act);
  };
  return {
    /** Goes to another page of the list. */
    goTo: async (cursor: CountsCursor) => {
      if (await mayDiscard(inside)) setState({ cursor });
    },
    /** Writes these rows; `several` are told when they are. */
    send: async (edits: CountEdit[], { several = false } = {}) => {
      const { edit } = await updateCounts(stationId, edits);
      noteEdit(inside, edit);
      afterMarks(inside);
      if (several) tell(edits.length, edit);
    },
    /** Writes all that match the filters; false: the person thought better of it. */
    sendMatching: async (input: BulkInput): Promise<boolean> => {
      if (!(await mayDiscard(inside))) return false;
      const { updated: count, edit } = await updateMatching(
        stationId,
        getState().filters,
        bulkUpdateOf(input),
      );
      noteEdit(inside, edit);
      tell(count, edit);
      afterChange(inside);
      return true;
    },
    /** Says what the bulk update is for. */
    aim,
    /** Leads to the bulk update of all that match. */
    markMatching: () => {
      aim('matching');
      places.bulk.current?.focus();
    },
    /** Whether a row holds typed work; the shell asks before it is left. */
    setTyped: (typed: boolean) => {
      setState({ typed });
      around().services.setDirty(typed);
    },
    /** The focus has come to a row of this day. */
    setDay: (day: string) => setState({ day }),
  };
}
