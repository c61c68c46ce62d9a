import { useCallback, useState } from 'react';
import { useLoad } from 'shared-ui/api';
import { ALERT_SECONDS, type CountFilters, type CountsEdit } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { bulkUpdateOf, type BulkInput } from './bulk.rules.ts';
import type { BulkTarget } from './bulk-update-panel.tsx';
import type { Bulk } from './counts-editor.tsx';
import { loadScope, updateMatching } from './counts.resource.ts';
import { useHistory } from './history/use-history.ts';
import { validateTexts } from './texts.ts';
import type { useDiscardGuard } from './use-discard-guard.ts';
import type { useReviewAddress } from './use-review-address.ts';

/**
 * What picture, findings, filters and list of a review have in common: the filters and the change of them, how many
 * uncertified counts match, the bulk update, undo, and the guard of typed work. `revision` is raised whenever counts
 * have changed, `outside` when the list did not change them itself and has to ask again.
 */
export function useReview(
  stationId: string,
  { filters, changeFilters: onFilters }: ReturnType<typeof useReviewAddress>,
  { setDirty, mayDiscard }: ReturnType<typeof useDiscardGuard>,
) {
  const t = useTexts(validateTexts);
  const { notify } = useServices();
  const [revision, setRevision] = useState(0);
  const [outside, setOutside] = useState(0);
  const onChanged = useCallback(() => {
    setRevision((n) => n + 1);
    setOutside((n) => n + 1);
  }, []);
  const history = useHistory(stationId, mayDiscard, onChanged);
  const { record } = history;
  /** After the list has changed counts by this edit. */
  const onUpdated = useCallback(
    (edit: CountsEdit | null) => {
      record(edit);
      setRevision((n) => n + 1);
    },
    [record],
  );
  /** After a decision of findings has. */
  const onDecided = useCallback(
    (edit: CountsEdit) => {
      record(edit);
      onChanged();
    },
    [record, onChanged],
  );
  const { load } = useLoad(() => loadScope(stationId, filters), [stationId, filters, revision]);
  const scope = load.state === 'loaded' ? load.value : null;

  const changeFilters = async (part: CountFilters) => {
    if (await mayDiscard()) onFilters(part);
  };

  const [target, setTarget] = useState<BulkTarget>('checked');
  const [asked, setAsked] = useState(0);
  const bulk: Bulk = {
    target,
    onTarget: setTarget,
    asked,
    matching: scope?.counts ?? null,
    updateMatching: async (input: BulkInput) => {
      if (!(await mayDiscard())) return false;
      const { updated: count, edit } = await updateMatching(stationId, filters, bulkUpdateOf(input));
      notify('success', t('bulkDone', { count }), ALERT_SECONDS.counts);
      onUpdated(edit);
      return true;
    },
  };
  /** Asks for the bulk update of all that match. */
  const markMatching = () => {
    setTarget('matching');
    setAsked((n) => n + 1);
  };
  return {
    scope,
    revision,
    outside,
    onUpdated,
    onChanged,
    onDecided,
    history,
    bulk,
    markMatching,
    changeFilters,
    setDirty,
    mayDiscard,
  };
}
