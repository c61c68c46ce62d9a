import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTypedWork } from 'shared-ui/auth';
import { NOTE_MAX, REASON_MAX, type Finding } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { Labelled } from '../labelled.tsx';
import { KeyHint, keyOf } from '../shortcuts/key-hint.tsx';
import type { ShortcutAct } from '../shortcuts/shortcuts.rules.ts';
import { useActs, useFlowName, useReview, useSubject, useWork } from '../store/review-context.tsx';
import { isBegun, isReason, NO_DECISION, suspectChoices, type Decision } from './decision.rules.ts';
import { rangeInWords, subjectOf } from './queue.rules.ts';
import { findingTexts } from './texts.ts';

/** The finding that is looked at: what is odd and why, and what the person makes of it. */
export function CurrentFinding({ finding }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  const { queue, kind, place } = useWork();
  const allOfKind = useReview(({ decision }) => decision.allOfKind);
  const reason = useReview(({ decision }) => decision.reason);
  const flowName = useFlowName();
  useKeptDecision(finding);
  const box = useRef<HTMLDivElement>(null);
  const marked = allOfKind ? kind.reduce((sum, { rows }) => sum + rows, 0) : finding.rows;
  return (
    <div className="qc-finding" ref={box}>
      <div aria-live="polite" aria-atomic>
        <p className="qc-finding-head">
          <span className={`qc-weight is-${finding.severity}`}>{t(finding.severity)}</span>
          <strong>{finding.rule_label}</strong>
          <span className="qc-help">{t('place', { place, count: queue.length })}</span>
        </p>
        <p className="qc-finding-where">
          {flowName(finding.flow_id)}
          <br />
          {t('range', rangeInWords(finding))}
        </p>
        <Evidence finding={finding} />
        <Known finding={finding} />
        <p className="qc-finding-affected">{t('affected', { count: finding.affected })}</p>
      </div>
      {reason === null ? <Marks finding={finding} /> : <Reason reason={reason} />}
      {kind.length > 1 ? <AllOfKind count={kind.length} checked={allOfKind} /> : null}
      {reason === null ? (
        <p className="qc-help">{marked > 0 ? t('marks', { count: marked }) : t('marksNone')}</p>
      ) : null}
      <Acts reason={reason} count={allOfKind ? kind.length : 1} />
      <Ways finding={finding} />
    </div>
  );
}

/** What is about to be decided outlives the session. */
function useKeptDecision(finding: Finding): void {
  const decision = useReview((state) => state.decision);
  const { change } = useActs().findings;
  useTypedWork<Decision>({
    key: `finding ${subjectOf(finding)}`,
    dirty: isBegun(decision),
    base: NO_DECISION,
    mine: decision,
    restore: (_, typed) => change(typed),
  });
}

function AllOfKind({ count, checked }: { count: number; checked: boolean }) {
  const t = useTexts(findingTexts);
  const { change } = useActs().findings;
  const singleKeys = useReview((state) => state.singleKeys);
  return (
    <label className="qc-check">
      <input
        type="checkbox"
        checked={checked}
        aria-keyshortcuts={keyOf('kind', singleKeys)}
        onChange={({ target }) => change({ allOfKind: target.checked })}
      />
      <span>{t('kind', { count })}</span>
      <KeyHint act="kind" single={singleKeys} />
    </label>
  );
}

/** Why each rule fired; the leading one alone needs no name, as the case has it. */
function Evidence({ finding: { evidence, fired } }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  if (fired.length < 2 && (fired[0]?.stretches ?? 1) < 2) return <p>{evidence}</p>;
  return (
    <ul className="qc-finding-rules" aria-label={t('fired')}>
      {fired.map((one) => (
        <li key={one.rule}>
          <b>{one.rule_label}</b> {one.evidence}
          {one.stretches > 1 ? ` ${t('stretches', { count: one.stretches })}` : ''}
        </li>
      ))}
    </ul>
  );
}

/** What the calendar knows of its days: it may explain what was counted. */
function Known({ finding: { known } }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  if (known.length === 0) return null;
  return (
    <p>
      <b>{t('known')}</b>{' '}
      {known.map(({ date, text }) => t('knownOn', { what: text, date: formatDate(date) })).join('; ')}
    </p>
  );
}

