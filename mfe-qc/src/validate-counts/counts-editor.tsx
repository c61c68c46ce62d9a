import { useEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTypedWork } from 'shared-ui/auth';
import type { CountEdit, CountRow } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, Popover } from 'shared-ui/ui';
import { NO_INPUT, withBulk, type BulkInput } from './bulk.rules.ts';
import { BulkUpdatePanel } from './bulk-update-panel.tsx';
import { CountsGrid } from './grid/counts-grid.tsx';
import { editsOf, gridOf, isEdited, reduceGrid } from './grid/grid.rules.ts';
import { useActs, useMarked, useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';
import { useHeld } from './use-held.ts';
import { useScope } from './use-scope.ts';
import { useAway } from './views/use-columns.ts';

/**
 * One page of counts being worked on: the list, the update of checked rows and the bulk panel. `isFormer`: they are of an
 * earlier visit, and those that take their place leave typed work alone.
 */
export function CountsEditor({ counts, isFormer }: { counts: CountRow[]; isFormer: boolean }) {
  const t = useTexts(validateTexts);
  const { suspects } = useSubject();
  const marked = useMarked();
  const away = useAway();
  const order = useReview((state) => state.order);
  const { send, sendMatching, setTyped, setDay } = useActs().counts;
  const [state, dispatch] = useReducer(reduceGrid, counts, gridOf);
  // the same page asked for again: the rows change in place, so that a cell keeps the focus
  const drawn = useRef({ counts, isFormer });
  useEffect(() => {
    const before = drawn.current;
    if (before.counts !== counts) dispatch({ type: before.isFormer ? 'refreshed' : 'loaded', counts });
    drawn.current = { counts, isFormer };
  }, [counts, isFormer]);
  const dirty = state.rows.some(isEdited);
  useEffect(() => {
    setTyped(dirty);
    return () => setTyped(false);
  }, [dirty, setTyped]);
  useTypedWork<CountEdit[]>({
    // a page of the list is known by its first and last row: another page's rows are not these
    key: `counts ${counts[0]?.id} to ${counts.at(-1)?.id}`,
    dirty,
    base: [],
    mine: editsOf(state.rows.filter(isEdited)),
    restore: (_, edits) => dispatch({ type: 'kept', edits }),
  });
  const checked = state.rows.filter(({ selected }) => selected);
  // with nothing that waits there is nothing to update
  const isSettled = useScope()?.counts === 0;
  const { held, holding } = useHeld();

  async function sendRow(index: number) {
    const sent = editsOf(state.rows.slice(index, index + 1));
    try {
      await send(sent);
      dispatch({ type: 'saved', sent });
    } catch (problem) {
      dispatch({ type: 'refused', index, message: messageOf(problem, t('updateFailed')) });
    }
  }
  async function sendChecked(input: BulkInput) {
    const before = editsOf(checked);
    const sent = before.map((edit) => withBulk(edit, input));
    await send(sent, { several: true });
    dispatch({ type: 'written', sent, before });
    return true;
  }
  return (
    <>
      {isSettled && !held ? null : (
        <div {...holding} className="qc-bulk-place">
          <BulkUpdatePanel
            checked={checked.length}
            onApply={(input, target) => (target === 'checked' ? sendChecked(input) : sendMatching(input))}
          />
          <UpdateChecked count={checked.length} onSend={() => sendChecked(NO_INPUT)} />
        </div>
      )}
      <CountsGrid
        state={state}
        dispatch={dispatch}
        suspects={suspects}
        findings={marked}
        away={away}
        order={order}
        label={t('counts')}
        onSend={(index) => void sendRow(index)}
        onRow={(index) => setDay(state.rows[index]?.count.date.slice(0, 10) ?? '')}
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
