import { ALERT_SECONDS, type CountEdit, type CountsCursor } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { bulkUpdateOf, type BulkInput } from '../bulk.rules.ts';
import { updateCounts, updateMatching } from '../counts.resource.ts';
import { validateTexts } from '../texts.ts';
import { afterChange, afterMarks, noteEdit } from './after-change.ts';
import { mayDiscard, type Inside } from './inside.ts';
import type { Places } from './places.ts';
import type { BulkTarget } from './review-state.ts';

/** What can be done about the list of counts. Refusals of the server are thrown, to be told where they belong. */
export function countActs(inside: Inside, places: Places) {
  const { stationId, getState, setState, around } = inside;
  const aim = (target: BulkTarget) => setState({ target });
  return {
    /** Goes to another page of the list. */
    goTo: async (cursor: CountsCursor) => {
      if (await mayDiscard(inside)) setState({ cursor });
    },
    /** Writes these rows. */
    send: async (edits: CountEdit[]) => {
      const { edit } = await updateCounts(stationId, edits);
      noteEdit(inside, edit);
      afterMarks(inside);
    },
    /** Writes all that match the filters; false: the person thought better of it. */
    sendMatching: async (input: BulkInput): Promise<boolean> => {
      if (!(await mayDiscard(inside))) return false;
      const { updated: count, edit } = await updateMatching(
        stationId,
        getState().filters,
        bulkUpdateOf(input),
      );
      const t = translate(validateTexts, currentLanguage());
      around().services.notify('success', t('bulkDone', { count }), ALERT_SECONDS.counts);
      noteEdit(inside, edit);
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