/** The suspect and the note that accepting puts on the counts. */
function Marks({ finding }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  const { suspects } = useSubject();
  const { kind } = useWork();
  const decision = useReview((state) => state.decision);
  const { accept, change } = useActs().findings;
  const proposed = suspects.find(({ id }) => id === finding.suspect_id)?.validity_condition;
  const each = decision.allOfKind && kind.some(({ suspect_id }) => suspect_id !== finding.suspect_id);
  return (
    <div className="qc-marks">
      <Labelled label={t('suspect')} wide>
        {(control) => (
          <select
            {...control}
            value={decision.suspect}
            onChange={({ target }) => change({ suspect: target.value })}
          >
            <option value="">
              {each ? t('proposedEach') : proposed ? t('proposed', { suspect: proposed }) : t('markNone')}
            </option>
            {suspectChoices(finding, suspects).map(({ id, validity_condition: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {proposed || each ? <option value="none">{t('markNone')}</option> : null}
          </select>
        )}
      </Labelled>
      <Labelled label={t('note')} wide>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={NOTE_MAX}
            value={decision.note}
            onChange={({ target }) => change({ note: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && void accept()}
          />
        )}
      </Labelled>
    </div>
  );
}

/** Why it is dismissed: free words, with the usual ones to choose from. Enter dismisses, Escape thinks better of it. */
function Reason({ reason }: { reason: string }) {
  const t = useTexts(findingTexts);
  const { change, dismiss } = useActs().findings;
  const usual = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const input = field.current;
    input?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void dismiss();
    if (event.key === 'Escape') change({ reason: null });
  };
  return (
    <Labelled label={t('reason')} wide>
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            type="text"
            list={usual}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            onKeyDown={onKeyDown}
          />
          <datalist id={usual}>
            {(['reasonEvent', 'reasonWeather', 'reasonQuiet', 'reasonChecked'] as const).map((key) => (
              <option key={key}>{t(key)}</option>
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}

function Acts({ reason, count }: { reason: string | null; count: number }) {
  const t = useTexts(findingTexts);
  const busy = useReview((state) => state.deciding);
  const singleKeys = useReview((state) => state.singleKeys);
  const { accept, change, dismiss } = useActs().findings;
  if (reason !== null) {
    return (
      <div className="qc-finding-acts">
        <Button loading={busy} disabled={!isReason(reason)} onClick={() => void dismiss()}>
          {count > 1 ? t('dismissAll', { count }) : t('dismiss')}
        </Button>
        <Button severity="outlined" onClick={() => change({ reason: null })}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className="qc-finding-acts">
      <Button loading={busy} aria-keyshortcuts={keyOf('accept', singleKeys)} onClick={() => void accept()}>
        {count > 1 ? t('acceptAll', { count }) : t('accept')}
        <KeyHint act="accept" single={singleKeys} />
      </Button>
      <Button
        severity="outlined"
        aria-keyshortcuts={keyOf('dismiss', singleKeys)}
        onClick={() => change({ reason: '' })}
      >
        {count > 1 ? t('dismissAll', { count }) : t('dismiss')}
        <KeyHint act="dismiss" single={singleKeys} />
      </Button>
    </div>
  );
}

/** Where to go from here. */
function Ways({ finding }: { finding: Finding }) {
  const { go, showRows } = useActs().findings;
  return (
    <div className="qc-finding-ways">
      <Way text="previous" act="previous" onClick={() => go(-1)} />
      <Way text="next" act="next" onClick={() => go(1)} />
      <Way text="showRows" act="rows" onClick={() => showRows(finding)} />
    </div>
  );
}

function Way({
  text,
  act,
  onClick,
}: {
  text: 'previous' | 'next' | 'showRows';
  act: ShortcutAct;
  onClick: () => void;
}) {
  const t = useTexts(findingTexts);
  const singleKeys = useReview((state) => state.singleKeys);
  return (
    <Button severity="text" size="small" aria-keyshortcuts={keyOf(act, singleKeys)} onClick={onClick}>
      {t(text)}
      <KeyHint act={act} single={singleKeys} />
    </Button>
  );
}
