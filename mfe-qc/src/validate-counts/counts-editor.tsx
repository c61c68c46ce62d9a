import { useEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTypedWork } from 'shared-ui/auth';
import { ALERT_SECONDS, type CountEdit, type CountRow, type CountsEdit, type Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, Popover } from 'shared-ui/ui';
import { NO_INPUT, withBulk, type BulkInput } from './bulk.rules.ts';
import { BulkUpdatePanel, type BulkTarget } from './bulk-update-panel.tsx';
import { updateCounts } from './counts.resource.ts';
import { CountsGrid } from './grid/counts-grid.tsx';
import type { FindingPlace } from './grid/finding-rows.rules.ts';
import { editsOf, gridOf, isEdited, reduceGrid } from './grid/grid.rules.ts';
import { validateTexts } from './texts.ts';

/** The bulk panel as the screen around the list drives it. */
export type Bulk = {
  target: BulkTarget;
  onTarget: (target: BulkTarget) => void;
  /** Raised when the panel is asked for from elsewhere. */
  asked: number;
  /** Uncertified counts that match the filters; null while unknown. */
  matching: number | null;
  /** Updates them all; false when the person declines. */
  updateMatching: (input: BulkInput) => Promise<boolean>;
};

/** One page of counts being worked on: the list, the update of checked rows and the bulk panel. */
export function CountsEditor({
  stationId,
  counts,
  suspects,
  findings,
  bulk,
  onDirty,
  onDay,
  onUpdated,
}: {
  stationId: string;
  counts: CountRow[];
  suspects: Suspect[];
  /** Open findings, which the list marks. */
  findings: FindingPlace[];
  bulk: Bulk;
  onDirty: (dirty: boolean) => void;
  /** The day of the row that the focus has come to. */
  onDay: (day: string) => void;
  /** After counts were changed on the server. */
  onUpdated: (edit: CountsEdit | null) => void;
}) {
  const t = useTexts(validateTexts);
  const { notify } = useServices();
  const [state, dispatch] = useReducer(reduceGrid, counts, gridOf);
  // the same page asked for again: the rows change in place, so that a cell keeps the focus
  const drawn = useRef(counts);
  useEffect(() => {
    if (drawn.current !== counts) dispatch({ type: 'loaded', counts });
    drawn.current = counts;
  }, [counts]);
  const dirty = state.rows.some(isEdited);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  useTypedWork<CountEdit[]>({
    // a page of the list is known by its first and last row: another page's rows are not these
    key: `counts ${counts[0]?.id} to ${counts.at(-1)?.id}`,
    dirty,
    base: [],
    mine: editsOf(state.rows.filter(isEdited)),
    restore: (_, edits) => dispatch({ type: 'kept', edits }),
  });
  const checked = state.rows.filter(({ selected }) => selected);

  async function sendRow(index: number) {
    const sent = editsOf(state.rows.slice(index, index + 1));
    try {
      const { edit } = await updateCounts(stationId, sent);
      dispatch({ type: 'saved', sent });
      onUpdated(edit);
    } catch (problem) {
      dispatch({ type: 'refused', index, message: messageOf(problem, t('updateFailed')) });
    }
  }
  async function sendChecked(input: BulkInput) {
    const before = editsOf(checked);
    const sent = before.map((edit) => withBulk(edit, input));
    const { edit } = await updateCounts(stationId, sent);
    dispatch({ type: 'written', sent, before });
    notify('success', t('bulkDone', { count: sent.length }), ALERT_SECONDS.counts);
    onUpdated(edit);
    return true;
  }
  return (
    <>
      <BulkUpdatePanel
        suspects={suspects}
        checked={checked.length}
        matching={bulk.matching}
        target={bulk.target}
        onTarget={bulk.onTarget}
        asked={bulk.asked}
        onApply={(input, target) => (target === 'checked' ? sendChecked(input) : bulk.updateMatching(input))}
      />
      <UpdateChecked count={checked.length} onSend={() => sendChecked(NO_INPUT)} />
      <CountsGrid
        state={state}
        dispatch={dispatch}
        suspects={suspects}
        findings={findings}
        label={t('counts')}
        onSend={(index) => void sendRow(index)}
        onRow={(index) => onDay(state.rows[index]?.count.date.slice(0, 10) ?? '')}
      />
    </>
  );
}

function UpdateChecked({ count, onSend }: { count: number; onSend: () => Promise<unknown> }) {
  const t = useTexts(validateTexts);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function update() {
    setBusy(true);
    try {
      await onSend();
    } catch (problem) {
      setError(messageOf(problem, t('updateFailed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="qc-checked cx-anchor">
      <Button
        severity="outlined"
        loading={busy}
        disabled={count === 0 || error !== null}
        onClick={() => void update()}
      >
        {t('updateChecked')}
      </Button>
      {error === null ? null : (
        <Popover title={t('errorDetected')} onClose={() => setError(null)}>
          {error}
        </Popover>
      )}
    </div>
  );
}
