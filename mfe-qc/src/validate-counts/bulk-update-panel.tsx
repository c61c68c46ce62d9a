import { useId, useState, type RefObject } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTypedWork } from 'shared-ui/auth';
import { NOTE_MAX, type Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, Popover } from 'shared-ui/ui';
import { isChosen, NO_INPUT, type BulkInput } from './bulk.rules.ts';
import { Labelled } from './labelled.tsx';
import { useActs, usePlaces, useReview, useSubject } from './store/review-context.tsx';
import type { BulkTarget } from './store/review-state.ts';
import { validateTexts } from './texts.ts';
import { useScope } from './use-scope.ts';

/**
 * Suspect value, note and delete-notes for many counts at once. The button waits while a request runs, while an error
 * is shown, and until something is chosen.
 */
export function BulkUpdatePanel({
  checked,
  onApply,
}: {
  /** Rows checked on this page. */
  checked: number;
  /** Carries the update out; its failure is shown here. False: the person thought better of it. */
  onApply: (input: BulkInput, target: BulkTarget) => Promise<boolean>;
}) {
  const t = useTexts(validateTexts);
  const { suspects } = useSubject();
  const first = usePlaces().bulk;
  const target = useReview((state) => state.target);
  const matching = useScope()?.counts ?? null;
  const [input, setInput] = useState(NO_INPUT);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useTypedWork<BulkInput>({
    key: 'bulk update',
    dirty: isChosen(input),
    base: NO_INPUT,
    mine: input,
    restore: (_, typed) => setInput(typed),
  });
  const change = (part: Partial<BulkInput>) => setInput((before) => ({ ...before, ...part }));
  const reach = target === 'checked' ? checked : (matching ?? 0);

  async function apply() {
    setBusy(true);
    try {
      if (await onApply(input, target)) setInput(NO_INPUT);
    } catch (problem) {
      setError(messageOf(problem, t('updateFailed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="qc-bulk"
      aria-label={t('bulk')}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TargetChoice checked={checked} matching={matching} target={target} />
      <BulkFields first={first} suspects={suspects} input={input} onChange={change} />
      <div className="cx-anchor">
        <Button
          type="submit"
          severity="outlined"
          loading={busy}
          disabled={error !== null || reach === 0 || !isChosen(input)}
        >
          {t('bulkApply')}
        </Button>
        {error === null ? null : (
          <Popover title={t('errorDetected')} onClose={() => setError(null)}>
            {error}
          </Popover>
        )}
      </div>
    </form>
  );
}

function TargetChoice({
  checked,
  matching,
  target,
}: {
  checked: number;
  /** Uncertified counts that match the filters; null while unknown. */
  matching: number | null;
  target: BulkTarget;
}) {
  const t = useTexts(validateTexts);
  const { aim } = useActs().counts;
  const name = useId();
  const labels = {
    checked: t('bulkChecked', { count: checked }),
    matching: matching === null ? t('bulkMatchingUnknown') : t('bulkMatching', { count: matching }),
  };
  return (
    <fieldset className="qc-target">
      <legend>{t('bulkTo')}</legend>
      {(['checked', 'matching'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={target === value} onChange={() => aim(value)} />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}

function BulkFields({
  first,
  suspects,
  input,
  onChange,
}: {
  first: RefObject<HTMLSelectElement | null>;
  suspects: Suspect[];
  input: BulkInput;
  onChange: (part: Partial<BulkInput>) => void;
}) {
  const t = useTexts(validateTexts);
  return (
    <>
      <Labelled label={t('bulkSuspect')} term="validity-condition">
        {(control) => (
          <select
            {...control}
            ref={first}
            value={input.suspect}
            onChange={({ target }) => onChange({ suspect: target.value })}
          >
            <option value="">{t('bulkKeep')}</option>
            <option value="none">{t('bulkNone')}</option>
            {suspects.map(({ id, validity_condition }) => (
              <option key={id} value={id}>
                {validity_condition}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('bulkNote')} hint={t('bulkNoteHint', { max: NOTE_MAX })} wide>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={NOTE_MAX}
            disabled={input.noteDelete}
            value={input.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Labelled>
      <label className="qc-check">
        <input
          type="checkbox"
          checked={input.noteDelete}
          onChange={({ target }) => onChange({ noteDelete: target.checked, note: '' })}
        />
        {t('bulkDelete')}
      </label>
    </>
  );
}
